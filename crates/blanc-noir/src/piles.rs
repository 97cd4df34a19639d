//! 牌堆 — what lies in the piles, for those who may know the whole truth: rulebook pages, pictures.

use kernel::Card;

use crate::{Face, Faces, Scroll, Table};

impl Table {
    /// The discard without the lead.
    pub fn discard_pile(&self) -> Faces {
        Faces::of(self.discard)
    }

    /// The number deck, topmost card first.
    pub fn deck_pile(&self) -> impl Iterator<Item = Face> {
        self.deck
            .as_slice()
            .iter()
            .rev()
            .map(|&card: &Card| Face::of(card))
    }

    /// The scroll deck, topmost scroll first.
    pub fn scroll_pile(&self) -> impl Iterator<Item = Scroll> {
        self.scroll_deck.as_slice().iter().rev().copied()
    }
}
