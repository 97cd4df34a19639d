//! 黑與白 — who can play Blanc Noir, and how a sensible player does.
//!
//! The heuristic player weighs its hand (see [`hand`]) and does what makes it lightest, with an eye on what the others are
//! up to (see [`situation`]). Everything is counted in tenths of a point, in whole numbers, so that it plays the same game
//! on every machine.

#![allow(clippy::cast_possible_wrap, reason = "hands and points are small")]

mod cards;
mod colour;
mod hand;
mod memory;
mod plays;
mod scrolls;
mod situation;
#[cfg(test)]
mod tests;
mod turn;

use blanc_noir::{Action, Ask, Sight, Table, View};
use kernel::{Rng, Seed};

use crate::{Bot, Random, Roster};
use memory::Memory;
use situation::Situation;

impl Roster for Table {
    const BOTS: &'static [&'static str] = &["random", "heuristic"];

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "heuristic" => Some(Box::new(Heuristic::new(seed))),
            _ => None,
        }
    }
}

/// Plays by rules of thumb.
pub(crate) struct Heuristic {
    memory: Memory,
    /// Chooses between actions that look equally good.
    luck: Rng,
}

impl Heuristic {
    /// A player of its own.
    pub(crate) fn new(seed: Seed) -> Self {
        Self {
            memory: Memory::default(),
            luck: Rng::new(seed),
        }
    }
}

impl Bot<Table> for Heuristic {
    fn hear(&mut self, sight: &Sight) {
        self.memory.hear(sight);
    }

    fn decide(&mut self, view: &View, legal: &[Action]) -> Action {
        let Some(situation) = Situation::of(view, &self.memory) else {
            return legal[0];
        };
        let worth = |action: Action| worth(&situation, action);
        let mut best = Vec::new();
        let mut most = i32::MIN;
        for &action in legal {
            let worth = worth(action);
            if worth > most {
                most = worth;
                best.clear();
            }
            if worth == most {
                best.push(action);
            }
        }
        *self.luck.pick(&best).unwrap_or(&legal[0])
    }
}

/// What an answer to the present question is worth.
fn worth(situation: &Situation<'_>, action: Action) -> i32 {
    let Some(ask) = situation.view.asked else {
        return 0;
    };
    match (ask, action) {
        (Ask::Turn | Ask::AfterDraw, _) => turn::worth(situation, action),
        (Ask::Colour, Action::Name(colour)) => colour::worth(situation, situation.hand, colour),
        (Ask::Declare, _) => i32::from(action == Action::Declare),
        (Ask::Target { by }, Action::Target(seat)) => scrolls::target(situation, by, seat),
        (Ask::FairyOwn { .. } | Ask::FairySource | Ask::Shockwave, _) => {
            scrolls::choice(situation, ask, action)
        }
        (_, Action::Pick(face)) => cards::pick(situation, ask, face),
        _ => cards::stop(situation, ask),
    }
}
