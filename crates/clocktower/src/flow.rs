//! 流程 — what is under way is carried out, step by step, until somebody has to answer.

use kernel::Seat;

use crate::ability::Which;
use crate::action::Action;
use crate::event::{Event, Victory};
use crate::frame::{Flow, Frame, Script, Step};
use crate::role::{Hearer, Occasion};
use crate::roles;
use crate::town::{Dealer, Phase};
use crate::{Info, Side, Team, death, demon_info, execution, manual, nomination, visit};

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
    }
}

impl Dealer<'_> {
    /// Carries out an answer and whatever follows from it.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action) {
        self.take(seat, action);
        self.run();
    }

    /// Takes an answer; what follows from it is still to be carried out.
    pub(crate) fn take(&mut self, seat: Seat, action: Action) {
        match self.town.pending.take() {
            Some(pending) => {
                let known = if pending.open && pending.to != self.town.storyteller() {
                    kernel::Seats::EVERYONE
                } else {
                    kernel::Seats::only(pending.to)
                };
                let known = self.town.sealed((), known);
                self.say(Event::Answered {
                    by: pending.to,
                    known,
                });
                self.hear(pending.to, pending.open, action);
            }
            None => match self.town.phase {
                Phase::Night { .. } => self.call_next(),
                Phase::Day => self.act_by_day(seat, action),
                Phase::Vote => self.count_hand(seat, action == Action::Yes),
                Phase::Setup | Phase::Over { .. } => {}
            },
        }
    }

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

    /// Writes an answer into the frame on top, and tells whoever may know.
    fn hear(&mut self, by: Seat, open: bool, action: Action) {
        // What the storyteller decides shows in what comes of it.
        let known = if open && by != self.town.storyteller() {
            kernel::Seats::EVERYONE
        } else {
            kernel::Seats::only(by)
        };
        let top = self
            .town
            .frames
            .last_mut()
            .expect("an ability under way had asked");
        match action {
            Action::Pick(seat) => {
                top.picked = Some(seat);
                if top.picks.len() < 3 {
                    top.picks.push(seat);
                }
                let by_player = by != self.town.storyteller();
                let known = known.or(self.onlookers(by));
                let seat_told = self.town.sealed(Some(seat), known);
                self.say(Event::Picked {
                    by,
                    seat: seat_told,
                });
                if by_player && self.town.is_night() {
                    self.announce(Occasion::Picked { by, seat });
                }
            }
            Action::Decline => {
                top.picked = None;
                top.named = None;
                top.yes = false;
                let known = known.or(self.onlookers(by));
                let seat = self.town.sealed(None, known);
                self.say(Event::Picked { by, seat });
            }
            Action::Name(character) => {
                top.named = Some(character);
                let character = self.town.sealed(Some(character), known);
                self.say(Event::Named { by, character });
            }
            Action::Yes | Action::No => {
                top.yes = action == Action::Yes;
                let yes = self.town.sealed(action == Action::Yes, known);
                self.say(Event::Replied { by, yes });
            }
            Action::State(statement) => {
                top.statement = statement;
                top.yes = true;
                let statement = self.town.sealed(statement, known);
                self.say(Event::Stated { by, statement });
            }
            Action::Say(info) => {
                let my = *top;
                self.told(&my, info);
            }
            Action::Hand(tool) => self.by_hand(tool),
            Action::Next
            | Action::Wait
            | Action::Pass
            | Action::Nominate(_)
            | Action::Exile(_)
            | Action::Use(_)
            | Action::Visit
            | Action::ClaimToBe(_)
            | Action::ClaimToKnow(_)
            | Action::Suspect(_)
            | Action::Trust(_)
            | Action::Whisper(_) => {}
        }
    }

    /// Who sees besides whom a player chooses: the Demon, if the player is 疯子.
    fn onlookers(&self, by: Seat) -> kernel::Seats {
        let grimoire = self.grimoire();
        let is_watched = by != self.town.storyteller()
            && grimoire.is_unaware(by)
            && roles::of(grimoire.row(by).character).watched
            && grimoire.really_lives(by)
            && grimoire.sober(by);
        if is_watched && self.town.is_night() {
            grimoire.those(|seat| grimoire.team(seat) == Team::Demon && grimoire.really_lives(seat))
        } else {
            kernel::Seats::NONE
        }
    }

    /// Has the storyteller tell the frame's player what is to be told, asked with one possible answer too: how long it
    /// takes tells nothing.
    fn inform(&mut self) {
        self.ask(self.town.storyteller(), crate::ask::Question::Say);
    }

    /// A player has been told something: it is remembered whether it was the truth.
    pub(crate) fn told(&mut self, my: &Frame, info: Info) {
        if self.town.is_amiss(my, info) {
            self.went_wrong(my.me);
        }
        for seat in self.town.should_have_falsified(my, info) {
            self.went_wrong(seat);
        }
        if let Some(top) = self.town.frames.last_mut() {
            top.told = info;
        }
        self.tell_player(my.me, my.character, info);
    }

    /// This player's ability went wrong because of another character (for 数学家).
    pub(crate) fn went_wrong(&mut self, seat: Seat) {
        let notes = &mut self.town.grimoire.notes;
        notes.went_wrong = notes.went_wrong.with(seat);
    }

    /// Lets every ability hear what has happened.
    pub(crate) fn announce(&mut self, occasion: Occasion) {
        self.announce_after(occasion, None);
    }

    /// The same after a death: which of the abilities of the one who died worked until then.
    pub(crate) fn announce_after(
        &mut self,
        occasion: Occasion,
        able_at_death: Option<(Seat, [bool; 2])>,
    ) {
        let hearers = self.grimoire().by_age(|role| role.hears.is_some());
        // What is pushed last is carried out first: so the oldest ability hears last.
        for &(me, which) in hearers.as_slice().iter().rev() {
            let ability = self.grimoire().row(me).abilities[which.index()];
            let Some(hears) = roles::of(ability.character).hears else {
                continue;
            };
            let able = match able_at_death {
                Some((dead, able)) if dead == me => able[which.index()],
                Some(_) | None => self.grimoire().able(me, which),
            };
            hears(self, Hearer { me, which, able }, occasion);
            if self.is_over() {
                return;
            }
        }
        self.let_the_unaware_hear(occasion);
    }

    /// What a player really is hears too, if the player takes himself for something else.
    fn let_the_unaware_hear(&mut self, occasion: Occasion) {
        let everybody = self.grimoire().by_age(|_| true);
        for &(me, which) in everybody.as_slice().iter().rev() {
            let grimoire = self.grimoire();
            let hears = roles::of(grimoire.row(me).character).hears;
            let is_unaware = which == Which::Own && grimoire.is_unaware(me);
            if let (true, Some(hears)) = (is_unaware, hears) {
                let able = grimoire.really_lives(me) && grimoire.sober(me);
                hears(self, Hearer { me, which, able }, occasion);
            }
        }
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
