//! 每一天 — what the town did day by day, and who lived and died.

use kernel::{Seat, Seats};

use super::super::facts::{Day, End};
use super::Memory;

impl Memory {
    /// What the town has done since the last dawn.
    pub(super) fn today(&mut self) -> &mut Day {
        if self.days.is_empty() {
            self.days.push(Day::default());
        }
        let last = self.days.len() - 1;
        &mut self.days[last]
    }

    /// What the town did on the day after that night.
    pub(in super::super) fn day(&self, night: u8) -> Option<&Day> {
        self.days.get(usize::from(night.checked_sub(1)?))
    }

    /// How many usually die in a night, one at least.
    pub(in super::super) fn killed_a_night(&self) -> usize {
        let nights = self.days.iter().skip(1);
        let killed: usize = nights.clone().map(|day| usize::from(day.killed)).sum();
        let number = nights.count().max(1);
        ((2 * killed + number) / (2 * number)).max(1)
    }

    /// Who lived after that night.
    pub(in super::super) fn lived_after(&self, night: u8) -> Option<Seats> {
        self.lived
            .get(usize::from(night.saturating_sub(1)))
            .copied()
    }

    /// Who was executed on the day before that night, and died of it.
    pub(in super::super) fn executed_before(&self, night: u8) -> Option<Seat> {
        self.deaths
            .iter()
            .find(|death| death.end == End::Execution && death.night + 1 == night)
            .map(|death| death.seat)
    }
}
