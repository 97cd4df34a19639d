//! 颜色 — the four inks.

use std::fmt;
use std::str::FromStr;

/// One of the four colours. Black cards have none: they are wild.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// 赤 — triangle, R.
    Red,
    /// 黃 — circle, Y.
    Yellow,
    /// 綠 — square, G.
    Green,
    /// 青 — diamond, B.
    Blue,
}

impl Colour {
    /// All four, in the order of the deck.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Blue];

    /// Its letter in card codes.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Green => 'G',
            Self::Blue => 'B',
        }
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }

    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.name() == text)
            .ok_or_else(|| {
                format!("\"{text}\" is no colour; the colours are red, yellow, green and blue")
            })
    }
}
