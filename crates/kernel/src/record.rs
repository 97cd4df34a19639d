//! 棋谱 — what is kept of a game: setup, seed and decisions; everything else is derived.
//!
//! The text form, one item a line (`#` begins a comment):
//!
//! ```text
//! hearsay 1
//! game blanc-noir rules 1
//! setup seats=2
//! seed 0700…00
//! note A 小王
//! A play R5
//! B draw
//! ```
//!
//! In remarks, `#`, line ends and other signs that would not survive a line are written `\u{23}`.
//!
//! The binary form is the same in fewer bytes: `HSR` and a version byte, then strings and numbers
//! with their lengths, every decision as its seat and its packed action.

mod bytes;
mod fault;
mod remark;
mod text;

use crate::{Notation, Seat, Seed, Turn};

pub use fault::{RecordError, RecordFault, RecordPart};

/// A game as setup, seed and decisions.
#[derive(Clone, PartialEq, Eq)]
pub struct Record<P: Notation> {
    /// What the players agreed on.
    pub setup: P::Setup,
    /// What the game was dealt from.
    pub seed: Seed,
    /// Who decided what, in order.
    pub decisions: Vec<(Seat, P::Action)>,
    /// Free remarks (players' names, which bots), as key and value; they change nothing.
    pub notes: Vec<(String, String)>,
}

fn error<T>(place: usize, what: impl Into<RecordFault>) -> Result<T, RecordError> {
    Err(RecordError {
        place,
        what: what.into(),
    })
}

impl<P: Notation> Record<P> {
    /// The record of a game that has just been dealt.
    pub fn new(setup: P::Setup, seed: Seed) -> Self {
        Self {
            setup,
            seed,
            decisions: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The value of the first remark with this key.
    pub fn note(&self, key: &str) -> Option<&str> {
        self.notes
            .iter()
            .find(|(known, _)| known == key)
            .map(|(_, value)| value.as_str())
    }

    /// The position after the first `count` decisions (all of them, if there are fewer).
    ///
    /// Every decision is checked; the error's place is the decision's number, counted from 1.
    pub fn replay(&self, count: usize) -> Result<P, RecordError> {
        let mut last = None;
        self.replay_with(count, |position, _| last = Some(position.clone()))?;
        last.map_or_else(|| error(0, "the game could not be dealt"), Ok)
    }

    /// Replays, showing every position (the deal first, then one after each decision) with the
    /// events that led to it.
    pub fn replay_with(
        &self,
        count: usize,
        mut show: impl FnMut(&P, Vec<P::Event>),
    ) -> Result<(), RecordError> {
        let mut position = match P::deal(&self.setup, self.seed) {
            Ok(position) => position,
            Err(why) => return error(0, why.to_string()),
        };
        show(&position, Vec::new());
        for (at, &(seat, action)) in self.decisions.iter().take(count).enumerate() {
            if matches!(position.turn(), Turn::Over(_)) {
                return error(at + 1, "the game is over before this decision");
            }
            let mut events = Vec::new();
            if let Err(reason) = position.play(seat, action, &mut |event| events.push(event)) {
                let action = P::write_action(action);
                return error(
                    at + 1,
                    format!("{seat} may not \"{action}\" here ({reason:?})"),
                );
            }
            show(&position, events);
        }
        Ok(())
    }
}
