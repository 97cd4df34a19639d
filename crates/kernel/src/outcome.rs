//! 结局 — how a game ended.

use crate::Seats;

/// Who won. Nobody: a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winners; several share the win.
    pub winners: Seats,
}

/// Who may act now, or how the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// These seats are asked. Usually one; several when answers are sealed in parallel.
    Act(Seats),
    /// It is over.
    Over(Outcome),
}
