//! 驳回 — the reason that stands against an action, if one does.

use kernel::Seat;

use super::reason::Reason;
use crate::action::Action;
use crate::ask::Question;
use crate::town::{Phase, Town};
use crate::{Statement, manual};

impl Town {
    pub(crate) fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        if matches!(self.phase, Phase::Over { .. }) {
            return Some(Reason::Over);
        }
        if !self.asked().has(seat) {
            return Some(Reason::NotAsked);
        }
        match self.pending {
            Some(pending) => self.objection_to_answer(&pending.question, action),
            None => self.objection_in_phase(seat, action),
        }
    }

    fn objection_to_answer(&self, question: &Question, action: Action) -> Option<Reason> {
        let among = |is_so: bool| (!is_so).then_some(Reason::NotAmong);
        match (*question, action) {
            (Question::Pick { from, .. }, Action::Pick(seat)) => among(from.0.has(seat)),
            (Question::Name { from, .. }, Action::Name(character)) => among(from.has(character)),
            (
                Question::Pick { may_decline, .. }
                | Question::Name { may_decline, .. }
                | Question::State { may_decline },
                Action::Decline,
            ) => (!may_decline).then_some(Reason::MayNotDecline),
            (Question::YesNo { yes, .. }, Action::Yes) => among(yes),
            (Question::YesNo { no, .. }, Action::No) => among(no),
            (Question::State { .. }, Action::State(statement)) => among(
                statement == Statement::Spoken
                    || Statement::about_teams(self.grimoire.present)
                        .any(|other| other == statement),
            ),
            (Question::Say, Action::Say(info)) => {
                let mut found = false;
                if let Some(my) = self.frames.last() {
                    self.sayable(my, &mut |other| found |= other == info);
                }
                among(found)
            }
            (Question::Hand, Action::Hand(tool)) => {
                let mut found = false;
                manual::tools(self, &mut |other| found |= other == tool);
                among(found)
            }
            (Question::Hand | Question::Pass, Action::Pass) => None,
            _ => Some(Reason::NotTheQuestion),
        }
    }

    fn objection_in_phase(&self, seat: Seat, action: Action) -> Option<Reason> {
        match self.phase {
            Phase::Setup | Phase::Over { .. } => Some(Reason::NotAsked),
            Phase::Night { .. } => (action != Action::Next).then_some(Reason::NotTheQuestion),
            Phase::Vote => match action {
                Action::Yes => (!self.may_raise(seat)).then_some(Reason::MayNotVote),
                Action::No => None,
                _ => Some(Reason::NotTheQuestion),
            },
            Phase::Day if seat == self.storyteller() => self.objection_of_the_storyteller(action),
            Phase::Day => self.objection_by_day(seat, action),
        }
    }

    fn objection_of_the_storyteller(&self, action: Action) -> Option<Reason> {
        match action {
            Action::Next => self
                .owes_a_nomination()
                .then_some(Reason::SomebodyMustBeNominated),
            Action::Nominate(whom) if !self.is_player(whom) => Some(Reason::NotAmong),
            Action::Nominate(whom) => self.storyteller_may_not_nominate(whom),
            Action::Welcome(chair) => self.may_not_welcome(chair),
            Action::SeeOff(whom) => self.may_not_see_off(whom),
            Action::Wait => {
                (self.day.waited || self.all_have_passed()).then_some(Reason::NothingToDo)
            }
            Action::Pick(seat) => {
                let can = self.is_player(seat) && self.strike(seat).is_some();
                (!can).then_some(Reason::NotAmong)
            }
            Action::Hand(tool) => {
                let mut found = false;
                if self.by_hand_today() {
                    manual::tools(self, &mut |other| found |= other == tool);
                }
                (!found).then_some(Reason::NotAmong)
            }
            _ => Some(Reason::NotTheQuestion),
        }
    }

    fn objection_by_day(&self, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Pass => None,
            Action::Nominate(whom) if !self.is_player(whom) => Some(Reason::NotAmong),
            Action::Nominate(whom) => self.may_not_nominate(seat, whom),
            Action::Exile(whom) => {
                let there = self.grimoire.travellers().and(self.grimoire.living());
                if !there.has(whom) {
                    Some(Reason::NotATraveller)
                } else if self.day.called.has(whom) {
                    Some(Reason::WasCalledFor)
                } else {
                    None
                }
            }
            Action::Use(character) if self.may_use(seat, character) => None,
            Action::Use(_) if self.day.used.has(seat) => Some(Reason::DoneToday),
            Action::Use(_) => Some(Reason::NothingToDo),
            Action::ClaimToBe(_)
            | Action::ClaimToKnow(_)
            | Action::Suspect(_)
            | Action::Trust(_)
            | Action::Whisper(_) => self.objection_to_words(seat, action),
            Action::Visit if self.day.visited.has(seat) => Some(Reason::DoneToday),
            Action::Visit => (!self.may_visit(seat)).then_some(Reason::NothingToDo),
            _ => Some(Reason::NotTheQuestion),
        }
    }

    fn objection_to_words(&self, seat: Seat, action: Action) -> Option<Reason> {
        if !self.rules.talk {
            Some(Reason::SaidAloud)
        } else if !self.may_talk(seat) {
            Some(Reason::SaidEnough)
        } else {
            (!self.can_say(seat, action)).then_some(Reason::NotAmong)
        }
    }

    fn is_player(&self, seat: Seat) -> bool {
        self.grimoire.present.has(seat)
    }
}
