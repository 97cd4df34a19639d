//! 种子 — where a game's chance comes from.
//!
//! A [`Seed`] is 32 bytes. The n-th chance event of a game (a shuffle, a coin) is a function of the
//! seed and n alone: a ChaCha8 stream with number n. So a position carries 36 bytes of chance, no
//! generator state, and nobody can work out the next shuffle from the cards that were seen.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

/// The secret number a game is dealt from.
///
/// Written as 64 hexadecimal digits. It has no `Debug`: a live game's seed tells everything.
///
/// ```
/// use kernel::Seed;
/// let seed = Seed::from_number(7);
/// assert!(seed.to_hex().parse::<Seed>() == Ok(seed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that begins with this number and is zero after it: for tests and simulations.
    pub const fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        let little = number.to_le_bytes();
        let mut at = 0;
        while at < little.len() {
            bytes[at] = little[at];
            at += 1;
        }
        Self(bytes)
    }

    /// Its 64 hexadecimal digits.
    pub fn to_hex(self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// A seed is written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSeedError;

impl fmt::Display for ParseSeedError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for ParseSeedError {}

impl std::str::FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(ParseSeedError);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| ParseSeedError)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| ParseSeedError)?;
        }
        Ok(Self(bytes))
    }
}

/// The chance inside a position: its seed, and how many chance events there have been.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chance {
    seed: Seed,
    events: u32,
}

impl Chance {
    /// Chance that has not been used yet.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, events: 0 }
    }

    /// The generator for the next chance event.
    pub fn next_event(&mut self) -> Rng {
        let mut stream = ChaCha8Rng::from_seed(self.seed.0);
        stream.set_stream(u64::from(self.events));
        self.events += 1;
        Rng(stream)
    }
}

/// A generator whose numbers are the same on every platform, for ever.
///
/// ```
/// use kernel::{Rng, Seed};
/// let mut deck = [0, 1, 2, 3];
/// Rng::new(Seed::from_number(1)).shuffle(&mut deck);
/// deck.sort_unstable();
/// assert_eq!(deck, [0, 1, 2, 3]);
/// ```
#[derive(Clone)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A generator of its own, outside any position (bots, walks, samples).
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        // Lemire's multiply-and-reject: exact, and the same on every platform. What is rejected is below the
        // bound, so that the slow division is hardly ever needed.
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = wide as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    /// Puts the items in a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of the items, or `None` if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            None
        } else {
            items.get(self.below(items.len() as u32) as usize)
        }
    }

    /// A new seed.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}
