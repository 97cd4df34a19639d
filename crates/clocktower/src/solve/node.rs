//! 一步 — a town somewhere in a round of the record, and what is done there because it is on record.

use std::hash::{Hash as _, Hasher};

use kernel::{Seat, Seats};

use crate::action::Action;
use crate::solve::ear::Ear;
use crate::solve::puzzle::Outcome;
use crate::solve::record::{Deed, Record, Round};
use crate::solve::search::truthful;
use crate::town::{Dealer, Phase, Town};
use crate::{Character, Statement, Tri};

/// A town somewhere in a round.
#[derive(Clone)]
pub(crate) struct Node {
    pub(crate) town: Town,
    /// Which round it is, from 0.
    round: u8,
    /// Whether there was a choice since it was last compared with what had been seen.
    pub(crate) is_new: bool,
    /// Which of the round's entries have been heard.
    pub(crate) heard: u128,
    /// Whether it has become day.
    pub(crate) dawned: bool,
    /// How many of the day's deeds have begun.
    pub(crate) deeds: u8,
    /// How many players, and characters, have been named in the deed under way.
    pub(crate) aimed: [u8; 2],
    /// Who has to die, and be executed, before the next deed.
    pub(crate) due: Seats,
    pub(crate) execution_due: Option<Seat>,
}

impl Node {
    /// A game that has just begun.
    pub(crate) fn new(town: Town) -> Self {
        Self {
            town,
            round: 0,
            is_new: false,
            heard: 0,
            dawned: false,
            deeds: 0,
            aimed: [0; 2],
            due: Seats::NONE,
            execution_due: None,
        }
    }

    /// Which round it is, from 0.
    pub(crate) const fn round(&self) -> u8 {
        self.round
    }

    /// How far what is on record has come true.
    pub(crate) fn hash_progress(&self, hasher: &mut impl Hasher) {
        self.heard.hash(hasher);
        (self.dawned, self.deeds, self.due, self.execution_due).hash(hasher);
    }

    /// Another night begins, and with it another round.
    pub(crate) fn next_round(&mut self) {
        self.round += 1;
        self.heard = 0;
        self.dawned = false;
        self.deeds = 0;
    }

    /// The engine carries out an answer; whether all that comes of it is on record.
    pub(crate) fn play(
        &mut self,
        record: &Record,
        round: &Round,
        seat: Seat,
        action: Action,
    ) -> bool {
        let ear = Ear::of(record, round, self);
        let mut tell = |event| ear.hear(event);
        let mut dealer = Dealer {
            town: &mut self.town,
            tell: &mut tell,
        };
        dealer.take(seat, action);
        dealer.run_telling(&mut |dealer, my| ear.inform(dealer, my));
        ear.leave(self)
    }

    /// Whether whoever had to die has died.
    pub(crate) fn is_settled(&self) -> bool {
        self.due.is_empty() && self.execution_due.is_none()
    }

    /// Whether all that was told of this day has been heard.
    pub(crate) fn is_heard(&self, round: &Round) -> bool {
        self.is_settled() && round.is_heard(truthful(&self.town.grimoire), false, self.heard)
    }

    /// It is day: whether the night went as it was told, and all that was due has come.
    pub(crate) fn dawn(&mut self, round: &Round) -> bool {
        if self.dawned {
            return self.is_settled();
        }
        self.dawned = true;
        round.is_heard(truthful(&self.town.grimoire), true, self.heard)
    }

