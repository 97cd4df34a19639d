//! 说法 — how likely it is that everybody would say to have been told what they say.

use clocktower::{Character, Info, Supposed, Team, Tri};
use kernel::Seat;

use super::super::facts::Report;
use super::super::world::World;
use super::{DRUNK, MADE_UP, POISONED, REGISTERS, Scales, UNEXPLAINED};

impl Scales<'_> {
    /// What everybody said to have been told.
    pub(super) fn words(&self, world: &World, demon: Seat, since: u8, enough: f32) -> f32 {
        let mut weight = 1.0;
        let mut supposed = None;
        let mut poisoned = 0;
        for report in &self.reports {
            let night = report.learned.night;
            if supposed.is_none_or(|(at, _)| at != night) {
                let demon_then = if night >= since { demon } else { world.demon };
                supposed = Some((night, self.at(world, night, demon_then)));
            }
            let Some((_, town)) = &supposed else { continue };
            weight *= self.word(world, report, town, &mut poisoned);
            if weight <= enough {
                return 0.0;
            }
        }
        weight
    }

    fn word(&self, world: &World, report: &Report, town: &Supposed, poisoned: &mut u8) -> f32 {
        let by = report.by;
        if world.is_evil(by) {
            return MADE_UP;
        }
        let rests_on_more = crate::clocktower::rests_on_more(report.character);
        let shown = world.shown[by.index()];
        if shown != report.character && shown != Character::default() || rests_on_more {
            return 0.7;
        }
        let seen = self.seen_by_day(world, report);
        let mut holds = seen.unwrap_or_else(|| town.holds(by, report.character, &report.learned));
        if town.is_falsified() && self.view.team(report.character) == Team::Townsfolk {
            holds = !holds;
        } else if world.character[by.index()] != shown || !town.is_sober(by) {
            return DRUNK[usize::from(holds == Tri::True)];
        }
        if holds == Tri::False && crate::clocktower::is_about_a_red_herring(report) {
            return 2.0 / self.view.board.present.len() as f32;
        }
        match holds {
            Tri::True => 1.0,
            Tri::Maybe => REGISTERS,
            Tri::False => {
                let night = report.learned.night;
                let living = self.memory.lived_after(night.saturating_sub(1).max(1));
                let can_poison = world
                    .minion(Character::POISONER)
                    .is_some_and(|seat| living.is_none_or(|living| living.has(seat)));
                if can_poison && *poisoned != night {
                    *poisoned = night;
                    POISONED
                } else {
                    UNEXPLAINED
                }
            }
        }
    }

    /// Whether it is so, where it is told of who voted or nominated on the day before.
    fn seen_by_day(&self, world: &World, report: &Report) -> Option<Tri> {
        let Info::Answer { yes } = report.learned.info else {
            return None;
        };
        let day = self.memory.day(report.learned.night.saturating_sub(1))?;
        let did = match report.character {
            Character::FLOWERGIRL => day.hands.has(world.demon),
            Character::TOWN_CRIER => !day.nominators.and(world.minions).is_empty(),
            _ => return None,
        };
        Some(Tri::from(did == yes))
    }

    /// The town as it was in that night.
    fn at(&self, world: &World, night: u8, demon: Seat) -> Supposed {
        let mut town = self.nobody;
        for seat in self.view.board.present {
            let at = seat.index();
            let character = if seat == demon {
                world.character[world.demon.index()]
            } else {
                world.character[at]
            };
            let shown = if world.is_evil(seat) {
                character
            } else {
                world.shown[at]
            };
            town.seat(seat, character, shown);
        }
        let living = self.memory.lived_after(night);
        town.let_live(living.unwrap_or(self.memory.living));
        town
    }
}
