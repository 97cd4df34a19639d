//! 钟楼谜团 (Clocktower) — a town, its storyteller and a hidden Demon, as a [`kernel::Position`].
//!
//! Players are good or evil; by night abilities are used, by day the town talks, nominates and
//! executes. The storyteller is a seat of its own: the last one. Whatever the rules leave to the
//! storyteller is an action of that seat, and whatever a player hears goes through one place, which
//! knows who is drunk or poisoned. A role's file says only what is true.

mod almanac;
mod character;
mod effect;
pub mod scripts;
mod tri;

pub use almanac::{Auto, Edition, Entry, TABLE as ALMANAC};
pub use almanac::{JINX_VERSION, JINXES, Jinx, NoSlot, Slot, jinxes_in, sheets};
pub use character::{Cast, Character, Side, Team, UnknownCharacter};
pub use effect::{Effect, Mark, Until};
pub use scripts::Script;
pub use tri::{Count, Tri};
