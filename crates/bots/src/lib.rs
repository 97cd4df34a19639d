//! Bots: players that see only what a person at their seat sees.
//!
//! A [`Bot`] is handed sights and views, never a position: that is what the types allow.
//!
//! ```
//! use blanc_noir::{Setup, Table};
//! use bots::Roster;
//! use kernel::{Eye, Position, Seed, Turn};
//!
//! let table = Table::deal(&Setup::new(2), Seed::from_number(1)).unwrap();
//! let Turn::Act(asked) = table.turn() else { panic!("the game has just begun") };
//! let seat = asked.first().unwrap();
//! let mut legal = Vec::new();
//! table.legal_actions(seat, &mut legal);
//!
//! let mut bot = Table::bot("random", Seed::from_number(2)).unwrap();
//! let action = bot.decide(&table.view(Eye::Seat(seat)), &legal);
//! assert!(legal.contains(&action));
//! ```
//!
//! A bot cannot be handed the truth:
//!
//! ```compile_fail
//! use blanc_noir::{Setup, Table};
//! use bots::Roster;
//! use kernel::{Position, Seed};
//!
//! let table = Table::deal(&Setup::new(2), Seed::from_number(1)).unwrap();
//! let mut bot = Table::bot("random", Seed::from_number(2)).unwrap();
//! bot.decide(&table, &[blanc_noir::Action::Draw]); // a table is not a view
//! ```

mod blanc_noir;
pub mod clocktower;
mod fengsheng;
mod random;

use kernel::{Position, Seed};

pub use random::Random;

/// A player of game `G`. It is seeded, and its seat is the eye of the views it gets.
pub trait Bot<G: Position>: Send {
    /// Something happened, as this player saw it. Called for every event, in order.
    fn hear(&mut self, sight: &G::Sight);

    /// Chooses one of `legal`, which is never empty.
    fn decide(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}

/// The bots that can play a game.
pub trait Roster: Position {
    /// Their names.
    const BOTS: &'static [&'static str];

    /// The bot of this name; none if the game has no such bot.
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>>;
}
