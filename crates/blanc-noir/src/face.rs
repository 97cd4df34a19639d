//! 牌面 — what is printed on a number card, and the deck of 125 (source: seed 002, card table).
//!
//! There are 70 different faces: sixteen in each colour and six black ones. Copies of a face are
//! interchangeable, so actions, views and notation speak of faces; only the truth knows copies.
//! Cards are numbered colour by colour, copies of a face next to each other, so that masks over a
//! [`CardSet`] answer "which of these may follow".

use std::fmt;
use std::str::FromStr;

use kernel::{Card, CardSet};

use crate::Colour;

/// The kind of a number card: one file under `cards/` each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// 一般數字卡 1–9.
    Number,
    /// 女司祭.
    Priestess,
    /// 道化師.
    Clown,
    /// 魔術師.
    Magician,
    /// 領主.
    Lord,
    /// 皇女.
    Princess,
    /// 騎士.
    Knight,
    /// 皇子.
    Prince,
    /// ゴーレム.
    Golem,
    /// 妖精.
    Fairy,
    /// 石像鬼.
    Gargoyle,
    /// 戰乙女.
    Valkyrie,
    /// 龍.
    Dragon,
    /// 女神.
    Goddess,
}

impl Kind {
    /// All kinds in the order of the deck.
    pub const ALL: [Self; 14] = [
        Self::Number,
        Self::Priestess,
        Self::Clown,
        Self::Magician,
        Self::Lord,
        Self::Princess,
        Self::Knight,
        Self::Prince,
        Self::Golem,
        Self::Fairy,
        Self::Gargoyle,
        Self::Valkyrie,
        Self::Dragon,
        Self::Goddess,
    ];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Priestess => "priestess",
            Self::Clown => "clown",
            Self::Magician => "magician",
            Self::Lord => "lord",
            Self::Princess => "princess",
            Self::Knight => "knight",
            Self::Prince => "prince",
            Self::Golem => "golem",
            Self::Fairy => "fairy",
            Self::Gargoyle => "gargoyle",
            Self::Valkyrie => "valkyrie",
            Self::Dragon => "dragon",
            Self::Goddess => "goddess",
        }
    }

    /// Whether it is one of the 53 cards with an ability.
    pub const fn is_special(self) -> bool {
        !matches!(self, Self::Number)
    }

    /// Whether it is black: playable on anything, and it names a colour.
    pub const fn is_wild(self) -> bool {
        matches!(
            self,
            Self::Golem
                | Self::Fairy
                | Self::Gargoyle
                | Self::Valkyrie
                | Self::Dragon
                | Self::Goddess
        )
    }

    /// Whether the Threat scroll can give it away.
    pub const fn is_monster(self) -> bool {
        matches!(self, Self::Golem | Self::Gargoyle | Self::Dragon)
    }

    /// The printed number; 0 for [`Kind::Number`], whose faces have one each.
    const fn number(self) -> u8 {
        match self {
            Self::Number => 0,
            Self::Priestess => 10,
            Self::Clown | Self::Magician | Self::Lord | Self::Princess => 20,
            Self::Knight | Self::Prince | Self::Golem => 25,
            Self::Fairy => 30,
            Self::Gargoyle | Self::Valkyrie => 40,
            Self::Dragon | Self::Goddess => 50,
        }
    }
}

/// The faces of one colour, in order: 1 to 9, then these.
const COLOURED: [Kind; 7] = [
    Kind::Priestess,
    Kind::Clown,
    Kind::Magician,
    Kind::Lord,
    Kind::Princess,
    Kind::Knight,
    Kind::Prince,
];
const BLACK: [Kind; 6] = [
    Kind::Golem,
    Kind::Fairy,
    Kind::Gargoyle,
    Kind::Valkyrie,
    Kind::Dragon,
    Kind::Goddess,
];
const PER_COLOUR: u8 = 16;
const FIRST_BLACK: u8 = 64;

/// How many number cards there are.
pub const DECK: usize = 125;

