//! 回答 — an answer is written down where it was asked for, and told to whoever may know.

use kernel::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::frame::{Frame, Script};
use crate::role::Occasion;
use crate::town::{Dealer, Phase};
use crate::{Info, Team, roles};

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
                // Who a newcomer is is told as he sits down.
                if top.script == Script::Arrival {
                    return;
                }
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
            | Action::Whisper(_)
            | Action::Welcome(_)
            | Action::SeeOff(_) => {}
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
}
