//! 权衡 — how likely a supposed town is, after all that was said and seen.
//!
//! Good players are taken at their word, unless the town has made them drunk or poisoned; evil ones may say anything. What
//! is true in the supposed town is what the engine says is true in it.

mod words;

use clocktower::{Cast, Character, MOST_PLAYERS, Side, Supposed, Team, View, sheets};
use kernel::{Seat, Seats};

use super::facts::{Death, Deed, End, Report};
use super::memory::Memory;
use super::signs::Signs;
use super::stands::Stands;
use super::world::World;

/// A good player says what is not so, and nothing explains it.
const UNEXPLAINED: f32 = 0.004;
/// Somebody's registration explains it.
const REGISTERS: f32 = 0.3;
/// A Poisoner's choice explains it.
const POISONED: f32 = 0.1;
/// What a drunk player says is true all the same, or is not.
const DRUNK: [f32; 2] = [0.45, 0.15];
/// An evil player made this up.
const MADE_UP: f32 = 0.85;
/// Evil players seldom say to be Outsiders.
const BLUFFS_AN_OUTSIDER: f32 = 0.3;
/// The Demon killed its own Minion, or killed itself.
const OWN_BLOOD: f32 = 0.06;
/// What the rules all but exclude.
const HARDLY: f32 = 0.01;
/// So much less than the best of all is nothing.
pub(super) const NOTHING: f32 = 1e-5;

/// A likely town, and who its Demon is by now.
pub(super) struct Weighed {
    pub(super) weight: f32,
    pub(super) demon: Seat,
    /// Whether that Demon lives, though it may seem dead.
    pub(super) lives: bool,
    /// Whether today ends the game, and whoever is executed loses it for his side: 主谋.
    pub(super) last_day: bool,
}

/// What worlds are weighed by.
pub(super) struct Scales<'a> {
    view: &'a View,
    memory: &'a Memory,
    nobody: Supposed,
    /// How many Townsfolk and Outsiders a town of this size has.
    counts: [u8; 2],
    townsfolk: u8,
    outsiders: u8,
    /// What was said, night by night.
    reports: Vec<Report>,
    residents: Seats,
    /// What everybody saw happen.
    signs: Signs,
    /// For whose execution everybody was.
    stands: Stands,
    /// Whom this player knows to be 镜像双子.
    twin: Option<Seat>,
    /// Who of the good has to be what: nobody's character, if anything.
    pub(super) good: [Character; MOST_PLAYERS],
}

impl<'a> Scales<'a> {
    pub(super) fn new(view: &'a View, memory: &'a Memory) -> Self {
        let residents = view.board.present.minus(view.board.travellers);
        let row = residents.len().clamp(5, 15) - 5;
        let mut good = memory.claimed;
        for character in &mut good {
            if view.team(*character).side() == Side::Evil {
                *character = Character::default();
            }
        }
        let mut reports = memory.reports.clone();
        if let (kernel::Eye::Seat(me), Some(own)) = (view.eye, view.own) {
            if own.side == Side::Good {
                good[me.index()] = own.character;
            }
            // What one was told oneself counts whether one has said it or not.
            reports.retain(|report| report.by != me);
            reports.extend(memory.told.iter().map(|told| Report {
                by: me,
                character: told.character,
                learned: told.learned,
            }));
        }
        reports.sort_by_key(|report| report.learned.night);
        Self {
            view,
            memory,
            nobody: Supposed::nobody(view),
            counts: [sheets::COUNTS[row][0], sheets::COUNTS[row][1]],
            townsfolk: view.script_of(Team::Townsfolk).count() as u8,
            outsiders: view.script_of(Team::Outsider).count() as u8,
            reports,
            residents,
            signs: Signs::read(view, memory, &good),
            stands: Stands::of(&memory.stands),
            twin: view
                .own
                .filter(|own| own.side == Side::Good)
                .and_then(|_| memory.known_as(Character::EVIL_TWIN)),
            good,
        }
    }

    /// The weight of a world; none if it is nothing beside the best so far.
    pub(super) fn weigh(&self, world: &World, best: f32) -> Option<Weighed> {
        let enough = best * NOTHING;
        let mut weight = self.bag(world);
        let (demon, since, factor) = self.demon_by_now(world)?;
        weight *= factor * self.deeds(world) * self.signs.weigh(world) * self.stands.weigh(world);
        if let Some(twin) = self.twin {
            weight *= if world.is(twin, Character::EVIL_TWIN) {
                1.0
            } else {
                HARDLY
            };
        }
        if weight <= enough {
            return None;
        }
        weight *= self.words(world, demon, since, enough / weight);
        (weight > enough).then_some(Weighed {
            weight,
            demon,
            lives: world.is(world.demon, Character::ZOMBUUL)
                || self.memory.deaths.iter().all(|death| death.seat != demon),
            last_day: self.is_the_last_day(world),
        })
    }

