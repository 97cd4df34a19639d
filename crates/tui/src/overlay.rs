//! 覆盖 — what may lie over the table.

use protocol::Counsel;

/// A page over the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Overlay {
    /// How to play, and the keys.
    Help,
    /// The rulebook page of the present question, already laid out.
    Rule(Vec<String>),
    /// Clocktower: the town square, for everybody to see.
    Square,
    /// Clocktower: what a player was told, to be shown; so many before the last.
    Card(usize),
    /// Clocktower: nothing, while the device is handed back.
    Cover,
    /// Clocktower: what a storyteller who keeps the game open would answer now, and why.
    Advice(Box<Counsel>),
    /// Clocktower, when the game is over: what the storyteller decided, and why.
    Review(Vec<Counsel>),
    /// The whole log.
    Log,
    /// Every seat with all that is known of it.
    Seats,
    /// The last round's counting, looked at again.
    Sheet,
    /// For which reasons one is asked in a window.
    Asking,
    /// Until when one does not want to be asked.
    Wait,
    /// A game was left unfinished: go on with it?
    Offer,
}
