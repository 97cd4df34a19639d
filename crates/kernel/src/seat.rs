//! 座位 — seats, sets of seats, and one thing per seat.

mod by_seat;
mod set;

use std::fmt;

pub use by_seat::BySeat;
pub use set::{Seats, SeatsIter};

/// A place at the table, counted from 0 in the order people sit (clockwise).
///
/// ```
/// use kernel::Seat;
/// assert_eq!(Seat::new(2).to_string(), "C");
/// assert_eq!("c".parse::<Seat>().unwrap(), Seat::new(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Seat(u8);

/// The most seats any table may have (a Clocktower town with its travellers and its storyteller).
pub const MAX_SEATS: usize = 24;

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If `number` is not below [`MAX_SEATS`]; numbers from outside go through `FromStr`.
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!(
            (number as usize) < MAX_SEATS,
            "a table has at most 24 seats"
        );
        Self(number)
    }

    /// Its number, counted from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its number as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `by` places further on at a table of `count`.
    ///
    /// ```
    /// use kernel::Seat;
    /// assert_eq!(Seat::new(2).moved(3, 4), Seat::new(1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn moved(self, by: u8, count: u8) -> Self {
        // Nearly always it is at most once round: the slow division is left for the rest.
        let number = self.0 + by;
        if number < count {
            Self::new(number)
        } else if number - count < count {
            Self::new(number - count)
        } else {
            Self::new(number % count)
        }
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", char::from(b'A' + self.0))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// A seat is written as one letter from `A`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a seat is one letter, A for the first")
    }
}

impl std::error::Error for ParseSeatError {}

impl std::str::FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, ParseSeatError> {
        match text.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => {
                let number = letter.to_ascii_uppercase() - b'A';
                if usize::from(number) < MAX_SEATS {
                    Ok(Self(number))
                } else {
                    Err(ParseSeatError)
                }
            }
            _ => Err(ParseSeatError),
        }
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        if usize::from(number) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(serde::de::Error::custom(format!(
                "there is no seat number {number}"
            )))
        }
    }
}
