//! 布局 — any position at the beginning of a play phase, set up by hand: for rulebook pages, lessons
//! and tests.

use kernel::{Card, CardSet, Seat, Seats, Seed};

use crate::ask::Window;
use crate::flow::{Frame, OpenWindow, TurnStage};
use crate::{Ask, Face, Faction, Role, Setup, Table, roles, setup};

/// One player's place in a [`Scene`].
#[derive(Clone, Debug)]
pub struct Place {
    /// The character.
    pub role: Role,
    /// Whether it lies face up; `None`: as it starts.
    pub face_up: Option<bool>,
    /// The identity.
    pub identity: Faction,
    /// Cards of the hand.
    pub hand: Vec<Face>,
    /// How many more cards, whichever are not named anywhere.
    pub more: u8,
    /// The intelligence.
    pub intelligence: Vec<Face>,
    /// Dead already.
    pub dead: bool,
    /// Whether the identity lies open.
    pub shown: bool,
}

impl Place {
    /// A living player with an empty hand.
    pub fn new(role: Role, identity: Faction) -> Self {
        Self {
            role,
            face_up: None,
            identity,
            hand: Vec::new(),
            more: 0,
            intelligence: Vec::new(),
            dead: false,
            shown: false,
        }
    }
}

/// A position described by what matters in it; the rest is filled up in the order of the deck.
#[derive(Clone)]
pub struct Scene {
    /// Edition, seats and rules.
    pub setup: Setup,
    /// Each player's place.
    pub places: Vec<Place>,
    /// Whose play phase it is.
    pub turn: Seat,
    /// Whether intelligence was sent already.
    pub sent: bool,
    /// The top of the deck, topmost first.
    pub deck: Vec<Face>,
    /// Whether the deck holds nothing else: the unnamed cards lie in the discard then.
    pub deck_only: bool,
    /// Cards in the discard.
    pub discard: Vec<Face>,
    /// Where later chance comes from.
    pub seed: Seed,
}

impl Scene {
    /// The position; the error is a sentence.
    pub fn build(&self) -> Result<Table, String> {
        setup::check(&self.setup).map_err(|why| why.to_string())?;
        if self.places.len() != usize::from(self.setup.seats)
            || self.turn.number() >= self.setup.seats
        {
            return Err(
                "there must be a place for every seat, and the turn must be one of them".to_owned(),
            );
        }
        let mut table = setup::empty(&self.setup, self.seed);
        self.seat_players(&mut table);
        self.lay_cards(&mut table)?;
        table.turn = self.turn;
        table.sent = self.sent;
        table.frames.push(Frame::Turn(TurnStage::AfterPlay));
        table.frames.push(Frame::Window(OpenWindow {
            kind: Window::Play,
            next: self.turn,
            quiet: 0,
        }));
        table.ask = Ask::Window {
            window: Window::Play,
        };
        table.asked = Seats::only(self.turn);
        table.count_cards()?;
        Ok(table)
    }

    fn seat_players(&self, table: &mut Table) {
        table.chosen = Seats::all(self.setup.seats);
        for (seat, place) in Seat::all(self.setup.seats).zip(&self.places) {
            table.role[seat] = place.role;
            table.offered[seat] = [place.role; 2];
            table.identity[seat] = place.identity;
            let starts_up = !roles::def(place.role).hidden;
            if starts_up || place.face_up == Some(true) || place.dead {
                table.exposed = table.exposed.with(seat);
            }
            if place.face_up.unwrap_or(starts_up) && !place.dead {
                table.face_up = table.face_up.with(seat);
            }
            if place.shown || place.dead {
                table.shown = table.shown.with(seat);
            }
            if place.dead {
                table.living = table.living.without(seat);
                table.dead = table.dead.with(seat);
            }
        }
    }

    fn lay_cards(&self, table: &mut Table) -> Result<(), String> {
        let deck = table.deck_of();
        let mut pool = deck.all();
        let mut take = |face: Face| -> Result<Card, String> {
            let card = deck.cards(face).and(pool).first();
            let card =
                card.ok_or_else(|| format!("{face} is named more often than the deck has it"))?;
            pool.remove(card);
            Ok(card)
        };
        for (seat, place) in Seat::all(self.setup.seats).zip(&self.places) {
            for &face in &place.hand {
                table.hands[seat].insert(take(face)?);
            }
            for &face in &place.intelligence {
                table.intelligence[seat].insert(take(face)?);
            }
        }
        let top = self
            .deck
            .iter()
            .map(|&face| take(face))
            .collect::<Result<Vec<Card>, String>>()?;
        for &face in &self.discard {
            table.discard.insert(take(face)?);
        }
        let mut rest: Vec<Card> = pool.iter().collect();
        for (seat, place) in Seat::all(self.setup.seats).zip(&self.places) {
            for _ in 0..place.more {
                let card = rest
                    .pop()
                    .ok_or("there are not enough cards for all hands")?;
                table.hands[seat].insert(card);
            }
        }
        if self.deck_only {
            table.discard = table.discard.or(rest.iter().copied().collect::<CardSet>());
            rest.clear();
        }
        table.deck = rest.into_iter().chain(top.into_iter().rev()).collect();
        Ok(())
    }
}
