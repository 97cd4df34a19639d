//! 风声 — who can play fengsheng, and how a sensible player does.
//!
//! The heuristic player weighs what lies before everybody (see [`worth`]) by what it believes of their
//! sides (see [`belief`]), and does what makes it most for its own. Everything is counted in
//! thousandths of a game, so that it plays the same game on every machine.

mod apart;
mod belief;
mod chain;
mod choices;
mod course;
mod deaths;
mod flight;
mod goal;
mod hand;
mod later;
mod memory;
mod roles;
mod send;
mod situation;
mod skills;
#[cfg(test)]
mod tests;
mod triggers;
mod unseen;
mod windows;
mod worth;

use fengsheng::{Action, Ask, Sight, Table, View};
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

/// Plays by what it believes.
pub(crate) struct Heuristic {
    memory: Memory,
    /// Chooses the character.
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
        if let [only] = *legal {
            self.memory.did(view.ask, only);
            return only;
        }
        self.memory.look(view);
        let action = match Situation::of(view, &self.memory) {
            Some(situation) => decide(&situation, legal),
            None => self.keep_character(view, legal),
        };
        self.memory.did(view.ask, action);
        action
    }
}

impl Heuristic {
    /// The character that wins more games, most of the time: the others are to be seen now and then, too.
    fn keep_character(&mut self, view: &View, legal: &[Action]) -> Action {
        let weight = |action: &Action| match *action {
            Action::Choose(role) => roles::merit(role, view).pow(2),
            _ => 1,
        };
        let all: u32 = legal.iter().map(weight).sum();
        let mut left = self.luck.below(all.max(1));
        for action in legal {
            let weight = weight(action);
            if left < weight {
                return *action;
            }
            left -= weight;
        }
        legal[0]
    }
}

fn decide(situation: &Situation<'_>, legal: &[Action]) -> Action {
    match situation.view.ask {
        Ask::Window { .. } => windows::choose(situation, legal),
        Ask::Send => send::choose(situation, legal),
        Ask::Receive => windows::receive(situation),
        // Who may answer as it likes takes cards, and keeps those it has.
        Ask::React if legal.contains(&Action::Draw) => Action::Draw,
        Ask::React => Action::Say,
        Ask::Trigger { by } => {
            if triggers::wanted(situation, by) && legal.contains(&Action::Trigger) {
                Action::Trigger
            } else if legal.contains(&Action::Pass) {
                Action::Pass
            } else {
                legal[0]
            }
        }
        _ => choices::choose(situation, legal),
    }
}
