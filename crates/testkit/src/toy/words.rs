//! The toy game's questions, answers and reasons.

use kernel::Seat;

use super::Bug;

/// What the players of a toy game agree on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToySetup {
    /// How many play: 2 to 4.
    pub seats: u8,
    /// How many cards each is dealt: 2 to 4.
    pub hand: u8,
    /// The mistake this table makes.
    pub bug: Option<Bug>,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyAsk {
    /// Play or draw.
    Turn,
    /// Echo this rank or let it pass.
    Echo(u8),
    /// Whose hand is shown.
    Point,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ToyAction {
    /// Plays a card of this rank.
    Play(u8),
    /// Draws a card.
    Draw,
    /// Draws the bottom card; the others only see that a card is drawn.
    Dig,
    /// Echoes the card on the pile.
    Echo,
    /// Lets it pass.
    Pass,
    /// Points at a player.
    Point(Seat),
}

/// Why an answer is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToyReason {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked,
    /// Something else is asked.
    WrongQuestion,
    /// No such card in hand. (What others hold is told by a planted bug only.)
    NotHeld {
        /// Whether somebody else holds one: for the bug.
        elsewhere: Option<bool>,
    },
    /// The deck is empty.
    NothingToDig,
    /// It takes another player of this table.
    NotAnother,
}
