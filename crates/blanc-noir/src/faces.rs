//! 牌组 — which faces, how often, with the copies' identity rubbed out.

use std::fmt;

use kernel::{Card, CardSet};
use serde::{Serialize, Serializer};

use crate::Face;

/// A handful of faces: what a view or an event says of a set of cards.
///
/// Two sets of cards that bear the same faces give the same value, so nobody can follow one
/// particular copy of a card through hidden hands and shuffles.
///
/// ```
/// use blanc_noir::{Face, Faces};
/// let five: Face = "R5".parse().unwrap();
/// let mut hand = Faces::default();
/// hand.insert(five);
/// hand.insert(five);
/// assert_eq!((hand.len(), hand.count(five)), (2, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Faces(CardSet);

impl Faces {
    /// The faces of these cards.
    pub fn of(cards: CardSet) -> Self {
        let mut faces = Self::default();
        cards.iter().for_each(|card| faces.insert(Face::of(card)));
        faces
    }

    /// One face.
    pub fn one(face: Face) -> Self {
        let mut faces = Self::default();
        faces.insert(face);
        faces
    }

    /// Adds one card of this face; does nothing if all its copies are there.
    pub fn insert(&mut self, face: Face) {
        if let Some(copy) = face.cards().minus(self.0).first() {
            self.0.insert(copy);
        }
    }

    /// Takes one card of this face away; does nothing if there is none.
    pub fn remove(&mut self, face: Face) {
        if let Some(last) = face.cards().and(self.0).iter().last() {
            self.0.remove(last);
        }
    }

    /// How many cards bear this face.
    pub fn count(self, face: Face) -> u32 {
        face.cards().and(self.0).len()
    }

    /// Whether a card bears this face.
    pub fn has(self, face: Face) -> bool {
        self.count(face) > 0
    }

    /// How many cards.
    pub const fn len(self) -> u32 {
        self.0.len()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The faces in the order of the deck, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Face> + Clone {
        self.0.iter().map(Face::of)
    }

    /// Representative cards: the lowest copies.
    pub(crate) const fn cards(self) -> CardSet {
        self.0
    }

    /// What the cards count in a hand.
    pub fn points(self) -> u16 {
        self.iter().map(|face| u16::from(face.number())).sum()
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut set = Self::default();
        faces.into_iter().for_each(|face| set.insert(face));
        set
    }
}

impl From<Card> for Faces {
    fn from(card: Card) -> Self {
        Self::one(Face::of(card))
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.iter().map(|face| face.to_string()).collect();
        write!(out, "[{}]", names.join(" "))
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

macro_rules! serialize_as_text {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
    )*};
}

serialize_as_text!(Face, crate::Scroll, crate::Colour);
