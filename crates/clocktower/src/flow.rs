//! 流程 — what is under way is carried out, step by step, until somebody has to answer.

mod announce;
mod hear;

use crate::event::Victory;
use crate::frame::{Flow, Frame, Script, Step};
use crate::role::Hearer;
use crate::town::{Dealer, Phase};
use crate::{Side, arrival, death, demon_info, execution, manual, nomination, roles, visit};

/// The steps that a frame goes through.
fn steps_of(frame: &Frame) -> &'static [Step] {
    let role = roles::of(frame.character);
    match frame.script {
        Script::Setup => role.setup,
        Script::First => role.first,
        Script::Other => role.other,
        Script::Day => role.day.map_or(&[], |day| day.steps),
        Script::Then => role.then,
        Script::Death => death::STEPS,
        Script::Nomination => nomination::STEPS,
        Script::Execution => execution::STEPS,
        Script::DemonInfo => demon_info::STEPS,
        Script::Manual => manual::STEPS,
        Script::Visit => visit::STEPS,
        Script::Arrival => arrival::STEPS,
    }
}

impl Dealer<'_> {
    /// Goes on until somebody has to answer or the game is over.
    pub(crate) fn run(&mut self) {
        self.run_telling(&mut |dealer, _| dealer.inform());
    }

    /// The same, where `inform` says what a player is told: the solver knows it already.
    pub(crate) fn run_telling(&mut self, inform: &mut dyn FnMut(&mut Self, &Frame)) {
        while self.town.pending.is_none() && !self.is_over() {
            let goes_on = match self.town.frames.len() {
                0 => self.advance(),
                under_way => {
                    self.step(under_way - 1, inform);
                    true
                }
            };
            if !goes_on {
                break;
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.town.phase, Phase::Over { .. })
    }

    /// Carries out one step of what lies on top.
    fn step(&mut self, at: usize, inform: &mut dyn FnMut(&mut Self, &Frame)) {
        let mut my = self.town.frames.as_slice()[at];
        let Some(step) = steps_of(&my).get(usize::from(my.step)) else {
            self.finish(at);
            return;
        };
        my.step += 1;
        self.town.frames.as_mut_slice()[at] = my;
        let flow = step(self, &mut my);
        if self.is_over() {
            return;
        }
        match flow {
            Flow::Next => self.town.frames.as_mut_slice()[at] = my,
            Flow::Done => self.finish(at),
            Flow::Ask(seat, question) => {
                self.town.frames.as_mut_slice()[at] = my;
                self.ask(seat, question);
            }
            Flow::Tell => {
                self.town.frames.as_mut_slice()[at] = my;
                inform(self, &my);
            }
        }
        self.settle();
        self.watch();
        self.judge();
    }

    /// Whatever waits for something to come about looks whether it has; not while somebody is being asked.
    fn watch(&mut self) {
        if !self.grimoire().people.watches || self.town.pending.is_some() {
            return;
        }
        let watching = self.grimoire().by_age(|role| role.watches.is_some());
        for &(me, which) in watching.as_slice().iter().rev() {
            let ability = self.grimoire().row(me).abilities[which.index()];
            let able = self.grimoire().able(me, which);
            if let (Some(watches), true) = (roles::of(ability.character).watches, able) {
                watches(self, Hearer { me, which, able });
            }
        }
    }

    /// What was under way is done; what is done twice begins again.
    fn finish(&mut self, at: usize) {
        let done = self.town.frames.remove(at);
        if done.used_up {
            self.spend(&done);
        }
        if done.twice {
            self.act_again(&done);
        }
    }

    /// What comes next when nothing is under way; whether anything does by itself.
    fn advance(&mut self) -> bool {
        match self.town.phase {
            Phase::Setup => {
                self.fall_night();
                true
            }
            Phase::Night { calls } => {
                let over = usize::from(calls) == self.town.calls().len();
                if over {
                    self.dawn();
                }
                over
            }
            Phase::Day => {
                let over = self.town.day.closed;
                if over {
                    self.end_the_day();
                }
                over
            }
            Phase::Vote => self.next_hand(),
            Phase::Over { .. } => false,
        }
    }

    /// Has the storyteller tell the frame's player what is to be told, asked with one possible answer too: how long it
    /// takes tells nothing.
    fn inform(&mut self) {
        self.ask(self.town.storyteller(), crate::ask::Question::Say);
    }

    /// Whether somebody has won by now.
    pub(crate) fn judge(&mut self) {
        if self.is_over()
            || self
                .town
                .frames
                .as_slice()
                .iter()
                .any(|frame| frame.holds_the_end)
        {
            return;
        }
        if matches!(self.town.phase, Phase::Setup) {
            return;
        }
        let grimoire = self.grimoire();
        let demon = !grimoire.people.demons.is_empty();
        let left = grimoire
            .people
            .lives
            .minus(grimoire.people.travellers)
            .len();
        if !demon && grimoire.notes.had_a_demon {
            self.win(Side::Good, Victory::NoDemon);
        }
        if left <= 2 {
            self.win(Side::Evil, Victory::TwoLeft);
        }
    }
}
