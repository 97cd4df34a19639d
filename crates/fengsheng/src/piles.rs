//! 牌堆 — what lies in the piles, for those who may know the whole truth: traces.

use crate::{Face, Table};

impl Table {
    /// The deck, topmost card first.
    pub fn deck_pile(&self) -> impl Iterator<Item = Face> {
        let deck = self.deck_of();
        self.deck
            .as_slice()
            .iter()
            .rev()
            .map(|&card| deck.face(card))
    }
}
