//! 指纹 — a hash that is the same on every platform.

use std::hash::Hasher;

/// FNV-1a over 64 bits, little-endian, lengths always eight bytes.
///
/// The standard hashers may change between releases, and `usize` has another width in the
/// browser; records are compared across both, so this one may not.
#[derive(Clone, Copy, Debug)]
pub struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write(&(number as i64).to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use std::hash::Hash;

    use super::*;

    #[test]
    fn the_fingerprint_of_a_known_value_never_changes() {
        let mut hasher = StableHasher::default();
        (1_u8, 2_u16, [3_u128; 2], Some(true), 4_usize).hash(&mut hasher);
        assert_eq!(hasher.finish(), 0xd8e8_e056_1572_d8f0);
    }
}
