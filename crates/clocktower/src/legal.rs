//! 可做 — what each seat may do now, and why not something else.

use std::fmt;

use kernel::{Seat, Seats};

use crate::ability::Which;
use crate::action::Action;
use crate::ask::Question;
use crate::town::{Phase, Town};
use crate::{Statement, manual, roles};

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is over.
    Over,
    /// This seat is not asked now, as far as it can tell.
    NotAsked,
    /// That is no answer to what is asked.
    NotTheQuestion,
    /// This player, character or statement is not among those that can be chosen.
    NotAmong,
    /// Somebody has to be chosen.
    MayNotDecline,
    /// The dead do not nominate.
    TheDeadDoNotNominate,
    /// Everybody nominates once a day.
    HasNominated,
    /// Everybody is nominated once a day.
    WasNominated,
    /// Travellers are exiled, not executed.
    IsATraveller,
    /// With 主教 only the storyteller nominates.
    TheStorytellerNominates,
    /// With 主教 somebody of the other side has to be nominated before the day ends.
    SomebodyMustBeNominated,
    /// Only a living Traveller is exiled.
    NotATraveller,
    /// The exile of each is called for once a day.
    WasCalledFor,
    /// One's own ability does not let one vote now.
    MayNotVote,
    /// That was done today already.
    DoneToday,
    /// At this table people talk themselves.
    SaidAloud,
    /// So much was said today that more would not be heard.
    SaidEnough,
    /// There is nothing of the kind to be done now.
    NothingToDo,
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Over => "the game is over",
            Self::NotAsked => "this seat is not asked now",
            Self::NotTheQuestion => "that is no answer to what is asked",
            Self::NotAmong => "that is not among what can be chosen",
            Self::MayNotDecline => "somebody has to be chosen",
            Self::TheDeadDoNotNominate => "the dead do not nominate",
            Self::HasNominated => "everybody nominates once a day",
            Self::WasNominated => "everybody is nominated once a day",
            Self::IsATraveller => "Travellers are exiled, not executed",
            Self::TheStorytellerNominates => {
                "only the storyteller nominates, as long as the Bishop lives"
            }
            Self::SomebodyMustBeNominated => {
                "the Bishop wants somebody of the other side to be nominated before the day ends"
            }
            Self::NotATraveller => "only a living Traveller is exiled",
            Self::WasCalledFor => "the exile of each Traveller is called for once a day",
            Self::MayNotVote => "one's own ability does not allow a vote now",
            Self::DoneToday => "that was done today already",
            Self::SaidAloud => "at this table people talk themselves",
            Self::SaidEnough => "so much was said today that more would not be heard",
            Self::NothingToDo => "there is nothing of the kind to be done now",
        })
    }
}

