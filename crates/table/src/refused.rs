//! 拒绝 — what a sitting does not do, and why; nothing has changed then.

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

/// There is no earlier decision of this seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NothingToTakeBack;
