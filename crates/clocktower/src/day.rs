//! 白天 — the town talks, nominates, and goes to the storyteller; then the day ends.

mod may;

use kernel::{Seat, Seats, Stack};

use crate::ability::Which;
use crate::action::Action;
use crate::event::Event;
use crate::frame::{Cause, Frame, Script};
use crate::role::Occasion;
use crate::town::Dealer;
use crate::vote::Vote;
use crate::{Character, Mark};

/// A vote that has been counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Counted {
    /// On whom.
    pub of: Seat,
    /// By whom it was called for.
    pub by: Seat,
    /// Whether it was about an exile.
    pub is_exile: bool,
    /// What the hands came to.
    pub votes: i8,
    /// Whether that was enough, were there no other vote.
    pub enough: bool,
}

/// The most votes there can be in a day: one on everybody, and one more after an execution.
const MOST_VOTES: usize = 24;

/// What has happened today, for everybody to see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Day {
    /// Who was nominated.
    pub nominated: Seats,
    /// Who has nominated.
    pub nominators: Seats,
    /// Of whom the exile was called for.
    pub called: Seats,
    /// Who has nothing more to do.
    pub passed: Seats,
    /// Who went to the storyteller.
    pub visited: Seats,
    /// Who did something publicly.
    pub used: Seats,
    /// Who is to be executed at the end of the day.
    pub doomed: Option<Seat>,
    /// Who was executed today.
    pub executed: Option<Seat>,
    /// So many votes the next one has to have more than.
    pub to_beat: u8,
    /// The vote that is being counted, or the last one.
    pub vote: Vote,
    /// How many votes on executions have been counted.
    pub votes: u8,
    /// Every vote that has been counted, in order.
    pub counted: Stack<Counted, MOST_VOTES>,
    /// How many times players were told to exchange seats.
    pub exchanges: u8,
    /// Whether somebody was asked to nominate once more after an execution.
    pub nominated_again: bool,
    /// Whether the storyteller lets the town talk on for now.
    pub waited: bool,
    /// Whether the storyteller has closed the day.
    pub closed: bool,
    /// Whether it was said that the day is over.
    pub ended: bool,
}

impl Day {
    /// Writes down a vote that was counted.
    pub(crate) fn write_down(&mut self, votes: i8, enough: bool) {
        if self.counted.len() == MOST_VOTES {
            self.counted.remove(0);
        }
        self.counted.push(Counted {
            of: self.vote.of,
            by: self.vote.by,
            is_exile: self.vote.is_exile,
            votes,
            enough,
        });
    }
}

impl Dealer<'_> {
    /// Somebody does something by day.
    pub(crate) fn act_by_day(&mut self, seat: Seat, action: Action) {
        let day = &mut self.town.day;
        match action {
            Action::Next => day.closed = true,
            Action::Wait => {
                day.waited = true;
                self.say(Event::Waited);
            }
            Action::Pass => {
                day.passed = day.passed.with(seat);
                day.waited = false;
                self.say(Event::Passed { seat });
            }
            Action::Nominate(whom) => self.nominate(seat, whom),
            Action::Exile(whom) => self.call_for_exile(seat, whom),
            Action::Use(character) => self.use_publicly(seat, character),
            Action::Visit => self.visit(seat),
            Action::ClaimToBe(_)
            | Action::ClaimToKnow(_)
            | Action::Suspect(_)
            | Action::Trust(_)
            | Action::Whisper(_) => self.speak(seat, action),
            Action::Pick(whom) => self.strike_by_day(whom),
            Action::Hand(tool) => self.by_hand(tool),
            Action::Welcome(chair) => self.welcome(chair),
            Action::SeeOff(whom) => self.see_off(whom),
            Action::Yes
            | Action::No
            | Action::Decline
            | Action::Name(_)
            | Action::State(_)
            | Action::Say(_) => {}
        }
    }

    fn use_publicly(&mut self, me: Seat, character: Character) {
        let day = &mut self.town.day;
        day.used = day.used.with(me);
        day.waited = false;
        self.say(Event::Used {
            seat: me,
            character,
        });
        let which = self.which(me, character);
        self.push(Frame {
            me,
            character,
            which,
            script: Script::Day,
            ..Frame::default()
        });
    }

    /// Which of a player's abilities is this character's; the own one if none is.
    pub(crate) fn which(&self, me: Seat, character: Character) -> Which {
        let gained = self.grimoire().row(me).abilities[Which::Gained.index()];
        if gained.character == character {
            Which::Gained
        } else {
            Which::Own
        }
    }

    fn visit(&mut self, me: Seat) {
        let day = &mut self.town.day;
        day.visited = day.visited.with(me);
        day.waited = false;
        self.say(Event::Visited { seat: me });
        let frame = match self.town.errand(me) {
            Some(which) => Frame {
                me,
                character: self.grimoire().row(me).abilities[which.index()].character,
                which,
                script: Script::Day,
                twice: self.grimoire().has_mark(me, Mark::ActsTwice),
                ..Frame::default()
            },
            None => Frame {
                me,
                script: Script::Visit,
                ..Frame::default()
            },
        };
        self.push(frame);
    }

    /// The storyteller punishes somebody, or lets somebody die, as an ability allows.
    fn strike_by_day(&mut self, whom: Seat) {
        let Some((by, _, cause)) = self.town.strike(whom) else {
            return;
        };
        if cause == Cause::Execution {
            self.execute_now(whom);
        } else {
            self.kill(whom, cause, Some(by));
        }
    }

    /// An execution out of turn: it is the day's, and ends the day.
    pub(crate) fn execute_now(&mut self, whom: Seat) {
        let day = &mut self.town.day;
        day.doomed = None;
        day.closed = true;
        self.execute(whom);
    }

    /// The day was closed: whoever is doomed is executed, then night falls.
    pub(crate) fn end_the_day(&mut self) {
        if let Some(doomed) = self.town.day.doomed.take() {
            self.execute(doomed);
        } else if !self.town.day.ended {
            self.town.day.ended = true;
            self.say(Event::DayEnded);
            self.announce(Occasion::Dusk);
        } else {
            self.fall_night();
        }
    }
}
