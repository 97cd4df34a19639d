//! 开局 — what is settled before the first picture.

use std::io;
use std::time::Duration;

use protocol::{Level, ToSitting};
use words::Words;

/// Where a game is kept while it is played.
pub trait Keep {
    /// Keeps the record, before anybody is told that the decision counts.
    fn keep(&mut self, record: &str) -> io::Result<()>;

    /// A new game begins: whatever was kept before is put aside.
    fn begin(&mut self) -> io::Result<()>;

    /// Where the game is kept, for the person to find it again.
    fn place(&self) -> String;

    /// Keeps how the person wants to be asked, for the next evening too: the text for [`Play::wishes`].
    fn keep_wishes(&mut self, wishes: &str) -> io::Result<()>;
}

/// How the others' moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// One at each press of a key.
    Step,
    /// One after another, this far apart.
    Every(Duration),
}

/// With what the evening begins.
pub enum Opening {
    /// A new game: a `start` message.
    New(ToSitting),
    /// A recorded game.
    Resume(String),
    /// A recorded game, or on request a new one.
    Offer(String, ToSitting),
}

/// Everything that is settled before the first picture.
pub struct Play {
    /// The language.
    pub words: Words,
    /// New or resumed.
    pub opening: Opening,
    /// How the others' moves are shown.
    pub pace: Pace,
    /// How much the log tells.
    pub level: Level,
    /// Whether to use colours.
    pub colours: bool,
    /// Where the game is kept.
    pub keep: Box<dyn Keep>,
    /// How the person wants to be asked, as it was kept; empty if nothing was.
    pub wishes: String,
    /// A `start` message for another game of the same kind.
    pub another: Box<dyn FnMut() -> ToSitting>,
    /// Something to tell at the beginning: a save that was put aside, say.
    pub notice: Option<String>,
}
