//! 谜题 — who says what, and what everybody saw.

use kernel::{Seat, Seats};

use crate::{Character, Info, Statement};

/// A town, what its players say, and what everybody saw. Seat 0 comes first; seats are clockwise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Puzzle {
    /// What it is called.
    pub id: String,
    /// Who may be in play besides the good characters that are claimed: evil ones, and those that hide.
    pub hidden: Vec<Character>,
    /// If the player of seat 0 tells the story: what it may be instead of what it claims to be. Otherwise nobody does.
    pub narrator_may_be: Option<Vec<Character>>,
    /// Whether the storyteller may let somebody inherit who only counts as a Minion (陌客): legal, and never done in puzzles.
    pub anybody_inherits: bool,
    /// Whether the truthful tell all that they hear and do; otherwise what is not told says nothing.
    pub complete: bool,
    /// What each player says, seat by seat.
    pub claims: Vec<Claim>,
    /// What everybody saw, in the order it happened.
    pub events: Vec<Happening>,
    /// The true characters, seat by seat, where they are known.
    pub solution: Option<Vec<Character>>,
}

impl Puzzle {
    /// How many players there are.
    pub fn players(&self) -> u8 {
        self.claims.len() as u8
    }
}

/// What one player says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claim {
    /// The player's name.
    pub label: String,
    /// The character claimed; none if nothing is claimed.
    pub character: Option<Character>,
    /// What the player says to have done and heard, in the order it happened.
    pub info: Vec<Said>,
    /// Characters of whose information something was said that could not be read.
    pub unread: Vec<Character>,
}

/// When something happened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum When {
    /// In this night; the first is 1.
    Night(u8),
    /// On this day, the one after the night of the same number.
    Day(u8),
}

impl When {
    /// The day, or the night before it.
    pub(crate) const fn round(self) -> u8 {
        match self {
            Self::Night(round) | Self::Day(round) => round,
        }
    }
}

/// One thing a player says to have done, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// When.
    pub when: When,
    /// By whose ability.
    pub role: Character,
    /// The players chosen.
    pub picks: Vec<Seat>,
    /// The character named.
    pub named: Option<Character>,
    /// What was asked or stated.
    pub statement: Option<Statement>,
    /// What was heard; nothing if the ability tells nothing.
    pub told: Option<Info>,
}

/// What everybody saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// This player was found dead in the morning after this night.
    DiedAtNight {
        /// The night.
        night: u8,
        /// Who.
        seat: Seat,
    },
    /// This player was found alive again in the morning after this night.
    Revived {
        /// The night.
        night: u8,
        /// Who.
        seat: Seat,
    },
    /// This player died by day, and nobody saw why.
    DiedByDay {
        /// The day.
        day: u8,
        /// Who.
        seat: Seat,
    },
    /// This player chose somebody before all, as this character has to after death.
    Chose {
        /// The day.
        day: u8,
        /// Who.
        by: Seat,
        /// As which character.
        role: Character,
        /// Whom.
        seat: Seat,
    },
    /// This player was executed at the end of the day.
    Executed {
        /// The day.
        day: u8,
        /// Who.
        seat: Seat,
        /// Whether the player died of it.
        died: bool,
    },
    /// Somebody nominated somebody.
    Nominated {
        /// The day.
        day: u8,
        /// Who.
        by: Seat,
        /// Whom.
        of: Seat,
        /// What came of it at once.
        outcome: Outcome,
        /// Who raised a hand; none if the vote is not told of.
        votes: Option<Seats>,
    },
    /// Somebody went to the storyteller. Told of only where the truthful tell all; elsewhere whoever heard something by
    /// day went there.
    Visited {
        /// The day.
        day: u8,
        /// Who.
        by: Seat,
    },
    /// Somebody did, or claimed to do, what this character does before all.
    Used {
        /// The day.
        day: u8,
        /// Who.
        by: Seat,
        /// As which character.
        role: Character,
        /// At which players.
        picks: Vec<Seat>,
        /// With which characters.
        names: Vec<Character>,
        /// With which statement.
        statement: Option<Statement>,
        /// Who died of it.
        died: Option<Seat>,
    },
}

impl Happening {
    /// The day, or the night before it.
    pub(crate) const fn round(&self) -> u8 {
        match *self {
            Self::DiedAtNight { night, .. } | Self::Revived { night, .. } => night,
            Self::DiedByDay { day, .. }
            | Self::Chose { day, .. }
            | Self::Visited { day, .. }
            | Self::Executed { day, .. }
            | Self::Nominated { day, .. }
            | Self::Used { day, .. } => day,
        }
    }
}

/// What came of a nomination at once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Outcome {
    /// Nothing.
    #[default]
    Nothing,
    /// The nominator was executed.
    NominatorExecuted,
    /// The nominator died.
    NominatorDied,
}
