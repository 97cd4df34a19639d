//! 迹象 — what everybody saw happen, weighed: how many died in a night, who did not die of an execution, days without one.
//!
//! Which kinds of Demon it speaks for is worked out once; who may have kept whom alive, in every supposed town.

use clocktower::{Character, Team, View};
use kernel::{Seat, Seats};

use super::facts::{Day, End};
use super::memory::Memory;
use super::world::World;

/// What the rules all but exclude.
const HARDLY: f32 = 0.01;
/// Somebody was drunk or poisoned.
const IMPAIRED: f32 = 0.12;
/// 和平主义者 saves somebody good now and then.
const PEACE: f32 = 0.4;
/// 魔鬼代言人 had chosen a friend, or somebody good.
const DEFENDED: [f32; 2] = [0.5, 0.12];
/// 教授 brings back Townsfolk only, and a Demon seldom has chosen its own.
const COMES_BACK: f32 = 0.05;
/// How likely a Demon that kills once a night leaves none, one, two or more dead.
const ONCE: [f32; 4] = [0.15, 0.7, 0.12, 0.03];
/// 沙巴洛斯 kills two, 珀 nobody and then three; 僵怖 sleeps after a day on which somebody died.
const TWICE: [f32; 4] = [0.1, 0.3, 0.5, 0.1];
const NOBODY_OR_THREE: [f32; 4] = [0.4, 0.35, 0.1, 0.15];
const ASLEEP: [f32; 4] = [0.8, 0.15, 0.04, 0.01];

/// What everybody saw happen.
pub(super) struct Signs {
    /// How well the nights and days suit each kind of Demon.
    by_demon: Vec<(Character, f32)>,
    /// 茶艺师, her neighbour who died in a night, and the other one.
    unprotected: Vec<[Seat; 3]>,
    /// Who did not die of an execution.
    spared: Vec<Spared>,
    /// Who came back to life.
    revived: Seats,
    /// Whoever said to be 和平主义者.
    pacifist: Option<Seat>,
}

/// Somebody who did not die of an execution.
struct Spared {
    seat: Seat,
    /// 茶艺师 beside him, and her other neighbour.
    beside: Option<[Seat; 2]>,
}

impl Signs {
    pub(super) fn read(view: &View, memory: &Memory, good: &[Character]) -> Self {
        let demons = view.script_of(Team::Demon);
        let who = |character: Character| {
            let mut there = view.board.present.into_iter();
            there.find(|seat| good[seat.index()] == character)
        };
        let tea_lady = who(Character::TEA_LADY);
        let beside = |seat: Seat, living: Seats| {
            let tea_lady = tea_lady.filter(|&it| living.has(it))?;
            let [a, b] = neighbours(view, tea_lady, living)?;
            match seat {
                _ if seat == a => Some([tea_lady, b]),
                _ if seat == b => Some([tea_lady, a]),
                _ => None,
            }
        };
        let died_by_night = memory.deaths.iter().filter(|death| death.end == End::Night);
        let unprotected = died_by_night.filter_map(|death| {
            let dusk = memory.lived_after(death.night.saturating_sub(1))?;
            let [tea_lady, other] =
                beside(death.seat, dusk.minus(executed_after(memory, death.night)))?;
            Some([tea_lady, death.seat, other])
        });
        let spared = memory.spared.iter().map(|&(seat, night)| Spared {
            seat,
            beside: memory
                .lived_after(night)
                .and_then(|living| beside(seat, living)),
        });
        Self {
            by_demon: demons
                .map(|demon| (demon, suits(view, memory, demon)))
                .collect(),
            unprotected: unprotected.collect(),
            spared: spared.collect(),
            revived: memory.revived,
            pacifist: who(Character::PACIFIST),
        }
    }

    /// How well all this suits a supposed town.
    pub(super) fn weigh(&self, world: &World) -> f32 {
        let demon = world.character[world.demon.index()];
        let by_demon = self.by_demon.iter().find(|(it, _)| *it == demon);
        let mut weight = by_demon.map_or(1.0, |&(_, weight)| weight);
        for &[tea_lady, died, other] in &self.unprotected {
            if world.is(tea_lady, Character::TEA_LADY)
                && !world.is_evil(died)
                && !world.is_evil(other)
            {
                weight *= IMPAIRED;
            }
        }
        for seat in self.revived {
            if world.is_evil(seat) {
                weight *= COMES_BACK;
            }
        }
        for spared in &self.spared {
            weight *= self.what_spared(world, spared);
        }
        weight
    }

    fn what_spared(&self, world: &World, spared: &Spared) -> f32 {
        let is_evil = world.is_evil(spared.seat);
        let keeps_alive = [Character::FOOL, Character::SAILOR];
        let by_itself = keeps_alive
            .into_iter()
            .any(|character| world.is(spared.seat, character));
        let by_tea = spared.beside.is_some_and(|[tea_lady, other]| {
            world.is(tea_lady, Character::TEA_LADY) && !is_evil && !world.is_evil(other)
        });
        if by_itself || by_tea {
            return 1.0;
        }
        let is_peaceful = self
            .pacifist
            .is_some_and(|seat| world.is(seat, Character::PACIFIST));
        let mut likely = HARDLY;
        if is_peaceful && !is_evil {
            likely += PEACE;
        }
        if world.minion(Character::DEVILS_ADVOCATE).is_some() {
            likely += DEFENDED[usize::from(!is_evil)];
        }
        likely
    }
}

/// How well the nights and days suit a kind of Demon.
fn suits(view: &View, memory: &Memory, demon: Character) -> f32 {
    let days = memory.days.as_slice();
    let nights = days.windows(2).zip(1..).map(|(two, night)| {
        let somebody_died = memory
            .deaths
            .iter()
            .any(|death| death.night == night && death.end != End::Night);
        let table = match demon {
            Character::ZOMBUUL if somebody_died => ASLEEP,
            Character::SHABALOTH => TWICE,
            Character::PO => NOBODY_OR_THREE,
            _ => ONCE,
        };
        table[usize::from(two[1].killed).min(table.len() - 1)]
    });
    let idle = days
        .iter()
        .filter(|day| day.is_over && !day.executed && demon == Character::VORTOX);
    // Where all Demons kill alike, how many died says nothing.
    let by_nights: f32 = if may_kill_otherwise(view) {
        nights.product()
    } else {
        1.0
    };
    idle.fold(by_nights, |weight, _: &Day| weight * HARDLY)
}

/// Whether some Demon of the script does not kill once a night.
pub(super) fn may_kill_otherwise(view: &View) -> bool {
    const THEY: [Character; 3] = [Character::ZOMBUUL, Character::SHABALOTH, Character::PO];
    THEY.into_iter().any(|demon| view.script.has(demon))
}

fn executed_after(memory: &Memory, night: u8) -> Seats {
    memory.executed_before(night).into_iter().collect()
}

/// The nearest living players on both sides, if they are two.
fn neighbours(view: &View, seat: Seat, living: Seats) -> Option<[Seat; 2]> {
    let mut after = view.board.clockwise(seat);
    let mut before = after.clone().rev();
    let a = after.find(|&other| living.has(other))?;
    let b = before.find(|&other| living.has(other))?;
    (a != b).then_some([a, b])
}
