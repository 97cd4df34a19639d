//! 看法 — how likely each player is the Demon, and how likely evil: all towns that could be, weighed.
//!
//! A small town's possibilities are gone through one by one. In a large one, likely towns are wandered through.

use clocktower::{Character, MOST_PLAYERS, Side, Team, View};
use kernel::{Eye, Rng, Seat, Seats};

use super::memory::Memory;
use super::weigh::{Scales, Weighed};
use super::world::World;

/// So many towns are gone through one by one.
const EACH: usize = 25_000;

/// How likely each player is the Demon by now, and how likely evil.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Belief {
    pub(super) demon: [f32; MOST_PLAYERS],
    pub(super) evil: [f32; MOST_PLAYERS],
    /// How likely the Demon is dead, and the game goes on only because of somebody else: 镜像双子, 主谋.
    pub(super) gone: f32,
    /// How likely a Demon lives by whom evil wins if nobody is executed: 涡流.
    pub(super) vortox: f32,
    /// How likely whoever is executed today loses the game for his side: 主谋.
    pub(super) last_day: f32,
    /// How likely each player is 镜像双子.
    pub(super) twin: [f32; MOST_PLAYERS],
    sum: f32,
}

impl Belief {
    /// What the eye of this view believes; `public` if it forgets what it alone knows.
    pub(super) fn of(view: &View, memory: &Memory, public: bool, rng: &mut Rng) -> Self {
        let forgetful;
        let view = if public {
            forgetful = View {
                eye: Eye::Public,
                own: None,
                ..view.clone()
            };
            &forgetful
        } else {
            view
        };
        let scales = Scales::new(view, memory);
        let search = Search::new(view, &scales);
        let mut belief = Self::default();
        if search.size() <= EACH {
            search.each(&mut |weighed, world| belief.count(&weighed, world, 1.0));
        } else {
            search.wander(rng, &mut |weighed, world| belief.count(weighed, world, 0.0));
        }
        belief.normalise(view)
    }

    fn count(&mut self, weighed: &Weighed, world: &World, by_weight: f32) {
        let weight = if by_weight > 0.0 { weighed.weight } else { 1.0 };
        self.sum += weight;
        if weighed.lives {
            self.demon[weighed.demon.index()] += weight;
        } else {
            self.gone += weight;
        }
        if world.is(world.demon, Character::VORTOX) && weighed.lives {
            self.vortox += weight;
        }
        if weighed.last_day {
            self.last_day += weight;
        }
        if let Some(twin) = world.minion(Character::EVIL_TWIN) {
            self.twin[twin.index()] += weight;
        }
        for seat in world.minions.with(world.demon) {
            self.evil[seat.index()] += weight;
        }
    }

    /// Where nothing fits, everybody who lives is as likely as anybody.
    fn normalise(mut self, view: &View) -> Self {
        if self.sum <= 0.0 {
            let living = view.board.living;
            for seat in living {
                self.demon[seat.index()] = 1.0 / living.len().max(1) as f32;
                self.evil[seat.index()] = 0.3;
            }
            return self;
        }
        for at in 0..MOST_PLAYERS {
            self.demon[at] /= self.sum;
            self.evil[at] /= self.sum;
            self.twin[at] /= self.sum;
        }
        self.gone /= self.sum;
        self.vortox /= self.sum;
        self.last_day /= self.sum;
        self
    }
}

/// All towns that could be.
pub(super) struct Search<'a> {
    pub(super) scales: &'a Scales<'a>,
    /// Who can be evil.
    pub(super) from: Vec<Seat>,
    pub(super) minions: usize,
    pub(super) minion_characters: Vec<Character>,
    pub(super) demons: Vec<Character>,
    /// Whoever is shown another token, if the script has one: 酒鬼.
    pub(super) drunk: Option<Character>,
    /// Who says to be one of the Townsfolk, and could be the Drunk.
    pub(super) could_be_drunk: Vec<Seat>,
}

impl<'a> Search<'a> {
    fn new(view: &View, scales: &'a Scales<'a>) -> Self {
        let residents = view.board.present.minus(view.board.travellers);
        let me = match (view.eye, view.own) {
            (Eye::Seat(me), Some(own)) if own.side == Side::Good => Some(me),
            _ => None,
        };
        let row = residents.len().clamp(5, 15) - 5;
        let drunk = view
            .script_of(Team::Outsider)
            .find(|character| character.is_shown_another() == Some(Team::Townsfolk));
        let claims_townsfolk = |seat: &Seat| {
            let said = scales.good[seat.index()];
            said != Character::default() && view.team(said) == Team::Townsfolk
        };
        Self {
            scales,
            from: residents
                .into_iter()
                .filter(|&seat| me != Some(seat))
                .collect(),
            minions: usize::from(clocktower::sheets::COUNTS[row][2]),
            minion_characters: view.script_of(Team::Minion).collect(),
            demons: view.script_of(Team::Demon).collect(),
            drunk,
            could_be_drunk: residents.into_iter().filter(claims_townsfolk).collect(),
        }
    }

    /// About how many towns there are.
    fn size(&self) -> usize {
        let mut size = self.from.len() * self.demons.len() * (1 + self.could_be_drunk.len());
        for at in 0..self.minions {
            size *= self.from.len().saturating_sub(1 + at).max(1);
            size *= self.minion_characters.len().saturating_sub(at).max(1);
            // Which of them comes first makes no difference.
            size /= at + 1;
        }
        size
    }

    /// A town in which everybody is what they say.
    pub(super) fn plain(&self, demon: Seat) -> World {
        World {
            character: self.scales.good,
            shown: self.scales.good,
            demon,
            minions: Seats::NONE,
        }
    }

    /// Goes through all towns one by one; the likeliest pass first through `weigh`'s mesh, so it narrows.
    fn each(&self, out: &mut dyn FnMut(Weighed, &World)) {
        let mut best = 0.0_f32;
        for &demon in &self.from {
            for &character in &self.demons {
                let mut world = self.plain(demon);
                world.character[demon.index()] = character;
                self.each_minion(world, 0, &mut best, out);
            }
        }
    }

    fn each_minion(
        &self,
        world: World,
        after: usize,
        best: &mut f32,
        out: &mut dyn FnMut(Weighed, &World),
    ) {
        if world.minions.len() >= self.minions {
            self.each_drunk(world, best, out);
            return;
        }
        for (at, &seat) in self.from.iter().enumerate().skip(after) {
            if seat == world.demon {
                continue;
            }
            for &character in &self.minion_characters {
                if has_minion(&world, character) {
                    continue;
                }
                let mut world = world;
                world.minions = world.minions.with(seat);
                world.character[seat.index()] = character;
                self.each_minion(world, at + 1, best, out);
            }
        }
    }

    fn each_drunk(&self, world: World, best: &mut f32, out: &mut dyn FnMut(Weighed, &World)) {
        let mut weigh = |world: &World| {
            if let Some(weighed) = self.scales.weigh(world, *best) {
                *best = best.max(weighed.weight);
                out(weighed, world);
            }
        };
        weigh(&world);
        let Some(drunk) = self.drunk else { return };
        for &seat in &self.could_be_drunk {
            if seat != world.demon && !world.minions.has(seat) {
                let mut world = world;
                world.character[seat.index()] = drunk;
                weigh(&world);
            }
        }
    }
}

fn has_minion(world: &World, character: Character) -> bool {
    world
        .minions
        .into_iter()
        .any(|seat| world.character[seat.index()] == character)
}
