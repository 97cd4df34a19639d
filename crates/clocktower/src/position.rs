//! 局面 — the town as the rest of the program knows a game.

use kernel::{Conserve, Eye, Outcome, Position, Rotate, Seat, Seats, Seed, Turn};

use crate::action::{Action, Tool};
use crate::event::{Event, Sight};
use crate::fold;
use crate::grimoire::MOST_EFFECTS;
use crate::legal::Reason;
use crate::setup::{Setup, SetupError};
use crate::town::{Dealer, MOST_FRAMES, Phase, Town};
use crate::view::View;

const _: () = assert!(size_of::<Town>() <= 4_096, "a town fits 4,096 bytes");

impl Position for Town {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Reason = Reason;
    type SetupError = SetupError;

    const GAME: &'static str = "clocktower";
    const RULES_VERSION: u32 = 2;

    fn deal(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        Self::deal_setup(setup, seed)
    }

    fn seats(&self) -> u8 {
        self.grimoire.chairs + 1
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over { side, .. } => Turn::Over(Outcome {
                winners: self
                    .grimoire
                    .those(|seat| self.grimoire.row(seat).side == side),
            }),
            Phase::Setup | Phase::Night { .. } | Phase::Day | Phase::Vote => {
                Turn::Act(self.asked())
            }
        }
    }

    fn turn_seen_by(&self, eye: Eye) -> Turn {
        match self.turn() {
            Turn::Act(_) => Turn::Act(self.asked_as_seen_by(eye)),
            over @ Turn::Over(_) => over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
    }

    fn why_not(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.objection(seat, action)
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, tell: &mut dyn FnMut(Event)) {
        if self.changes_only_the_day(seat, action) {
            let mut dealer = Dealer { town: self, tell };
            dealer.answer_by_day(seat, action);
            return;
        }
        let before = self.clone();
        let mut dealer = Dealer { town: self, tell };
        dealer.answer(seat, action);
        dealer.tell_changes(&before);
    }

    /// Nothing is compared where nobody hears what has changed.
    fn play_quietly(&mut self, seat: Seat, action: Action) {
        let tell = &mut |_| ();
        Dealer { town: self, tell }.answer(seat, action);
    }

    fn view(&self, eye: Eye) -> View {
        self.view_of(eye)
    }

    fn sight(event: &Event, eye: Eye) -> Option<Sight> {
        event.seen_by(eye)
    }

    fn fold(view: &mut View, sight: &Sight) {
        fold::fold(view, sight);
    }
}

impl Town {
    /// Whether an answer changes nothing but what lies open: most do, and then nothing has to be compared.
    fn changes_only_the_day(&self, seat: Seat, action: Action) -> bool {
        self.pending.is_none()
            && match self.phase {
                Phase::Vote => !self.is_the_last_voter(seat),
                Phase::Day => matches!(action, Action::Pass | Action::Wait),
                Phase::Setup | Phase::Night { .. } | Phase::Over { .. } => false,
            }
    }
}

impl Dealer<'_> {
    /// Carries out such an answer, and tells what has changed.
    fn answer_by_day(&mut self, seat: Seat, action: Action) {
        let notes = self.grimoire().notes;
        // The storyteller's seat has no row.
        let before = self.grimoire().rows.0.get(seat.index()).copied();
        self.answer(seat, action);
        let board = self.town.board();
        self.say(Event::Board { board });
        let after = self.grimoire().rows.0.get(seat.index()).copied();
        if let Some(row) = after.filter(|_| after != before) {
            let row = self.town.hidden(row);
            self.say(Event::Written { seat, row });
        }
        if self.grimoire().notes != notes {
            let notes = self.town.hidden(self.grimoire().notes);
            self.say(Event::Noted { notes });
        }
    }

    /// Tells what is written otherwise than before: the board to everybody, pages and tokens to the storyteller.
    fn tell_changes(&mut self, before: &Town) {
        self.tell_the_board(before);
        let effects_changed = self.grimoire().effects != before.grimoire.effects;
        for seat in self.town.grimoire.all_chairs() {
            let row = *self.grimoire().row(seat);
            let is_rewritten = row != *before.grimoire.row(seat);
            if is_rewritten || effects_changed {
                let own = self.town.own(seat);
                if own != before.own(seat) {
                    let own = self.town.sealed(own, Seats::only(seat));
                    self.say(Event::Own { seat, own });
                }
            }
            if is_rewritten {
                let row = self.town.hidden(row);
                self.say(Event::Written { seat, row });
            }
        }
        self.tell_changed_tokens(before);
        if self.grimoire().notes != before.grimoire.notes {
            let notes = self.town.hidden(self.grimoire().notes);
            self.say(Event::Noted { notes });
        }
    }

    /// The board is compared as a whole only where its parts do not say already that it has changed, or has not.
    fn tell_the_board(&mut self, before: &Town) {
        let town = &*self.town;
        let surely =
            town.phase != before.phase || town.day != before.day || town.talk != before.talk;
        let perhaps = || {
            town.pending != before.pending
                || town.frames != before.frames
                || town.grimoire.people != before.grimoire.people
                || town.grimoire.rows != before.grimoire.rows
                || town.grimoire.notes.lived_at_dusk != before.grimoire.notes.lived_at_dusk
                || town.grimoire.notes.tokens_at_dusk != before.grimoire.notes.tokens_at_dusk
        };
        if surely || perhaps() {
            let board = town.board();
            if surely || board != before.board() {
                self.say(Event::Board { board });
            }
        }
    }

    fn tell_changed_tokens(&mut self, before: &Town) {
        let effects =
            |town: &Town, place: usize| town.grimoire.effects.as_slice().get(place).copied();
        let most = self
            .grimoire()
            .effects
            .len()
            .max(before.grimoire.effects.len());
        for place in 0..most {
            let effect = effects(self.town, place);
            if effect != effects(before, place) {
                let place = place as u8;
                let effect = self.town.hidden(effect);
                self.say(Event::Marked { place, effect });
            }
        }
        let frames = |town: &Town, place: usize| town.frames.as_slice().get(place).copied();
        let most = self.town.frames.len().max(before.frames.len());
        for place in 0..most {
            let frame = frames(self.town, place);
            if frame != frames(before, place) {
                let place = place as u8;
                let frame = self.town.hidden(frame);
                self.say(Event::UnderWay { place, frame });
            }
        }
    }
}

