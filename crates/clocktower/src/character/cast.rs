//! 一组角色 — a set of characters.

use std::fmt;

use super::Character;

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cast([u64; 4]);

impl Cast {
    /// No character.
    pub const NONE: Self = Self([0; 4]);

    /// Whether the character is in it.
    #[inline]
    pub const fn has(self, character: Character) -> bool {
        (self.0[(character.0 >> 6) as usize] >> (character.0 & 63)) & 1 == 1
    }

    /// It and the character.
    #[must_use]
    pub const fn with(mut self, character: Character) -> Self {
        self.0[(character.0 >> 6) as usize] |= 1 << (character.0 & 63);
        self
    }

    /// It without the character.
    #[must_use]
    pub const fn without(mut self, character: Character) -> Self {
        self.0[(character.0 >> 6) as usize] &= !(1 << (character.0 & 63));
        self
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// What is in one or the other.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// What is in it, but not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    /// How many characters.
    pub const fn len(self) -> usize {
        let words = self.0;
        (words[0].count_ones()
            + words[1].count_ones()
            + words[2].count_ones()
            + words[3].count_ones()) as usize
    }

    /// Whether no character is in it.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Its characters in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Character> + Clone {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let bit = left.trailing_zeros();
                left &= left - 1;
                Some(Character(word as u8 * 64 + bit as u8))
            })
        })
    }
}

impl FromIterator<Character> for Cast {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Self {
        characters.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Cast {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}
