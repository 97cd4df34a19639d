//! The seam between pages and games: what a game must offer so that its pages can be acted out.

use std::fmt;

use crate::page::{Line, Scenario};
use crate::run::{self, Verdict};

/// A table of one game that can be set up from words, played at, and questioned.
///
/// Reading is apart from doing, so that every line of a page that makes no sense is reported at
/// once, before anything is played.
pub trait Stage: Sized {
    /// What a `play` line says.
    type Deed;
    /// What an `expect` line says.
    type Claim;

    /// Sets the table up, or tells every line that does not fit.
    fn set_up(table: &[Line]) -> Result<Self, Vec<Misread>>;

    fn read_deed(&self, line: &Line) -> Result<Self::Deed, Misread>;

    fn read_claim(&self, line: &Line) -> Result<Self::Claim, Misread>;

    /// Carries a deed out. What the rules forbid is a miss, and changes nothing.
    fn play(&mut self, deed: &Self::Deed) -> Result<(), Miss>;

    fn judge(&self, claim: &Self::Claim) -> Result<(), Miss>;

    /// The whole position, secrets included, as a person would lay it out.
    fn picture(&self) -> String;
}

/// A line that does not belong to the vocabulary of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    pub line: usize,
    pub found: String,
    pub expected: String,
}

/// A line that was understood and did not come true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Miss {
    pub found: String,
    pub expected: String,
}

/// A game of the catalogue: the word by which pages name it, and how its scenarios are acted out.
#[derive(Clone, Copy)]
pub struct Game {
    pub id: &'static str,
    pub(crate) act_out: fn(&Scenario<'_>) -> Verdict,
}

impl Game {
    pub const fn new<S: Stage>(id: &'static str) -> Self {
        Self {
            id,
            act_out: run::act_out::<S>,
        }
    }
}

impl Line {
    /// Says that this line cannot be read.
    pub fn misread(&self, found: impl Into<String>, expected: impl Into<String>) -> Misread {
        Misread {
            line: self.number,
            found: found.into(),
            expected: expected.into(),
        }
    }
}

impl Miss {
    pub fn new(found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self {
            found: found.into(),
            expected: expected.into(),
        }
    }

    /// Compares what a page claims with what is so.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "callers compare values they have just made"
    )]
    pub fn unless_equal<T: PartialEq + fmt::Display>(found: T, expected: T) -> Result<(), Self> {
        if found == expected {
            Ok(())
        } else {
            Err(Self::new(found.to_string(), expected.to_string()))
        }
    }
}
