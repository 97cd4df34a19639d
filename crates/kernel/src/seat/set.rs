//! 若干座位 — a set of seats.

use std::fmt;

use super::Seat;

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

    #[inline]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

/// The seats of a [`Seats`], lowest first.
#[derive(Clone)]
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        // Without the lowest one.
        self.0.0 &= self.0.0 - 1;
        Some(seat)
    }
}

impl DoubleEndedIterator for SeatsIter {
    #[inline]
    fn next_back(&mut self) -> Option<Seat> {
        let seat = self.0.last()?;
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
