//! 目录 — the games there are, and how code that works for all of them finds the right one.
//!
//! Code for every game is a [`Visitor`]: one generic function, which [`visit`] calls for the game
//! that a person or a record named.
//!
//! ```
//! use games::{Game, Visitor};
//!
//! struct RulesVersion;
//! impl Visitor for RulesVersion {
//!     type Output = u32;
//!     fn visit<G: Game>(self) -> u32 {
//!         G::RULES_VERSION
//!     }
//! }
//!
//! assert_eq!(games::visit("blanc-noir", RulesVersion), Ok(1));
//! let unknown = games::visit("whist", RulesVersion).unwrap_err();
//! assert_eq!(unknown.to_string(), "there is no game \"whist\"; the games are: blanc-noir");
//! ```

mod record;
mod tally;

use std::fmt;
use std::ops::RangeInclusive;

use blanc_noir::{MAX_PLAYERS, Table};
use bots::Roster;
use kernel::{Conserve, Imagine, Notation, Position};

pub use record::game_of;
pub use tally::{BlancNoirTally, Tallied, Tally};

/// What a game offers to code that works for every game.
pub trait Game: Notation<Setup: Sync> + Imagine + Conserve + Roster + Tallied {}

impl<G: Notation<Setup: Sync> + Imagine + Conserve + Roster + Tallied> Game for G {}

/// A line of the catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The game's name in records and on the command line.
    pub id: &'static str,
    /// Its name, as players write it.
    pub name: &'static str,
    /// The message with its title in every language.
    pub title: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// Which rules this program plays; records carry it.
    pub rules_version: u32,
    /// Which bots can play it.
    pub bots: &'static [&'static str],
}

/// Every game of this program.
pub const GAMES: &[Entry] = &[entry::<Table>(
    "Blanc Noir 黑與白",
    "game-blanc-noir",
    2..=MAX_PLAYERS as u8,
)];

const fn entry<G: Game>(
    name: &'static str,
    title: &'static str,
    seats: RangeInclusive<u8>,
) -> Entry {
    Entry {
        id: G::GAME,
        name,
        title,
        seats,
        rules_version: G::RULES_VERSION,
        bots: G::BOTS,
    }
}

/// One piece of code for every game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it for this game.
    fn visit<G: Game>(self) -> Self::Output;
}

/// Calls the visitor for the game of this name.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
    if id == Table::GAME {
        Ok(visitor.visit::<Table>())
    } else {
        Err(UnknownGame(id.to_owned()))
    }
}

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        write!(
            out,
            "there is no game \"{}\"; the games are: {}",
            self.0,
            ids.join(", ")
        )
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl Visitor for Id {
        type Output = &'static str;
        fn visit<G: Game>(self) -> &'static str {
            G::GAME
        }
    }

    #[test]
    fn every_game_of_the_catalogue_can_be_visited() {
        for entry in GAMES {
            assert_eq!(visit(entry.id, Id), Ok(entry.id));
        }
    }
}