    /// Somebody does what everybody saw.
    pub(crate) fn begin(&mut self, record: &Record, round: &Round, deed: &Deed) -> bool {
        self.deeds += 1;
        self.aimed = [0; 2];
        match *deed {
            Deed::Nominated {
                by, of, outcome, ..
            } => {
                match outcome {
                    Outcome::Nothing => {}
                    Outcome::NominatorExecuted => {
                        self.execution_due = Some(by);
                        self.due = self.due.with(by);
                    }
                    Outcome::NominatorDied => self.due = self.due.with(by),
                }
                self.play(record, round, by, Action::Nominate(of))
            }
            Deed::Used { by, role, died, .. } => {
                if let Some(seat) = died {
                    self.due = self.due.with(seat);
                }
                self.town.grimoire.is_alive(by) && self.play(record, round, by, Action::Use(role))
            }
            Deed::Died { seat } => {
                self.due = self.due.with(seat);
                let storyteller = self.town.storyteller();
                self.town.strike(seat).is_some()
                    && self.play(record, round, storyteller, Action::Pick(seat))
            }
            Deed::Visited { by } => {
                let went = record.complete || truthful(&self.town.grimoire).has(by);
                !went || self.play(record, round, by, Action::Visit)
            }
        }
    }

    /// Hands are counted as everybody saw; a vote that is not told of is passed over.
    pub(crate) fn vote(&mut self, record: &Record, round: &Round) -> bool {
        let deed = usize::from(self.deeds)
            .checked_sub(1)
            .and_then(|at| round.deeds.get(at));
        let raised = match deed {
            Some(Deed::Nominated { votes, .. }) => *votes,
            Some(Deed::Used { .. } | Deed::Died { .. } | Deed::Visited { .. }) | None => None,
        };
        match (raised, self.town.next_voter()) {
            (Some(hands), Some(voter)) => {
                let hand = if hands.has(voter) {
                    Action::Yes
                } else {
                    Action::No
                };
                self.play(record, round, voter, hand)
            }
            (Some(_) | None, _) => {
                self.town.phase = Phase::Day;
                let notes = &mut self.town.grimoire.notes;
                notes.demon_voted = notes.demon_voted | Tri::Maybe;
                true
            }
        }
    }

    /// The day ends: whoever was executed is, and nobody else.
    pub(crate) fn close_the_day(&mut self, record: &Record, round: &Round) -> bool {
        self.town.day.doomed = round.doomed.map(|(seat, _)| seat);
        if let Some((seat, died)) = round.doomed {
            self.execution_due = Some(seat);
            if died {
                self.due = self.due.with(seat);
            }
        }
        let storyteller = self.town.storyteller();
        self.play(record, round, storyteller, Action::Next)
    }

    /// At whom, and with which character, what is done before all is aimed next.
    pub(crate) fn aim(&self, round: &Round) -> (Option<Seat>, Option<Character>) {
        let at = usize::from(self.deeds).checked_sub(1);
        match at.and_then(|at| round.deeds.get(at)) {
            Some(Deed::Used { picks, names, .. }) => (
                picks.get(usize::from(self.aimed[0])).copied(),
                names.get(usize::from(self.aimed[1])).copied(),
            ),
            Some(Deed::Nominated { .. } | Deed::Died { .. } | Deed::Visited { .. }) | None => {
                (None, None)
            }
        }
    }

    /// What is stated before all.
    pub(crate) fn stated(&self, round: &Round) -> Option<Statement> {
        let at = usize::from(self.deeds).checked_sub(1);
        match at.and_then(|at| round.deeds.get(at)) {
            Some(Deed::Used { statement, .. }) => *statement,
            Some(Deed::Nominated { .. } | Deed::Died { .. } | Deed::Visited { .. }) | None => None,
        }
    }

    pub(crate) fn aims(&mut self, action: Action) {
        match action {
            Action::Pick(_) => self.aimed[0] += 1,
            Action::Name(_) => self.aimed[1] += 1,
            Action::Next
            | Action::Wait
            | Action::Pass
            | Action::Yes
            | Action::No
            | Action::Decline
            | Action::Nominate(_)
            | Action::Exile(_)
            | Action::Use(_)
            | Action::Visit
            | Action::State(_)
            | Action::Say(_)
            | Action::Hand(_)
            | Action::ClaimToBe(_)
            | Action::ClaimToKnow(_)
            | Action::Suspect(_)
            | Action::Trust(_)
            | Action::Whisper(_)
            | Action::Welcome(_)
            | Action::SeeOff(_) => {}
        }
    }
}
