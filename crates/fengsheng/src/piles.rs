//! 牌堆 — what lies in the piles, for those who may know the whole truth: traces.

use crate::{Face, Table, cards};

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

    /// How many cards on top of the deck are set aside, to be dealt by 真伪莫辨.
    pub fn set_aside(&self) -> usize {
        cards::confound::set_aside(self)
    }
}
