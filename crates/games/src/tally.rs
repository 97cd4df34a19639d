//! 计数 — what is worth counting in a run of games, read off from public sights, and from the open
//! table when a game is over.

mod blanc_noir;
mod clocktower;
mod fengsheng;

use kernel::Position;

pub use blanc_noir::BlancNoirTally;
pub use clocktower::ClocktowerTally;
pub use fengsheng::FengshengTally;

/// Counts of one kind of game over any number of games.
pub trait Tally<G: Position>: Default + Send {
    /// A game was dealt.
    fn deal(&mut self, view: &G::View);

    /// Something happened, as the public saw it.
    fn hear(&mut self, sight: &G::Sight);

    /// The game is over; nothing is hidden in this view.
    fn over(&mut self, _view: &G::View) {}

    /// Adds what another tally counted.
    fn add(&mut self, other: &Self);

    /// Names and numbers, in a fixed order.
    fn counts(&self) -> Vec<(&'static str, u64)>;

    /// How many games each side won, in a game with sides; a shared victory counts for each.
    fn sides(&self) -> Vec<(&'static str, u64)> {
        Vec::new()
    }
}

/// Games whose runs can be tallied.
pub trait Tallied: Position {
    /// Their tally.
    type Tally: Tally<Self>;
}
