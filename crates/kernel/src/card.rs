//! 牌 — a physical card, a set of cards, and a pile with an order.

use std::fmt;

/// One physical card, by its number in its game's deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(pub u8);

/// A set of up to 128 cards: one machine word pair.
///
/// ```
/// use kernel::{Card, CardSet};
/// let hand: CardSet = [Card(3), Card(100)].into_iter().collect();
/// assert_eq!(hand.len(), 2);
/// assert_eq!(hand.iter().next(), Some(Card(3)));
/// assert!(hand.without(Card(3)).has(Card(100)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet(pub u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The first `count` cards of a deck.
    pub const fn first_of(count: u32) -> Self {
        Self(if count >= 128 {
            u128::MAX
        } else {
            (1 << count) - 1
        })
    }

    /// Just this one.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// Whether `card` is in it.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        (self.0 >> card.0) & 1 == 1
    }

    /// Puts `card` in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` out; does nothing if it is not there.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// This set and `card`.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | (1 << card.0))
    }

    /// This set without `card`.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// The cards in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this one that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is exactly one. Cheaper than [`CardSet::len`].
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0 != 0 && self.without_first().0 == 0
    }

    /// Whether there are two or more. Cheaper than [`CardSet::len`].
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 != 0 && self.without_first().0 != 0
    }

    /// This set without its lowest card.
    #[inline]
    #[must_use]
    pub const fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// The lowest card.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card(self.0.trailing_zeros() as u8))
        }
    }

    /// The cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        std::iter::successors(Some(self), |rest| {
            Some(Self(rest.0 & rest.0.wrapping_sub(1)))
        })
        .map_while(Self::first)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set()
            .entries(self.iter().map(|card| card.0))
            .finish()
    }
}