/// What is printed on a number card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// How many different faces there are.
    pub const COUNT: usize = 70;

    /// All faces, in the order of the deck.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place in the order of the deck.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The face at a place in the order of the deck.
    pub const fn from_index(index: u8) -> Option<Self> {
        if (index as usize) < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The face a card bears.
    #[inline]
    pub const fn of(card: Card) -> Self {
        FACE_OF[card.0 as usize]
    }

    /// The basic card with this number (1 to 9).
    ///
    /// # Panics
    /// If there is no such card.
    pub const fn basic(colour: Colour, number: u8) -> Self {
        assert!(
            number >= 1 && number <= 9,
            "basic cards are numbered 1 to 9"
        );
        Self(colour as u8 * PER_COLOUR + number - 1)
    }

    /// The coloured special card, or the black one (whose colour is `None`).
    pub fn special(kind: Kind, colour: Option<Colour>) -> Option<Self> {
        Self::all().find(|face| face.kind() == kind && face.colour() == colour && kind.is_special())
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        if self.0 >= FIRST_BLACK {
            return BLACK[(self.0 - FIRST_BLACK) as usize];
        }
        let rank = self.0 % PER_COLOUR;
        if rank < 9 {
            Kind::Number
        } else {
            COLOURED[rank as usize - 9]
        }
    }

    /// Its colour; black cards have none.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.0 >= FIRST_BLACK {
            None
        } else {
            Some(Colour::ALL[(self.0 / PER_COLOUR) as usize])
        }
    }

    /// Its number: what must be matched, and what it counts in a hand at the end of a round.
    #[inline]
    pub const fn number(self) -> u8 {
        match self.kind() {
            Kind::Number => self.0 % PER_COLOUR + 1,
            special => special.number(),
        }
    }

    /// How many copies the deck has.
    pub const fn copies(self) -> u8 {
        match self.kind() {
            Kind::Lord
            | Kind::Princess
            | Kind::Prince
            | Kind::Valkyrie
            | Kind::Dragon
            | Kind::Goddess => 1,
            _ => 2,
        }
    }

    /// The set of its copies.
    #[inline]
    pub const fn cards(self) -> CardSet {
        CARDS_OF[self.0 as usize]
    }
}

const FACE_OF: [Face; DECK] = {
    let mut faces = [Face(0); DECK];
    let (mut face, mut card) = (0, 0);
    while face < Face::COUNT as u8 {
        let mut copy = 0;
        while copy < Face(face).copies() {
            faces[card] = Face(face);
            card += 1;
            copy += 1;
        }
        face += 1;
    }
    assert!(card == DECK, "the copies of all faces are the deck");
    faces
};

const CARDS_OF: [CardSet; Face::COUNT] = {
    let mut sets = [CardSet::EMPTY; Face::COUNT];
    let mut card = 0;
    while card < DECK {
        let face = FACE_OF[card].index();
        sets[face] = sets[face].with(Card(card as u8));
        card += 1;
    }
    sets
};

/// Masks over the deck.
pub(crate) mod mask {
    use super::{Card, CardSet, Colour, DECK, FACE_OF, Face, Kind};

    /// All number cards.
    pub(crate) const ALL: CardSet = CardSet::first_of(DECK as u32);

    macro_rules! cards_where {
        (|$face:ident| $test:expr) => {{
            let mut set = CardSet::EMPTY;
            let mut card = 0;
            while card < DECK {
                let $face = FACE_OF[card];
                if $test {
                    set = set.with(Card(card as u8));
                }
                card += 1;
            }
            set
        }};
    }

    /// Cards whose face an earlier card bears too.
    const SECOND_COPIES: CardSet = {
        let mut set = CardSet::EMPTY;
        let mut card = 1;
        while card < DECK {
            if FACE_OF[card].0 == FACE_OF[card - 1].0 {
                set = set.with(Card(card as u8));
            }
            card += 1;
        }
        set
    };

    pub(crate) const BLACK: CardSet = cards_where!(|face| face.kind().is_wild());
    pub(crate) const SPECIAL: CardSet = cards_where!(|face| face.kind().is_special());
    pub(crate) const PRINCESSES: CardSet =
        cards_where!(|face| matches!(face.kind(), Kind::Princess));
    pub(crate) const MONSTERS: CardSet = cards_where!(|face| face.kind().is_monster());
    pub(crate) const VALKYRIE: CardSet = cards_where!(|face| matches!(face.kind(), Kind::Valkyrie));

    const COLOUR: [CardSet; 4] = [
        cards_where!(|face| matches!(face.colour(), Some(Colour::Red))),
        cards_where!(|face| matches!(face.colour(), Some(Colour::Yellow))),
        cards_where!(|face| matches!(face.colour(), Some(Colour::Green))),
        cards_where!(|face| matches!(face.colour(), Some(Colour::Blue))),
    ];

