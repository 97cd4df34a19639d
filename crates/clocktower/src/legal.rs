//! 可做 — what each seat may do now, and why not something else.

mod nominating;
mod objection;
mod reason;

use kernel::Seat;

use crate::action::Action;
use crate::ask::Question;
use crate::town::{Phase, Town};
use crate::{Statement, manual};

pub use reason::Reason;

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
                out.extend(Statement::about_teams(self.grimoire.present).map(Action::State));
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
            let chairs = self.grimoire.empty_chairs().into_iter();
            out.extend(
                chairs
                    .filter(|&chair| self.may_not_welcome(chair).is_none())
                    .map(Action::Welcome),
            );
            out.extend(self.grimoire.travellers().into_iter().map(Action::SeeOff));
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
}