    /// How likely such a bag is, and that everybody has said so.
    fn bag(&self, world: &World) -> f32 {
        let mut outsiders = 0;
        let mut unknown = 0;
        let mut there = Cast::NONE;
        let mut weight = 1.0;
        for seat in self.residents {
            if world.is_evil(seat) {
                continue;
            }
            let character = world.character[seat.index()];
            let shown = world.shown[seat.index()];
            if shown == Character::default() {
                unknown += 1;
                continue;
            }
            outsiders += i8::from(self.view.team(character) == Team::Outsider);
            if there.has(shown) {
                weight *= HARDLY;
            }
            there = there.with(shown);
        }
        let mut expected = self.counts[1].cast_signed();
        for minion in world.minions.into_iter().chain([world.demon]) {
            let changes = world.character[minion.index()].changes_outsiders();
            expected += changes.max().unwrap_or(0);
            let said = self.memory.claimed[minion.index()];
            if said != Character::default() && self.view.team(said) == Team::Outsider {
                weight *= BLUFFS_AN_OUTSIDER;
            }
        }
        let expected = expected.clamp(0, self.outsiders.cast_signed());
        let missing = expected - outsiders;
        if missing < 0 {
            weight *= 0.1_f32.powi(i32::from(-missing));
        } else if missing > unknown {
            weight *= 0.1_f32.powi(i32::from(missing - unknown));
        }
        let all = self.counts[0] + self.counts[1];
        let expected = expected.unsigned_abs().min(all);
        weight / (ways(self.townsfolk, all - expected) * ways(self.outsiders, expected)) * 1e4
    }

    /// Who is the Demon by now, and since which night; none if the game would be over.
    fn demon_by_now(&self, world: &World) -> Option<(Seat, u8, f32)> {
        let (mut demon, mut since, mut weight) = (world.demon, 0, 1.0);
        let mut left = world.minions;
        for death in &self.memory.deaths {
            if left.has(death.seat) {
                left = left.without(death.seat);
                if death.end == End::Night {
                    weight *= OWN_BLOOD;
                }
            }
            if death.seat != demon {
                continue;
            }
            let heiress = world.minion(Character::SCARLET_WOMAN);
            let heiress = heiress.filter(|&seat| left.has(seat) && death.lived >= 5);
            let heir = heiress.or_else(|| {
                let may_pass = death.end == End::Night && world.is(world.demon, Character::IMP);
                if may_pass {
                    weight *= OWN_BLOOD * 2.0;
                }
                left.first().filter(|_| may_pass)
            });
            let Some(heir) = heir else {
                if world.is(world.demon, Character::IMP) {
                    return None;
                }
                weight *= self.lives_on(world, *death);
                continue;
            };
            left = left.without(heir);
            demon = heir;
            since = death.night + u8::from(death.end != End::Night);
        }
        Some((demon, since, weight))
    }

    /// How likely the game goes on although the Demon has died: 僵怖 only seems dead, 镜像双子 and 主谋 keep the town from
    /// winning, others leave another one behind.
    fn lives_on(&self, world: &World, death: Death) -> f32 {
        let died_by_day = death.end != End::Night;
        let seems_dead = died_by_day && world.is(world.demon, Character::ZOMBUUL);
        let twin = world
            .minion(Character::EVIL_TWIN)
            .is_some_and(|twin| self.memory.living.has(twin));
        if seems_dead || twin || self.is_the_last_day(world) {
            1.0
        } else {
            HARDLY
        }
    }

    /// Whether the Demon was executed yesterday, and 主谋 keeps the town from winning.
    fn is_the_last_day(&self, world: &World) -> bool {
        self.memory.executed_before(self.memory.night) == Some(world.demon)
            && !world.is(world.demon, Character::ZOMBUUL)
            && world
                .minion(Character::MASTERMIND)
                .is_some_and(|seat| self.memory.living.has(seat))
    }

    /// What was done before all.
    fn deeds(&self, world: &World) -> f32 {
        let mut weight = 1.0;
        let mut nominated = Seats::NONE;
        for deed in &self.memory.deeds {
            weight *= match *deed {
                Deed::Nominated { by, seat, struck } => {
                    let first = !nominated.has(seat);
                    nominated = nominated.with(seat);
                    let is_virgin = world.is(seat, Character::VIRGIN);
                    let is_townsfolk = !world.is_evil(by)
                        && self.view.team(world.character[by.index()]) == Team::Townsfolk;
                    match (struck, is_virgin && first, is_townsfolk) {
                        (true, true, true) => 1.0,
                        (true, true, false) if world.is(by, Character::SPY) => REGISTERS,
                        (true, ..) => HARDLY,
                        (false, true, true) => POISONED,
                        (false, ..) => 1.0,
                    }
                }
                Deed::Used {
                    by,
                    character: Character::SLAYER,
                    on: Some(on),
                    killed,
                } => {
                    let hits = on == world.demon;
                    match (killed, world.is(by, Character::SLAYER), hits) {
                        (true, true, true) => 1.0,
                        (true, true, false) if world.is(on, Character::RECLUSE) => REGISTERS,
                        (true, ..) => HARDLY,
                        (false, true, true) => POISONED,
                        (false, ..) => 1.0,
                    }
                }
                Deed::Used { .. } => 1.0,
            };
        }
        for death in &self.memory.deaths {
            if death.end == End::Execution && world.is(death.seat, Character::SAINT) {
                weight *= HARDLY;
            }
        }
        weight
    }
}

/// How many ways there are to draw so many of so many.
fn ways(of: u8, drawn: u8) -> f32 {
    (0..drawn.min(of)).fold(1.0, |ways, at| {
        ways * f32::from(of - at) / f32::from(at + 1)
    })
}
