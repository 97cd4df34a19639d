//! Wilson's 95 % interval for a proportion.

/// The 97.5th percentile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// Where the true rate lies, with 95 % confidence, after `wins` in `games`; (0, 1) after no game.
pub(super) fn wilson(wins: u64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let count = games as f64;
    let rate = wins as f64 / count;
    let shrink = 1.0 + Z * Z / count;
    let centre = (rate + Z * Z / (2.0 * count)) / shrink;
    let half = Z / shrink * (rate * (1.0 - rate) / count + Z * Z / (4.0 * count * count)).sqrt();
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(wins: u64, games: u64, low: f64, high: f64) {
        let [found_low, found_high] = wilson(wins, games);
        assert!((found_low - low).abs() < 5e-5, "{found_low}");
        assert!((found_high - high).abs() < 5e-5, "{found_high}");
    }

    /// The expected figures were worked out apart from this code.
    #[test]
    fn intervals_are_those_of_the_textbook() {
        check(50, 100, 0.4038, 0.5962);
        check(0, 10, 0.0, 0.2775);
        check(10, 10, 0.7225, 1.0);
        check(750, 1000, 0.7222, 0.7758);
        check(0, 0, 0.0, 1.0);
    }
}
