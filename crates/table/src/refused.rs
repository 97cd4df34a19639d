//! 拒绝 — what a sitting does not do, and why; nothing has changed then.

use kernel::Seat;

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The game is over.
    Over,
    /// There is no such seat, or somebody else is asked.
    NotAsked,
    /// It answers an older question: `asked` is the present moment.
    Stale {
        /// What an answer has to repeat now.
        asked: u32,
    },
    /// This seat has answered already, and its answer is sealed.
    Sealed,
    /// The rules do not allow it.
    Illegal(R),
}

/// Why a record could not be sat down to again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Halted<R> {
    /// The decision, counted from 1; nought if the game could not be dealt.
    pub decision: usize,
    /// What is wrong with it.
    pub why: Halt<R>,
}

/// What keeps a decision of a record from happening again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Halt<R> {
    /// No game can be dealt from its setup.
    NotDealt,
    /// The game is over before it.
    Over,
    /// The rules do not allow it.
    Illegal {
        /// Whose it is.
        seat: Seat,
        /// What it is, in notation.
        action: String,
        /// Why not.
        reason: R,
    },
}

/// There is no earlier decision of this seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NothingToTakeBack;
