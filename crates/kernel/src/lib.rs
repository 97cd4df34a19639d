//! The vocabulary of hidden-information games: seats, cards, eyes, chance, positions, records.
//!
//! It knows no game and does no I/O. A game implements [`Position`]; everything else at the table
//! (sittings, bots, replays, laws) is written against that trait.
//!
//! | word | meaning |
//! |---|---|
//! | [`Seat`], [`Seats`], [`BySeat`] | who |
//! | [`Card`], [`CardSet`], [`Stack`] | with what |
//! | [`Eye`], [`Sealed`] | who may see it |
//! | [`Seed`], [`Chance`], [`Rng`] | luck, the same on every platform |
//! | [`Position`], [`Turn`], [`Outcome`] | the game |
//! | [`Record`] | what is kept: setup, seed, decisions |
//! | [`perft()`], [`divide()`], [`infosets()`] | counting, to compare engines |

mod card;
mod eye;
mod hash;
mod outcome;
mod perft;
mod position;
mod record;
mod seat;
mod seed;
mod stack;

pub use card::{Card, CardSet};
pub use eye::{Eye, Sealed};
pub use hash::StableHasher;
pub use outcome::{Outcome, Turn};
pub use perft::{divide, infosets, perft};
pub use position::{Conserve, Imagine, Notation, Position, Rotate};
pub use record::{Record, RecordError, RecordFault, RecordPart};
pub use seat::{BySeat, MAX_SEATS, ParseSeatError, Seat, Seats, SeatsIter};
pub use seed::{Chance, ParseSeedError, Rng, Seed};
pub use stack::Stack;
