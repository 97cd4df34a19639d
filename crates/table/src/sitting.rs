//! 牌局 — one game in progress: its truth, its record, its bots and what each pair of eyes has seen.

mod going_on;

use std::sync::Arc;

use kernel::{Eye, Record, Seat, Seats, Turn};

use crate::window::Window;
use crate::{Chair, Halt, Halted, NothingToTakeBack, Place, Playable, Question, Refused};

/// Who sits at a seat; a bot is made anew each time it is asked.
pub(crate) type Seating<G> = Arc<dyn Fn(Seat) -> Chair<G> + Send + Sync>;

/// When the answers of several who are asked at once count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hearing {
    /// Sealed, until everybody before has passed: each answers for himself and knows nothing of the others' answers.
    #[default]
    Sealed,
    /// As soon as one is given: somebody enters them who sees everything, and people have agreed on who goes first. Bots
    /// answer by themselves, but for what they have to be called upon ([`crate::Manner`]).
    AtOnce,
}

/// A game in progress. It owns the truth and lends out nothing but [`Place`]s.
pub struct Sitting<G: Playable> {
    position: G,
    record: Record<G>,
    /// When the window of each decision opened, as a number of decisions.
    opened: Vec<usize>,
    seating: Seating<G>,
    chairs: Vec<Chair<G>>,
    places: Vec<Place<G>>,
    public: Place<G>,
    window: Window<G::Action>,
    hearing: Hearing,
    /// What bots want to do as soon as they are called upon.
    wishes: Vec<(Seat, G::Action)>,
    /// Which decisions were a bot's that had been called upon.
    called: Vec<bool>,
}

impl<G: Playable> Sitting<G> {
    /// Sits down to a recorded game and goes on from its last decision; a record without decisions is a
    /// new game. `seating` says who sits at a seat and makes a new bot each time it is asked.
    pub fn new(
        record: Record<G>,
        seating: impl Fn(Seat) -> Chair<G> + Send + Sync + 'static,
    ) -> Result<Self, Halted<G::Reason>> {
        Self::heard(record, Hearing::Sealed, seating)
    }

    /// The same, with answers heard as the table has agreed.
    pub fn heard(
        record: Record<G>,
        hearing: Hearing,
        seating: impl Fn(Seat) -> Chair<G> + Send + Sync + 'static,
    ) -> Result<Self, Halted<G::Reason>> {
        let mut sitting = Self::replay(record, hearing, Arc::new(seating))?;
        sitting.go_on();
        Ok(sitting)
    }

    /// Deals again and lets every decision of the record happen again, before bots that hear and
    /// decide as they did: afterwards they know what they knew and have the luck they had.
    fn replay(
        mut record: Record<G>,
        hearing: Hearing,
        seating: Seating<G>,
    ) -> Result<Self, Halted<G::Reason>> {
        let decisions = std::mem::take(&mut record.decisions);
        let halted = |decision, why| Halted { decision, why };
        let position =
            G::deal(&record.setup, record.seed).map_err(|_| halted(0, Halt::NotDealt))?;
        let mut sitting = Self::at(position, record, hearing, seating);
        for (at, (seat, action)) in decisions.into_iter().enumerate() {
            if matches!(sitting.position.turn(), Turn::Over(_)) {
                return Err(halted(at + 1, Halt::Over));
            }
            if let Some(reason) = sitting.position.why_not(seat, action) {
                let action = G::write_action(action);
                let why = Halt::Illegal {
                    seat,
                    action,
                    reason,
                };
                return Err(halted(at + 1, why));
            }
            sitting.carry_out(seat, action);
        }
        Ok(sitting)
    }

    /// Sits down at a position: everybody looks at it and is asked what it asks.
    pub(crate) fn at(
        position: G,
        record: Record<G>,
        hearing: Hearing,
        seating: Seating<G>,
    ) -> Self {
        let chairs: Vec<Chair<G>> = Seat::all(position.seats()).map(&*seating).collect();
        let places = Seat::all(position.seats())
            .zip(&chairs)
            .map(|(seat, chair)| {
                Place::new(&position, Eye::Seat(seat), matches!(chair, Chair::Person))
            })
            .collect();
        let mut sitting = Self {
            public: Place::new(&position, Eye::Public, false),
            window: Window::open(0, Vec::new()),
            position,
            record,
            opened: Vec::new(),
            seating,
            chairs,
            places,
            hearing,
            wishes: Vec::new(),
            called: Vec::new(),
        };
        sitting.open_window();
        sitting
    }