    const NUMBER: [CardSet; 51] = {
        let mut sets = [CardSet::EMPTY; 51];
        let mut card = 0;
        while card < DECK {
            let number = FACE_OF[card].number() as usize;
            sets[number] = sets[number].with(Card(card as u8));
            card += 1;
        }
        sets
    };

    /// The numbers of which three cards exist, so that they can be traded (ruling R8).
    #[cfg(test)]
    pub(crate) const TRADEABLE: [u8; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 25, 40];

    #[inline]
    pub(crate) const fn colour(colour: Colour) -> CardSet {
        COLOUR[colour as usize]
    }

    #[inline]
    pub(crate) const fn number(number: u8) -> CardSet {
        NUMBER[number as usize]
    }

    #[inline]
    pub(crate) const fn kind_of(face: Face) -> CardSet {
        face.cards()
    }

    /// One card of every face in `cards`: the lowest copy.
    #[inline]
    pub(crate) const fn one_of_each(cards: CardSet) -> CardSet {
        cards.minus(CardSet(cards.0 << 1).and(SECOND_COPIES))
    }
}

impl fmt::Display for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour(), self.kind()) {
            (Some(colour), Kind::Number) => write!(out, "{}{}", colour.letter(), self.number()),
            (Some(colour), kind) => write!(out, "{}-{}", colour.letter(), kind.name()),
            (None, kind) => out.write_str(kind.name()),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl FromStr for Face {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let unknown =
            || format!("\"{text}\" is no card; cards are written like R5, G-knight or golem");
        let mut letters = text.chars();
        let colour = letters.next().and_then(Colour::from_letter);
        let rest = letters.as_str();
        let face = match (colour, rest.strip_prefix('-'), rest.parse::<u8>()) {
            (Some(colour), _, Ok(number @ 1..=9)) if rest.len() == 1 => {
                Some(Self::basic(colour, number))
            }
            (Some(colour), Some(name), _) => Self::all().find(|face| {
                face.colour() == Some(colour)
                    && face.kind().is_special()
                    && face.kind().name() == name
            }),
            _ => Self::all().find(|face| face.colour().is_none() && face.kind().name() == text),
        };
        face.ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seed 002, card table: 72 basic and 53 special cards; together they count 1,550 points.
    #[test]
    fn the_deck_is_the_one_of_the_seed() {
        let cards = || (0..DECK as u8).map(Card).map(Face::of);
        assert_eq!(cards().filter(|face| !face.kind().is_special()).count(), 72);
        assert_eq!(cards().filter(|face| face.kind().is_special()).count(), 53);
        assert_eq!(
            cards().map(|face| u32::from(face.number())).sum::<u32>(),
            1550
        );
        for (kind, count) in [
            (Kind::Priestess, 8),
            (Kind::Clown, 8),
            (Kind::Magician, 8),
            (Kind::Lord, 4),
            (Kind::Princess, 4),
            (Kind::Knight, 8),
            (Kind::Prince, 4),
            (Kind::Golem, 2),
            (Kind::Fairy, 2),
            (Kind::Gargoyle, 2),
            (Kind::Valkyrie, 1),
            (Kind::Dragon, 1),
            (Kind::Goddess, 1),
        ] {
            assert_eq!(
                cards().filter(|face| face.kind() == kind).count(),
                count,
                "{kind:?}"
            );
        }
        for colour in Colour::ALL {
            assert_eq!(mask::colour(colour).len(), 29);
        }
    }

    #[test]
    fn three_cards_of_a_number_exist_exactly_for_the_tradeable_ones() {
        let tradeable: Vec<u8> = (1..=50)
            .filter(|&number| mask::number(number).len() >= 3)
            .collect();
        assert_eq!(tradeable, mask::TRADEABLE);
    }

    #[test]
    fn every_face_reads_back_what_it_writes() {
        for face in Face::all() {
            assert_eq!(face.to_string().parse(), Ok(face));
        }
        for wrong in [
            "", "R", "R0", "R10", "R-golem", "golem2", "K5", "r5", "R-number", "number", "红5",
        ] {
            assert!(wrong.parse::<Face>().is_err(), "{wrong}");
        }
    }
}
