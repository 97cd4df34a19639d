//! 漫游 — a walk through the towns that could be, where they are too many: the likelier a town, the longer it stays there.

use clocktower::Character;
use kernel::{Rng, Seat};

use super::belief::Search;
use super::weigh::Weighed;
use super::world::World;

/// So many towns are wandered through, so many times.
const STEPS: [usize; 2] = [900, 3];

impl Search<'_> {
    /// Wanders from town to town, the likelier the longer it stays.
    pub(super) fn wander(&self, rng: &mut Rng, out: &mut dyn FnMut(&Weighed, &World)) {
        let [steps, times] = STEPS;
        for _ in 0..times {
            let Some(mut lineup) = Lineup::any(self, rng) else {
                return;
            };
            let mut here = self.scales.weigh(&lineup.world(self), 0.0);
            for step in 0..steps {
                let next = lineup.changed(self, rng);
                let world = next.world(self);
                let there = self.scales.weigh(&world, 0.0);
                let weight = |it: &Option<Weighed>| it.as_ref().map_or(0.0, |it| it.weight);
                let ratio = weight(&there) / weight(&here).max(f32::MIN_POSITIVE);
                let luck = rng.below(1 << 20) as f32 / (1 << 20) as f32;
                if there.is_some() && (here.is_none() || ratio > luck) || here.is_none() {
                    lineup = next;
                    here = there;
                }
                if let Some(weighed) = here.as_ref().filter(|_| step > steps / 5) {
                    out(weighed, &lineup.world(self));
                }
            }
        }
    }
}

/// Who is evil and as what, and who is the Drunk.
#[derive(Clone)]
struct Lineup {
    /// The Demon first.
    evil: Vec<(Seat, Character)>,
    drunk: Option<Seat>,
}

impl Lineup {
    fn any(search: &Search<'_>, rng: &mut Rng) -> Option<Self> {
        let mut seats = search.from.clone();
        rng.shuffle(&mut seats);
        let mut characters = search.minion_characters.clone();
        rng.shuffle(&mut characters);
        let demon = *rng.pick(&search.demons)?;
        let characters = std::iter::once(demon).chain(characters);
        Some(Self {
            evil: seats
                .into_iter()
                .zip(characters)
                .take(1 + search.minions)
                .collect(),
            drunk: None,
        })
    }

    /// One thing is otherwise.
    fn changed(&self, search: &Search<'_>, rng: &mut Rng) -> Self {
        let mut next = self.clone();
        let at = rng.below(next.evil.len() as u32) as usize;
        match rng.below(4) {
            // Somebody else has that part; or two exchange theirs.
            0 | 1 => {
                if let Some(&seat) = rng.pick(&search.from) {
                    let old = next.evil[at].0;
                    if let Some(other) = next.evil.iter_mut().find(|(other, _)| *other == seat) {
                        other.0 = old;
                    }
                    next.evil[at].0 = seat;
                }
            }
            2 => {
                let from = if at == 0 {
                    &search.demons
                } else {
                    &search.minion_characters
                };
                if let Some(&character) = rng.pick(from) {
                    let old = next.evil[at].1;
                    if let Some(other) = next.evil.iter_mut().find(|(_, it)| *it == character) {
                        other.1 = old;
                    }
                    next.evil[at].1 = character;
                }
            }
            _ => {
                next.drunk = match rng.below(2) {
                    0 => None,
                    _ => rng.pick(&search.could_be_drunk).copied(),
                };
            }
        }
        next
    }

    fn world(&self, search: &Search<'_>) -> World {
        let mut world = search.plain(self.evil[0].0);
        for &(seat, character) in &self.evil {
            world.character[seat.index()] = character;
            if seat != world.demon {
                world.minions = world.minions.with(seat);
            }
        }
        if let (Some(seat), Some(drunk)) = (self.drunk, search.drunk)
            && seat != world.demon
            && !world.minions.has(seat)
        {
            world.character[seat.index()] = drunk;
        }
        world
    }
}
