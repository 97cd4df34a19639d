//! 牌库的内容 — an edition's cards: which faces, how often, and masks over them.
//!
//! Copies of a face lie next to each other, so that masks over a [`CardSet`] answer questions such
//! as "which of these are black" at once.

use kernel::{Card, CardSet};

use crate::cards::{self, CardDef};
use crate::times::Time;
use crate::{Colour, Face, Function, Way};

/// The most cards any edition's deck may have.
pub(crate) const MOST_CARDS: usize = 128;

/// An edition's deck.
pub(crate) struct Deck {
    size: u8,
    /// How many of them belong to the usual deck; the others only to the large one.
    core: u8,
    faces: [Face; MOST_CARDS],
    by_face: [CardSet; Face::COUNT],
    by_function: [CardSet; Function::ALL.len()],
    by_colour: [CardSet; 3],
    by_way: [CardSet; 3],
    by_time: [CardSet; Time::COUNT],
    ways: [Way; Function::ALL.len()],
    second_copies: CardSet,
}

/// The cards of one function in an edition.
pub(crate) struct Kind {
    pub(crate) function: Function,
    /// What using them does.
    pub(crate) def: &'static CardDef,
    /// How they travel.
    pub(crate) way: Way,
    /// How many there are of each face.
    pub(crate) faces: &'static [(Face, u8)],
}

/// What a deck is made of.
pub(crate) struct Composition {
    pub(crate) kinds: &'static [Kind],
    /// Which of those are left out.
    pub(crate) without: &'static [Function],
    /// What the large form of the deck has besides.
    pub(crate) more: &'static [Kind],
}

impl Composition {
    const fn has(&self, function: Function) -> bool {
        let mut at = 0;
        while at < self.without.len() {
            if self.without[at] as usize == function as usize {
                return false;
            }
            at += 1;
        }
        true
    }

    /// The definitions of all functions; absent ones can never be used.
    pub(crate) const fn defs(&self) -> [&'static CardDef; Function::ALL.len()] {
        let mut defs = [&cards::ABSENT; Function::ALL.len()];
        let mut at = 0;
        while at < self.kinds.len() {
            let kind = &self.kinds[at];
            if self.has(kind.function) {
                defs[kind.function as usize] = kind.def;
            }
            at += 1;
        }
        defs
    }
}

impl Deck {
    pub(crate) const fn build(composition: &Composition) -> Self {
        let mut deck = Self {
            size: 0,
            core: 0,
            faces: [Face::plain(Function::Lock, crate::Colours::RED); MOST_CARDS],
            by_face: [CardSet::EMPTY; Face::COUNT],
            by_function: [CardSet::EMPTY; Function::ALL.len()],
            by_colour: [CardSet::EMPTY; 3],
            by_way: [CardSet::EMPTY; 3],
            by_time: [CardSet::EMPTY; Time::COUNT],
            ways: [Way::Secret; Function::ALL.len()],
            second_copies: CardSet::EMPTY,
        };
        let mut line = 0;
        while line < composition.kinds.len() {
            let kind = &composition.kinds[line];
            if composition.has(kind.function) {
                deck.take_in(kind);
            }
            line += 1;
        }
        deck.core = deck.size;
        let mut line = 0;
        while line < composition.more.len() {
            deck.take_in(&composition.more[line]);
            line += 1;
        }
        deck
    }

    const fn add(&mut self, face: Face, copies: u8, kind: &Kind) {
        let mut copy = 0;
        while copy < copies {
            let card = Card(self.size);
            self.faces[self.size as usize] = face;
            if !self.by_face[face.index()].is_empty() {
                self.second_copies.insert(card);
            }
            self.by_face[face.index()].insert(card);
            self.by_function[face.function() as usize].insert(card);
            self.by_way[kind.way as usize].insert(card);
            let mut colour = 0;
            while colour < 3 {
                if face.is(Colour::ALL[colour]) {
                    self.by_colour[colour].insert(card);
                }
                colour += 1;
            }
            let mut time = 0;
            while time < Time::COUNT {
                if kind.def.timing.times().has(Time::ALL[time]) {
                    self.by_time[time].insert(card);
                }
                time += 1;
            }
            self.size += 1;
            copy += 1;
        }
    }

    const fn take_in(&mut self, kind: &Kind) {
        self.ways[kind.function as usize] = kind.way;
        let mut at = 0;
        while at < kind.faces.len() {
            self.add(kind.faces[at].0, kind.faces[at].1, kind);
            at += 1;
        }
    }

    /// How many cards it has.
    pub(crate) const fn size(&self, large: bool) -> u8 {
        if large { self.size } else { self.core }
    }

    /// All its cards.
    pub(crate) const fn all(&self, large: bool) -> CardSet {
        CardSet::first_of(self.size(large) as u32)
    }

    /// The face a card bears.
    #[inline]
    pub(crate) const fn face(&self, card: Card) -> Face {
        self.faces[card.0 as usize]
    }

    /// The copies of a face.
    #[inline]
    pub(crate) const fn cards(&self, face: Face) -> CardSet {
        self.by_face[face.index()]
    }

    /// The cards of a function.
    #[inline]
    pub(crate) const fn of_function(&self, function: Function) -> CardSet {
        self.by_function[function as usize]
    }

    /// The cards that have a colour.
    #[inline]
    pub(crate) const fn of_colour(&self, colour: Colour) -> CardSet {
        self.by_colour[colour as usize]
    }

    /// The cards that travel this way.
    #[inline]
    pub(crate) const fn of_way(&self, way: Way) -> CardSet {
        self.by_way[way as usize]
    }

    /// The cards whose time this may be, if they are used as themselves.
    #[inline]
    pub(crate) const fn of_time(&self, time: Time) -> CardSet {
        self.by_time[time.index()]
    }

    /// How a face travels.
    #[inline]
    pub(crate) const fn way(&self, face: Face) -> Way {
        self.ways[face.function() as usize]
    }

    /// One card of every face in `cards`.
    #[inline]
    pub(crate) fn one_of_each(&self, cards: CardSet) -> CardSet {
        let mut rest = cards.and(self.second_copies);
        let mut one = cards.minus(self.second_copies);
        while let Some(card) = rest.first() {
            rest.remove(card);
            if self.cards(self.face(card)).and(one).is_empty() {
                one.insert(card);
            }
        }
        one
    }
}