impl Conserve for Town {
    /// Nothing can be lost in a town but its order: every player has a character of the script, every effect lies
    /// on a player, whoever is asked has an answer.
    fn census(&self) -> Result<(), String> {
        let grimoire = &self.grimoire;
        for seat in grimoire.seats() {
            let row = grimoire.row(seat);
            if !grimoire.script.has(row.character) || !grimoire.script.has(row.believes) {
                return Err(format!(
                    "{seat} is {}, which is not of the script",
                    row.character
                ));
            }
        }
        let players = grimoire.present;
        if let Some(effect) = grimoire
            .effects
            .as_slice()
            .iter()
            .find(|effect| !players.has(effect.on))
        {
            return Err(format!(
                "an effect lies on {}, where nobody sits",
                effect.on
            ));
        }
        if grimoire.effects.len() > MOST_EFFECTS || self.frames.len() > MOST_FRAMES {
            return Err("there is more under way than a town holds".to_owned());
        }
        let sitting = &grimoire.circle[..usize::from(grimoire.players())];
        if grimoire.present.len() != sitting.len()
            || sitting.iter().copied().collect::<Seats>() != grimoire.present
        {
            return Err("the circle is not made of those who are there".to_owned());
        }
        let mut settled = *grimoire;
        settled.settle();
        if settled.notes.impaired != grimoire.notes.impaired {
            return Err("who is drunk or poisoned has not been worked out anew".to_owned());
        }
        Ok(())
    }
}

impl Rotate for Town {
    fn rotate(&self, by: u8) -> Self {
        crate::rotate::rotated(self, by)
    }

    fn rotate_action(action: Action, by: u8, seats: u8) -> Action {
        let players = seats - 1;
        let seat = |seat: Seat| seat.moved(by, players);
        match action {
            Action::Pick(whom) => Action::Pick(seat(whom)),
            Action::Nominate(whom) => Action::Nominate(seat(whom)),
            Action::Exile(whom) => Action::Exile(seat(whom)),
            Action::Suspect(whom) => Action::Suspect(seat(whom)),
            Action::Trust(whom) => Action::Trust(seat(whom)),
            Action::Whisper(whom) => Action::Whisper(seat(whom)),
            Action::Welcome(whom) => Action::Welcome(seat(whom)),
            Action::SeeOff(whom) => Action::SeeOff(seat(whom)),
            Action::ClaimToKnow(learned) => {
                Action::ClaimToKnow(crate::rotate::learned(learned, by, players))
            }
            Action::State(statement) => {
                Action::State(crate::rotate::statement(statement, by, players))
            }
            Action::Say(info) => Action::Say(crate::rotate::info(info, by, players)),
            Action::Hand(tool) => Action::Hand(match tool {
                Tool::Kill(whom) => Tool::Kill(seat(whom)),
                Tool::Revive(whom) => Tool::Revive(seat(whom)),
                Tool::Become(whom, character) => Tool::Become(seat(whom), character),
                Tool::Turn(whom, side) => Tool::Turn(seat(whom), side),
                Tool::Drunk(whom) => Tool::Drunk(seat(whom)),
                Tool::Poison(whom) => Tool::Poison(seat(whom)),
                Tool::Remind(whom, which) => Tool::Remind(seat(whom), which),
                Tool::Clear(whom) => Tool::Clear(seat(whom)),
                Tool::Tell(whom) => Tool::Tell(seat(whom)),
                Tool::Win(side) => Tool::Win(side),
            }),
            Action::Next
            | Action::Wait
            | Action::Pass
            | Action::Yes
            | Action::No
            | Action::Decline
            | Action::Name(_)
            | Action::Use(_)
            | Action::Visit
            | Action::ClaimToBe(_) => action,
        }
    }

    fn rotations(&self) -> u8 {
        self.grimoire.chairs
    }

    fn rotate_seat(seat: Seat, by: u8, seats: u8) -> Seat {
        let players = seats - 1;
        if seat.number() == players {
            seat
        } else {
            seat.moved(by, players)
        }
    }
}
