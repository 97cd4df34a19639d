//! 试金石 — what every game is tried against: the laws, random walks, and files of expected numbers.
//!
//! A game describes itself to the testkit once, by implementing [`Game`] for a small type of its own
//! test, and calls [`laws::check`]. The toy game ([`toy`]) shows how, and shows each law objecting
//! to a bug that was planted for it.
//!
//! | module | what it does |
//! |---|---|
//! | [`laws`] | ten laws of hidden-information games, each one function for all games |
//! | [`Walk`] | a random game, decision by decision, with the record that reproduces it |
//! | [`perft_file`] | text files of positions with their numbers of continuations and of views |
//! | [`golden`] | recorded games whose fingerprints never change |
//! | [`playthrough`] | a game printed for a snapshot: decisions, what the public sees, the position |
//! | [`noise`] | bad input: what reads text and bytes must refuse it, never panic |
//! | [`Tally`] | which rare things the walks reached, and which they should have |
//!
//! Environment: `HEARSAY_WALKS` sets the number of walks of every law (nightly runs use many),
//! `HEARSAY_FIRST_WALK` the number of the first one, `HEARSAY_NODES` how large a perft line may be,
//! and `HEARSAY_BLESS=1` writes expected numbers and fingerprints anew instead of comparing them.

mod differ;
mod game;
pub mod golden;
pub mod laws;
pub mod noise;
pub mod perft_file;
mod playthrough;
mod tally;
pub mod toy;
mod walk;

pub use game::{ActionOf, EventOf, Game, PositionOf, SetupOf, SightOf, ViewOf};
pub use playthrough::playthrough;
pub use tally::Tally;
pub use walk::Walk;

/// Whether expected results are to be written anew: `HEARSAY_BLESS=1`.
pub fn blessing() -> bool {
    std::env::var("HEARSAY_BLESS").is_ok_and(|value| value == "1")
}
