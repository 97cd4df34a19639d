//! 钟楼谜团 — who can play Clocktower, and how a sensible town and a sensible storyteller do.
//!
//! A player weighs what everybody says against all the towns that could be (see `belief`) and acts by how likely each
//! of the others is the Demon. Whoever is evil keeps to one story. The storyteller keeps both sides' chances alive, and
//! can say of every choice why it was made.
//!
//! Likelihoods are added, multiplied and divided as floats, and nothing else is done with them: so they are the same on
//! every machine.

#![allow(
    clippy::cast_precision_loss,
    reason = "what is made a float here is a small number"
)]

mod belief;
mod bluff;
mod choices;
mod day;
mod facts;
mod grounds;
mod hints;
mod lead;
pub mod measure;
mod memory;
mod night;
mod signs;
mod situation;
mod stands;
mod storyteller;
mod talk;
#[cfg(test)]
mod tests;
mod vote;
mod wander;
mod weigh;
mod world;
mod worth;

use std::borrow::Cow;

use clocktower::{Action, Character, Grounds, Info, Own, Phase, Side, Sight, Team, Town, View};
use kernel::{Eye, Rng, Seat, Seed};

use crate::{Bot, Random, Roster};
use belief::Belief;
use bluff::Bluff;
use facts::Report;
use memory::Memory;
use situation::Situation;

pub use grounds::explain;

impl Roster for Town {
    const BOTS: &'static [&'static str] = &["random", "heuristic", "balanced"];

    /// `heuristic` and `balanced` are the same: they play whichever seat they are given, and the storyteller's as `balanced`.
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            "heuristic" | "balanced" => Some(Box::new(Townsman::new(seed))),
            _ => None,
        }
    }
}

/// Plays by what it believes; at the storyteller's seat, so that the game stays open.
pub struct Townsman {
    seed: Seed,
    memory: Memory,
    /// What was believed when so much was known.
    belief: Option<(u32, Belief)>,
    bluff: Bluff,
}

impl Townsman {
    /// A player of its own.
    pub fn new(seed: Seed) -> Self {
        Self {
            seed,
            memory: Memory::default(),
            belief: None,
            bluff: Bluff::default(),
        }
    }

    /// How likely this player takes each living player to be the Demon, the likeliest first; from 0 to 1. A good player
    /// goes by all it knows, anybody else by what everybody knows.
    pub fn suspects(&mut self, view: &View) -> Vec<(Seat, f32)> {
        let belief = self.believe(&self.seen_through(view));
        let living = view.board.living.minus(view.board.travellers);
        let mut suspects: Vec<(Seat, f32)> = living
            .into_iter()
            .map(|seat| (seat, belief.demon[seat.index()]))
            .collect();
        suspects.sort_by(|a, b| b.1.total_cmp(&a.1));
        suspects
    }

    /// Why the storyteller does this, with what the town believes by now.
    pub fn explain(&mut self, view: &View, action: Action) -> Grounds {
        let belief = self.believe(view);
        grounds::grounds(view, &belief, action)
    }

    fn believe(&mut self, view: &View) -> Belief {
        let known = self.memory.news;
        if let Some((_, belief)) = self.belief.filter(|&(at, _)| at == known) {
            return belief;
        }
        let public = view.own.is_none_or(|own| own.side == Side::Evil);
        let belief = Belief::of(view, &self.memory, public, &mut self.luck());
        self.belief = Some((known, belief));
        belief
    }

    /// The luck of the present moment: the same, however often one is asked before anything new is known.
    fn luck(&self) -> Rng {
        let mut seed = self.seed;
        for (byte, news) in seed.0[24..].iter_mut().zip(self.memory.news.to_le_bytes()) {
            *byte ^= news;
        }
        Rng::new(seed)
    }

    /// The view with what this player makes of itself: 疯子 who has seen through it is good.
    fn seen_through<'a>(&self, view: &'a View) -> Cow<'a, View> {
        let may_be_a_lunatic = view.script.has(Character::LUNATIC)
            && view
                .own
                .is_some_and(|own| view.team(own.character) == Team::Demon);
        let mut view = Cow::Borrowed(view);
        if may_be_a_lunatic && self.memory.takes_itself_for_a_lunatic() {
            view.to_mut().own = view.own.map(|own| Own {
                character: Character::LUNATIC,
                side: Side::Good,
                ..own
            });
        }
        view
    }

    fn decide_as_a_player(&mut self, view: &View, me: Seat, legal: &[Action]) -> Action {
        let mut luck = self.luck();
        // Which Traveller to be is a matter of taste.
        if !view.board.present.has(me) {
            return *luck.pick(legal).unwrap_or(&legal[0]);
        }
        let is_day = view.pending.is_none() && view.board.phase == Phase::Day;
        if is_day {
            self.think_the_story_over(view, me);
            let (memory, bluff) = (&self.memory, &self.bluff);
            if let Some(words) = talk::next_words(view, me, memory, bluff, legal, &mut luck) {
                return words;
            }
            if day::has_to_wait(view, me, memory) {
                return Action::Pass;
            }
        }
        let belief = self.believe(view);
        let Some(situation) = Situation::new(view, me, &self.memory, &belief, &self.bluff) else {
            return legal[0];
        };
        match view.pending {
            Some(pending) => choices::answer(&situation, &pending, legal, &mut luck),
            None if is_day => day::act(&situation, legal, &mut luck),
            None => vote::raise(&situation, legal),
        }
    }

    fn think_the_story_over(&mut self, view: &View, me: Seat) {
        let is_evil = view.own.is_some_and(|own| own.side == Side::Evil);
        if is_evil && self.bluff.is_stale(view) {
            let belief = self.believe(view);
            let mut luck = self.luck();
            self.bluff.renew(view, me, &self.memory, &belief, &mut luck);
        }
    }

    fn decide_as_the_storyteller(&mut self, view: &View, legal: &[Action]) -> Action {
        let is_asked = view.pending.is_some();
        let belief = if is_asked {
            self.believe(view)
        } else {
            Belief::default()
        };
        storyteller::choose(view, &belief, legal, &mut self.luck())
    }
}

impl Bot<Town> for Townsman {
    fn hear(&mut self, sight: &Sight) {
        self.memory.hear(sight);
    }

    fn decide(&mut self, view: &View, legal: &[Action]) -> Action {
        if let [only] = *legal {
            return only;
        }
        let wanted = match view.eye {
            Eye::Seat(seat) if seat.number() < view.chairs => {
                let view = self.seen_through(view);
                self.decide_as_a_player(&view, seat, legal)
            }
            Eye::Seat(_) | Eye::Public | Eye::All => self.decide_as_the_storyteller(view, legal),
        };
        if legal.contains(&wanted) {
            wanted
        } else {
            legal[0]
        }
    }
}

/// Whether what this character is told rests on more than who is who and who lives: it cannot be judged afterwards.
fn rests_on_more(character: Character) -> bool {
    const THEY: [Character; 3] = [
        Character::MATHEMATICIAN,
        Character::GOSSIP,
        Character::JUGGLER,
    ];
    THEY.contains(&character)
}

/// Whether a red herring could have made this report.
fn is_about_a_red_herring(report: &Report) -> bool {
    report.character == Character::FORTUNE_TELLER
        && report.learned.info == Info::Answer { yes: true }
}
