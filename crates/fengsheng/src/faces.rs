//! 牌组 — which faces, how often, with the copies' identity rubbed out.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Face;
use crate::deck::Deck;
use kernel::CardSet;

/// A handful of faces: what a view or an event says of a set of cards.
///
/// Two sets of cards that bear the same faces give the same value, so nobody can follow one
/// particular copy through hidden hands and shuffles. Four bits a face: no deck has more copies of
/// one face than fit.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Faces([u8; Face::COUNT.div_ceil(2)]);

impl Default for Faces {
    fn default() -> Self {
        Self([0; Face::COUNT.div_ceil(2)])
    }
}

impl Faces {
    pub(crate) fn of(deck: &Deck, cards: CardSet) -> Self {
        cards.iter().map(|card| deck.face(card)).collect()
    }

    /// How many cards bear this face.
    pub const fn count(&self, face: Face) -> u8 {
        let at = face.index();
        (self.0[at / 2] >> (at % 2 * 4)) & 0xf
    }

    /// Adds one card of this face.
    pub const fn insert(&mut self, face: Face) {
        let at = face.index();
        self.0[at / 2] += 1 << (at % 2 * 4);
    }

    /// Takes one card of this face away; does nothing if there is none.
    pub const fn remove(&mut self, face: Face) {
        if self.count(face) > 0 {
            let at = face.index();
            self.0[at / 2] -= 1 << (at % 2 * 4);
        }
    }

    /// How many cards.
    pub fn len(&self) -> u32 {
        self.0
            .iter()
            .map(|two| u32::from(two & 0xf) + u32::from(two >> 4))
            .sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&two| two == 0)
    }

    /// The faces in order, each as often as it is there.
    pub fn iter(&self) -> impl Iterator<Item = Face> + Clone + '_ {
        Face::all().flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut set = Self::default();
        faces.into_iter().for_each(|face| set.insert(face));
        set
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
