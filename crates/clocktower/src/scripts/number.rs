//! 顺位数字 — a number of a script file, exact: places in a night may lie between two others (`12.5`).

use std::fmt;

/// A number with six digits behind the point at most.
///
/// Rules know no rounding, so this is no floating-point number: two files that write the same number mean the same place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Number(i64);

impl Number {
    /// Nought.
    pub const ZERO: Self = Self(0);
    /// Millionths of one.
    const ONE: i64 = 1_000_000;
    /// The largest one, either side of nought.
    const LARGEST: i64 = 1_000_000_000;

    /// A whole number.
    pub const fn whole(number: u32) -> Self {
        Self(number as i64 * Self::ONE)
    }

    /// Reads a number as JSON writes it. `None` if it is none, larger than a thousand million, or has more than six digits
    /// behind the point.
    pub fn read(text: &str) -> Option<Self> {
        let (minus, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (mantissa, power) = match rest.split_once(['e', 'E']) {
            Some((mantissa, power)) => (mantissa, power.parse::<i32>().ok()?),
            None => (rest, 0),
        };
        let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits = [whole, part].concat();
        if whole.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        // Noughts at the end say nothing but how far the point is away.
        let kept = digits.trim_end_matches('0');
        if kept.is_empty() {
            return Some(Self::ZERO);
        }
        let cut = i32::try_from(digits.len() - kept.len()).ok()?;
        let behind = i32::try_from(part.len()).ok()?;
        let shift = power
            .checked_sub(behind)?
            .checked_add(cut)?
            .checked_add(6)?;
        let scale = 10_i64.checked_pow(u32::try_from(shift).ok()?)?;
        let size = kept.parse::<i64>().ok()?.checked_mul(scale)?;
        if size > Self::LARGEST * Self::ONE {
            return None;
        }
        Some(Self(if minus { -size } else { size }))
    }
}

/// As JSON writes it, without a needless point.
impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.abs();
        let (whole, part) = (size / Self::ONE, size % Self::ONE);
        if part == 0 {
            return write!(out, "{sign}{whole}");
        }
        let part = format!("{part:06}");
        write!(out, "{sign}{whole}.{}", part.trim_end_matches('0'))
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_exactly_and_written_without_a_needless_point() {
        for (text, written) in [
            ("0", "0"),
            ("-0.0", "0"),
            ("0e9", "0"),
            ("12", "12"),
            ("12.50", "12.5"),
            ("-3.000001", "-3.000001"),
            ("1.25e1", "12.5"),
            ("1250e-2", "12.5"),
            ("10.0000000", "10"),
            ("1E9", "1000000000"),
            ("100", "100"),
        ] {
            let number = Number::read(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(number.to_string(), written, "{text}");
            assert_eq!(Number::read(written), Some(number));
        }
        assert_eq!(Number::read("7"), Some(Number::whole(7)));
        assert!(Number::whole(12) < Number::read("12.5").unwrap());
    }

    #[test]
    fn what_is_no_number_or_too_large_or_too_fine_is_refused() {
        for text in [
            "",
            "-",
            ".5",
            "x",
            "1e10",
            "1e99",
            "1e99999999999",
            "1e2147483647",
            "-1e-2147483648",
            "99999999999999999999",
            "0.0000001",
            "1,5",
            "+3",
        ] {
            assert_eq!(Number::read(text), None, "{text}");
        }
    }
}
