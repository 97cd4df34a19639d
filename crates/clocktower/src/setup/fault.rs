//! 为何不能开局 — why a game cannot be dealt, in a sentence.

use std::fmt;

use super::{FEWEST_PLAYERS, MOST_RESIDENTS};
use crate::grimoire::MOST_PLAYERS;
use crate::town::MOST_CALLS;
use crate::{Character, Team};

/// Why a game cannot be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many players who are no Travellers.
    Residents(u8),
    /// More players than a town holds.
    Players(u8),
    /// The script has too few characters of a team.
    TooFew {
        /// Which.
        team: Team,
        /// So many are needed.
        needed: u8,
        /// So many are there.
        has: u8,
    },
    /// The agreed characters are not as many as the players.
    Seating {
        /// So many were agreed on.
        seated: usize,
        /// So many players there are.
        players: u8,
    },
    /// An agreed character is not of the script.
    NotOfTheScript(Character),
    /// Two characters were agreed on that are never in play together.
    Exclusive(Character, Character),
    /// The script has more calls in a night than a town can remember.
    TooManyCalls(usize),
}

impl fmt::Display for SetupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Residents(number) => write!(
                out,
                "a town has {FEWEST_PLAYERS} to {MOST_RESIDENTS} players besides Travellers, not {number}"
            ),
            Self::Players(number) => {
                write!(
                    out,
                    "a town has at most {MOST_PLAYERS} players, not {number}"
                )
            }
            Self::TooFew { team, needed, has } => write!(
                out,
                "the number of characters of the team {} in the script is {has}, and so many players need {needed}; take fewer players or another script",
                team.name()
            ),
            Self::Seating { seated, players } => write!(
                out,
                "the number of characters given is {seated}, and that of players {players}; give one for each"
            ),
            Self::NotOfTheScript(character) => {
                write!(out, "{character} is not a character of the script")
            }
            Self::Exclusive(one, other) => write!(
                out,
                "{one} and {other} are never in play together; leave one of them out"
            ),
            Self::TooManyCalls(calls) => write!(
                out,
                "the script wakes {calls} characters a night; at most {MOST_CALLS} can be remembered"
            ),
        }
    }
}

impl std::error::Error for SetupError {}
