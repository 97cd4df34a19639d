//! 颜色 — red, blue and black, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};

/// One colour of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// 红 — what the lurkers need.
    Red,
    /// 蓝 — what the agency needs.
    Blue,
    /// 黑 — false intelligence: three of it kill.
    Black,
}

impl Colour {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Black];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Black => "black",
        }
    }
}

impl std::str::FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.name() == text)
            .ok_or_else(|| format!("\"{text}\" is no colour; there are red, blue and black"))
    }
}

/// The colours of one card: one, or in some editions black and another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colours(u8);

impl Colours {
    /// Red alone.
    pub const RED: Self = Self(1);
    /// Blue alone.
    pub const BLUE: Self = Self(2);
    /// Black alone.
    pub const BLACK: Self = Self(4);
    /// Red and black.
    pub const RED_BLACK: Self = Self(5);
    /// Blue and black.
    pub const BLUE_BLACK: Self = Self(6);

    /// All combinations that exist, in the order of the faces.
    pub const ALL: [Self; 5] = [
        Self::RED,
        Self::BLUE,
        Self::BLACK,
        Self::RED_BLACK,
        Self::BLUE_BLACK,
    ];

    /// Those of no card at all.
    pub const NONE: Self = Self(0);

    /// Whether `colour` is one of them.
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> (colour as u8) & 1 == 1
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RED => "red",
            Self::BLUE => "blue",
            Self::BLACK => "black",
            Self::RED_BLACK => "red+black",
            _ => "blue+black",
        }
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl Serialize for Colours {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}
