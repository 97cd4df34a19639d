//! 白天 — the town talks, nominates, and goes to the storyteller; then the day ends.

use kernel::{Seat, Seats, Stack};

use crate::ability::Which;
use crate::action::Action;
use crate::event::Event;
use crate::frame::{Cause, Frame, Script};
use crate::role::Occasion;
use crate::roles;
use crate::town::{Dealer, Phase, Town};
use crate::vote::Vote;
use crate::{Character, Mark, Team, Tri};

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

impl Town {
    /// Whether this player could do anything by day, as far as everybody knows.
    pub(crate) fn could_act(&self, seat: Seat) -> bool {
        self.grimoire.is_alive(seat)
            || self.rules.talk
            || !self.exilable().is_empty()
            || self.could_serve(seat)
            || self.the_dead_could_act()
    }

    /// Whether the dead may have abilities by day, as far as everybody knows: then they may claim to.
    pub(crate) fn the_dead_could_act(&self) -> bool {
        let open = self.grimoire.travellers().and(self.grimoire.living());
        open.into_iter()
            .any(|seat| roles::of(self.grimoire.row(seat).character).gives_back)
    }

    /// Whether there is something by day that this player does for another's ability.
    fn could_serve(&self, seat: Seat) -> bool {
        self.grimoire.seats().any(|me| self.serves(me, seat))
    }

    /// Whether this player may do by day what another's ability lets others do.
    fn serves(&self, me: Seat, seat: Seat) -> bool {
        self.grimoire.is_alive(me)
            && roles::of(self.grimoire.row(me).character)
                .done_by
                .is_some_and(|done_by| done_by(self, me, seat))
    }

    /// The Travellers whose exile can be called for.
    pub(crate) fn exilable(&self) -> Seats {
        let living = self.grimoire.living();
        self.grimoire
            .travellers()
            .and(living)
            .minus(self.day.called)
    }

    /// Who is asked by day: whoever may still do something, and the storyteller.
    pub(crate) fn asked_by_day(&self) -> Seats {
        let open: Seats = self
            .grimoire
            .seats()
            .filter(|&seat| !self.day.passed.has(seat) && self.could_act(seat))
            .collect();
        if open.is_empty() || !self.day.waited {
            open.with(self.storyteller())
        } else {
            open
        }
    }

    /// Whether everybody has passed.
    pub(crate) fn all_have_passed(&self) -> bool {
        self.grimoire
            .seats()
            .all(|seat| self.day.passed.has(seat) || !self.could_act(seat))
    }

    /// Whether a player may do by day, before all, what this character does; anybody may claim to, but for Travellers, whom everybody knows.
    pub(crate) fn may_use(&self, seat: Seat, character: Character) -> bool {
        let Some(day) = roles::of(character).day.filter(|day| day.public) else {
            return false;
        };
        if roles::of(character).done_by.is_some() {
            return self
                .grimoire
                .seats()
                .any(|me| self.grimoire.row(me).character == character && self.serves(me, seat));
        }
        let lives = self.grimoire.is_alive(seat);
        let may = if self.grimoire.team_of(character) == Team::Traveller {
            let has_it = lives || self.grimoire.was_given_it_back(seat);
            self.grimoire.row(seat).character == character && has_it
        } else {
            lives || self.the_dead_could_act()
        };
        may && self.grimoire.script.has(character)
            && !self.day.used.has(seat)
            && (day.when)(self, seat)
    }

    /// Whether some character of the script is asked for something in private by day.
    pub(crate) fn has_visits(&self) -> bool {
        self.grimoire
            .script
            .iter()
            .any(|character| roles::of(character).day.is_some_and(|day| !day.public))
    }

    /// Which ability this player has something to do with on a visit, as far as the player knows.
    pub(crate) fn errand(&self, me: Seat) -> Option<Which> {
        let grimoire = &self.grimoire;
        let may_have_it = grimoire.is_alive(me) || grimoire.was_given_it_back(me);
        Which::BOTH.into_iter().find(|which| {
            let ability = grimoire.row(me).abilities[which.index()];
            let day = roles::of(ability.character).day;
            may_have_it && day.is_some_and(|day| !day.public && (day.when)(self, me))
        })
    }

    /// How the storyteller may strike this player by day, and by whose ability.
    pub(crate) fn strike(&self, seat: Seat) -> Option<(Seat, Character, Cause)> {
        self.grimoire.seats().find_map(|me| {
            Which::BOTH.into_iter().find_map(|which| {
                let character = self.grimoire.row(me).abilities[which.index()].character;
                let strikes = roles::of(character).strikes?;
                if !self.grimoire.able(me, which) {
                    return None;
                }
                strikes(self, me, which, seat).map(|cause| (me, character, cause))
            })
        })
    }
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

impl Dealer<'_> {
    /// Somebody nominates; the storyteller, if the town has a 主教.
    pub(crate) fn nominate(&mut self, by: Seat, seat: Seat) {
        let is_player = by != self.town.storyteller();
        let day = &mut self.town.day;
        if is_player {
            day.nominators = day.nominators.with(by);
        }
        day.nominated = day.nominated.with(seat);
        day.waited = false;
        day.vote = Vote {
            of: seat,
            by,
            doomed_before: day.doomed,
            to_beat_before: day.to_beat,
            ..Vote::default()
        };
        let is_minion = if is_player {
            self.grimoire().is_team(by, Team::Minion)
        } else {
            Tri::False
        };
        let truly = is_player && self.grimoire().team(by) == Team::Minion;
        let notes = &mut self.town.grimoire.notes;
        notes.minion_nominated = notes.minion_nominated | is_minion;
        notes.true_minion_nominated |= truly;
        self.say(Event::Nominated { seat, by });
        self.push(Frame {
            me: by,
            about: seat,
            script: Script::Nomination,
            ..Frame::default()
        });
    }

    fn call_for_exile(&mut self, by: Seat, seat: Seat) {
        let day = &mut self.town.day;
        day.called = day.called.with(seat);
        day.waited = false;
        day.vote = Vote {
            of: seat,
            by,
            is_exile: true,
            ..Vote::default()
        };
        self.say(Event::ExileCalled { seat, by });
        self.town.phase = Phase::Vote;
    }
}