impl Town {
    pub(crate) fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let from = out.len();
        if !self.asked().has(seat) {
            return;
        }
        match self.pending {
            Some(pending) => self.answers(&pending.question, out),
            None => match self.phase {
                Phase::Setup | Phase::Over { .. } => {}
                Phase::Night { .. } => out.push(Action::Next),
                Phase::Vote => {
                    if self.may_raise(seat) {
                        out.push(Action::Yes);
                    }
                    out.push(Action::No);
                }
                Phase::Day => self.by_day(seat, out),
            },
        }
        out[from..].sort_unstable();
    }

    fn answers(&self, question: &Question, out: &mut Vec<Action>) {
        match *question {
            Question::Pick { from, may_decline } => {
                out.extend(from.0.into_iter().map(Action::Pick));
                if may_decline {
                    out.push(Action::Decline);
                }
            }
            Question::Name { from, may_decline } => {
                out.extend(from.iter().map(Action::Name));
                if may_decline {
                    out.push(Action::Decline);
                }
            }
            Question::YesNo { yes, no } => {
                out.extend(yes.then_some(Action::Yes));
                out.extend(no.then_some(Action::No));
            }
            Question::State { may_decline } => {
                out.extend(Statement::about_teams(self.grimoire.players).map(Action::State));
                out.push(Action::State(Statement::Spoken));
                if may_decline {
                    out.push(Action::Decline);
                }
            }
            Question::Say => {
                if let Some(my) = self.frames.last() {
                    let from = out.len();
                    self.sayable(my, &mut |info| out.push(Action::Say(info)));
                    out[from..].sort_unstable();
                    out.dedup();
                }
            }
            Question::Hand => {
                out.push(Action::Pass);
                manual::tools(self, &mut |tool| out.push(Action::Hand(tool)));
            }
            Question::Pass => out.push(Action::Pass),
        }
    }

    fn by_day(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.storyteller() {
            if !self.owes_a_nomination() {
                out.push(Action::Next);
            }
            let whom = self.grimoire.seats();
            out.extend(
                whom.filter(|&whom| self.storyteller_may_not_nominate(whom).is_none())
                    .map(Action::Nominate),
            );
            if !self.day.waited && !self.all_have_passed() {
                out.push(Action::Wait);
            }
            let struck = self
                .grimoire
                .seats()
                .filter(|&seat| self.strike(seat).is_some());
            out.extend(struck.map(Action::Pick));
            if self.by_hand_today() {
                manual::tools(self, &mut |tool| out.push(Action::Hand(tool)));
            }
            return;
        }
        out.push(Action::Pass);
        for whom in self.grimoire.seats() {
            if self.may_not_nominate(seat, whom).is_none() {
                out.push(Action::Nominate(whom));
            }
        }
        out.extend(self.exilable().into_iter().map(Action::Exile));
        for character in self.grimoire.script.iter() {
            if self.may_use(seat, character) {
                out.push(Action::Use(character));
            }
        }
        if self.may_visit(seat) {
            out.push(Action::Visit);
        }
        self.sayings(seat, &mut |action| out.push(action));
    }

    /// Whether the storyteller may do things by hand by day: as long as somebody's character is played by hand.
    const fn by_hand_today(&self) -> bool {
        self.grimoire.people.by_hand
    }

    fn may_visit(&self, seat: Seat) -> bool {
        let may_have_business = self.grimoire.is_alive(seat) || self.the_dead_could_act();
        self.has_visits() && may_have_business && !self.day.visited.has(seat)
    }

    /// Why a player may not nominate another; none if he may.
    fn may_not_nominate(&self, by: Seat, whom: Seat) -> Option<Reason> {
        if !self.grimoire.is_alive(by) {
            Some(Reason::TheDeadDoNotNominate)
        } else if self.bishop().is_some() {
            Some(Reason::TheStorytellerNominates)
        } else if self.day.nominators.has(by) {
            Some(Reason::HasNominated)
        } else {
            self.may_not_be_nominated(whom)
        }
    }

    fn may_not_be_nominated(&self, whom: Seat) -> Option<Reason> {
        if self.grimoire.travellers().has(whom) {
            Some(Reason::IsATraveller)
        } else if self.day.nominated.has(whom) {
            Some(Reason::WasNominated)
        } else {
            None
        }
    }

    fn storyteller_may_not_nominate(&self, whom: Seat) -> Option<Reason> {
        match self.bishop() {
            None => Some(Reason::NotTheQuestion),
            Some(_) => self.may_not_be_nominated(whom),
        }
    }

    /// The living player whose ability leaves nominations to the storyteller.
    fn bishop(&self) -> Option<Seat> {
        self.grimoire.seats().find(|&seat| {
            roles::of(self.grimoire.row(seat).character).storyteller_nominates
                && self.grimoire.is_alive(seat)
        })
    }

    /// Whether the storyteller still has to nominate somebody today: one at least who counts as of the side that is not
    /// the 主教's, if there is one.
    fn owes_a_nomination(&self) -> bool {
        let Some(bishop) = self.bishop() else {
            return false;
        };
        let grimoire = &self.grimoire;
        let other = grimoire.row(bishop).side.other();
        let opposes = |seat: Seat| grimoire.is_of(seat, other).possible();
        grimoire.able(bishop, Which::Own)
            && !self.day.nominated.into_iter().any(opposes)
            && grimoire
                .seats()
                .any(|seat| opposes(seat) && self.may_not_be_nominated(seat).is_none())
    }

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
                    || Statement::about_teams(self.grimoire.players)
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
            Action::Use(_) if self.day.used.has(seat) => Some(Reason::DoneToday),
            Action::Use(character) => {
                (!self.may_use(seat, character)).then_some(Reason::NothingToDo)
            }
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
        Seats::all(self.grimoire.players).has(seat)
    }
}
