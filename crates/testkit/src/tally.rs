//! 计数 — which rare things the walks reached: so that nobody believes in a test that never saw them.

use std::collections::BTreeMap;
use std::fmt;

/// Named things, how often they were met, and on which walk first.
#[derive(Clone, Debug, Default)]
pub struct Tally(BTreeMap<&'static str, (u64, String)>);

impl Tally {
    /// A tally of things that should be met.
    pub fn expecting(names: &[&'static str]) -> Self {
        Self(names.iter().map(|&name| (name, <_>::default())).collect())
    }

    /// Meets one; `place` says on which walk, for whoever looks for a walk that meets it.
    pub fn count(&mut self, name: &'static str, place: &str) {
        let (count, first) = self.0.entry(name).or_default();
        if *count == 0 {
            place.clone_into(first);
        }
        *count += 1;
    }

    /// How often it was met.
    pub fn of(&self, name: &str) -> u64 {
        self.0.get(name).map_or(0, |(count, _)| *count)
    }

    /// What was expected and never met.
    pub fn missing(&self) -> Vec<&'static str> {
        self.0
            .iter()
            .filter(|(_, (count, _))| *count == 0)
            .map(|(&name, _)| name)
            .collect()
    }

    /// Panics with the whole tally if something expected was never met.
    ///
    /// # Panics
    /// If something is missing.
    #[track_caller]
    pub fn check(&self) {
        let missing = self.missing();
        assert!(
            missing.is_empty(),
            "never reached: {}.\nAll that was counted:\n{self}",
            missing.join(", ")
        );
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|(name, (count, first))| writeln!(out, "{count:8} {name} ({first})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_expected_and_not_met_is_missing() {
        let mut tally = Tally::expecting(&["rain", "snow"]);
        tally.count("rain", "Monday");
        tally.count("rain", "Friday");
        assert_eq!(tally.of("rain"), 2);
        assert_eq!(tally.missing(), ["snow"]);
        assert_eq!(
            tally.to_string(),
            "       2 rain (Monday)\n       0 snow ()\n"
        );
    }
}