    /// Who may act, or how the game ended.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// How many decisions there have been.
    pub fn moment(&self) -> u32 {
        self.record.decisions.len() as u32
    }

    /// The record so far. It tells everything, so it is for whoever keeps the game, not for a player
    /// of a table with other people.
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Adds a remark to the record, or replaces the one with the same key.
    pub fn remark(&mut self, key: &str, value: &str) {
        self.record.notes.retain(|(known, _)| known != key);
        self.record.notes.push((key.to_owned(), value.to_owned()));
    }

    /// What the player at a seat has seen.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn place(&mut self, seat: Seat) -> &mut Place<G> {
        &mut self.places[seat.index()]
    }

    /// What somebody who sits nowhere has seen: the only place a spectator gets.
    pub const fn public(&mut self) -> &mut Place<G> {
        &mut self.public
    }

    /// What a seat is asked now, if its answer is awaited.
    pub fn question(&self, seat: Seat) -> Option<Question<G>> {
        if !self.window.awaited().any(|asked| asked == seat) {
            return None;
        }
        Some(Question {
            moment: self.places[seat.index()].noticed(),
            seat,
            legal: self
                .wish(seat)
                .map_or_else(|| self.legal(seat), |wish| vec![wish]),
        })
    }

    /// What a bot wants to do as soon as it is called upon.
    pub fn wish(&self, seat: Seat) -> Option<G::Action> {
        let mut wishes = self.wishes.iter();
        let (_, wish) = wishes.find(|&&(by, _)| by == seat)?;
        Some(*wish)
    }

    /// Why a seat may not do something now; `None` if it may.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<G::Reason> {
        self.position.why_not(seat, action)
    }

    /// Takes a person's answer, or calls upon a bot for what it wants to do, and lets the game go on until a person is
    /// asked again.
    pub fn answer(
        &mut self,
        seat: Seat,
        moment: u32,
        action: G::Action,
    ) -> Result<(), Refused<G::Reason>> {
        let Turn::Act(asked) = self.position.turn() else {
            return Err(Refused::Over);
        };
        let is_person = matches!(self.chairs.get(seat.index()), Some(Chair::Person));
        if !is_person && self.wish(seat) != Some(action) {
            return Err(Refused::NotAsked);
        }
        let now = self.places[seat.index()].noticed();
        if moment != now {
            return Err(Refused::Stale { asked: now });
        }
        if !asked.has(seat) {
            return Err(Refused::NotAsked);
        }
        if !self.window.awaited().any(|awaited| awaited == seat) {
            return Err(Refused::Sealed);
        }
        if let Some(reason) = self.position.why_not(seat, action) {
            return Err(Refused::Illegal(reason));
        }
        self.window.seal(seat, action);
        self.go_on();
        Ok(())
    }

    /// Goes back to the latest decision of a seat, which is asked again.
    ///
    /// For tables with one person: the bots are made anew from what they saw up to there, so they keep
    /// nothing of what was taken back, and the deal and the decks stay as they are.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NothingToTakeBack> {
        self.take_back_of(Seats::only(seat))
    }

    /// Goes back to the latest decision of any of these seats, or of a bot that was called upon, for a person who answers
    /// for all of them and calls upon bots.
    pub fn take_back_of(&mut self, seats: Seats) -> Result<(), NothingToTakeBack> {
        let mut decisions = self.record.decisions.iter().zip(&self.called);
        let last = decisions
            .rposition(|(&(by, _), &called)| called || seats.has(by))
            .ok_or(NothingToTakeBack)?;
        let mut record = self.record.clone();
        record.decisions.truncate(self.opened[last]);
        let mut before = Self::replay(record, self.hearing, self.seating.clone())
            .map_err(|_| NothingToTakeBack)?;
        before.public.listen(self.public.is_listening());
        *self = before;
        self.go_on();
        Ok(())
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.position.legal_actions(seat, &mut legal);
        legal
    }
}
