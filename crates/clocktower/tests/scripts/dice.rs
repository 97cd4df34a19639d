//! 骰子 — numbers that look drawn and are always the same.

/// Numbers that look drawn and are always the same.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len())]
    }

    /// So many of them, in a drawn order.
    pub(crate) fn some<T: Clone>(&mut self, from: &[T], count: usize) -> Vec<T> {
        let mut left = from.to_vec();
        (0..count.min(left.len()))
            .map(|_| left.swap_remove(self.roll(left.len())))
            .collect()
    }
}
