//! 座位 — seats, sets of seats, and one thing per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

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

/// A set of seats.
///
/// ```
/// use kernel::{Seat, Seats};
/// let both: Seats = [Seat::new(0), Seat::new(2)].into_iter().collect();
/// assert_eq!(both.len(), 2);
/// assert!(both.has(Seat::new(2)) && !both.has(Seat::new(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seats(u32);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Everybody, those who sit nowhere included: what lies open.
    pub const EVERYONE: Self = Self(u32::MAX);

    /// Just this one.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Everybody at a table of `count`.
    #[inline]
    pub const fn all(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// Whether `seat` belongs to it.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        (self.0 >> seat.0) & 1 == 1
    }

    /// This set and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// This set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The same seats, each `by` places further on at a table of `count`.
    #[must_use]
    pub fn moved(self, by: u8, count: u8) -> Self {
        self.into_iter().map(|seat| seat.moved(by, count)).collect()
    }

    /// The seats in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats of this one that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody belongs to it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it is [`Seats::EVERYONE`].
    #[inline]
    pub const fn is_everyone(self) -> bool {
        self.0 == u32::MAX
    }

    /// The lowest seat in it.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }
}

/// Going round the table.
impl Seats {
    /// The next seat in it after `seat`, going round; `seat` itself if there is no other.
    ///
    /// ```
    /// use kernel::{Seat, Seats};
    /// let living: Seats = [0, 1, 4].map(Seat::new).into_iter().collect();
    /// assert_eq!(living.next_after(Seat::new(1)), Some(Seat::new(4)));
    /// assert_eq!(living.next_after(Seat::new(4)), Some(Seat::new(0)));
    /// ```
    #[inline]
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        match Self(self.0 & (u32::MAX << seat.0 << 1)).first() {
            None => self.first(),
            later => later,
        }
    }

    /// The next seat in it before `seat`, going round; `seat` itself if there is no other.
    ///
    /// ```
    /// use kernel::{Seat, Seats};
    /// let living: Seats = [0, 1, 4].map(Seat::new).into_iter().collect();
    /// assert_eq!(living.next_before(Seat::new(4)), Some(Seat::new(1)));
    /// assert_eq!(living.next_before(Seat::new(0)), Some(Seat::new(4)));
    /// ```
    #[inline]
    pub const fn next_before(self, seat: Seat) -> Option<Seat> {
        match Self(self.0 & ((1 << seat.0) - 1)).last() {
            None => self.last(),
            earlier => earlier,
        }
    }

    /// The highest seat in it.
    #[inline]
    const fn last(self) -> Option<Seat> {
        match self.0.checked_ilog2() {
            None => None,
            Some(number) => Some(Seat(number as u8)),
        }
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

/// The seats of a [`Seats`], lowest first.
#[derive(Clone)]
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.into_iter().try_for_each(|seat| write!(out, "{seat}"))
    }
}

/// One `T` for each of up to `N` seats.
///
/// ```
/// use kernel::{BySeat, Seat};
/// let mut scores = BySeat::<u16, 6>::default();
/// scores[Seat::new(1)] = 40;
/// assert_eq!(scores[Seat::new(1)], 40);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
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
