//! 随机 — every legal action is equally likely.

use kernel::{Position, Rng, Seed};

use crate::Bot;

/// Plays any game: picks one of the legal actions, each equally likely.
pub struct Random(Rng);

impl Random {
    /// A random player of its own.
    pub fn new(seed: Seed) -> Self {
        Self(Rng::new(seed))
    }
}

impl<G: Position> Bot<G> for Random {
    fn hear(&mut self, _: &G::Sight) {}

    fn decide(&mut self, _: &G::View, legal: &[G::Action]) -> G::Action {
        *self.0.pick(legal).expect("whoever is asked has an answer")
    }
}
