//! 棋谱的毛病 — why a record could not be read or replayed: where, and what.

use std::fmt;

use super::text::TEXT_VERSION;

/// Why a record could not be read or replayed: where, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line of a text record, counted from 1; the byte of a binary one; the decision of a replay.
    pub place: usize,
    /// What is wrong there.
    pub what: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// The text ends where this was expected.
    Ended(RecordPart),
    /// The text begins like something else.
    NoRecord(String),
    /// It is of another game, or of its rules as they once were.
    OtherGame {
        /// What it says.
        found: String,
        /// What it would say if it could be read here.
        known: String,
    },
    /// This stands where the setup was expected.
    NoSetup(String),
    /// The setup cannot be read.
    BadSetup {
        /// The setup as it stands there.
        text: String,
        /// The game's sentence.
        why: String,
    },
    /// This stands where the seed was expected.
    NoSeed(String),
    /// A decision is nobody's.
    NoSeat(String),
    /// A decision cannot be read.
    NoAction {
        /// The decision as it stands there.
        text: String,
        /// The game's sentence.
        why: String,
    },
    /// Something else, in a sentence: what only a program comes across.
    Told(String),
}

/// What the text of a record begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordPart {
    /// That it is a record.
    Title,
    /// Which game it is of.
    Game,
    /// What the players agreed on.
    Setup,
    /// What it was dealt from.
    Seed,
}

impl fmt::Display for RecordPart {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Title => write!(out, "the line \"{TEXT_VERSION}\""),
            Self::Game => out.write_str("the game"),
            Self::Setup => out.write_str("the setup"),
            Self::Seed => out.write_str("the seed"),
        }
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended(part) => write!(out, "the record ends where {part} was expected"),
            Self::NoRecord(line) => write!(
                out,
                "this is not a record: it begins with \"{line}\", not with \"{TEXT_VERSION}\""
            ),
            Self::OtherGame { found, known } => write!(
                out,
                "\"{found}\" cannot be replayed here; this program plays \"{known}\""
            ),
            Self::NoSetup(line) => {
                write!(out, "\"{line}\" stands where \"setup …\" was expected")
            }
            Self::NoSeed(line) => write!(
                out,
                "\"{line}\" stands where \"seed\" and 64 hexadecimal digits were expected"
            ),
            Self::NoSeat(who) => write!(
                out,
                "\"{who}\" is not a seat; a decision is a seat's letter and an action"
            ),
            Self::BadSetup { why, .. } | Self::NoAction { why, .. } | Self::Told(why) => {
                out.write_str(why)
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.place, self.what)
    }
}

impl std::error::Error for RecordError {}

impl From<&str> for RecordFault {
    fn from(sentence: &str) -> Self {
        Self::Told(sentence.to_owned())
    }
}

impl From<String> for RecordFault {
    fn from(sentence: String) -> Self {
        Self::Told(sentence)
    }
}
