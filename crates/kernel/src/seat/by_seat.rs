//! 每座一份 — one thing per seat.

use std::ops::{Index, IndexMut};

use super::Seat;

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
