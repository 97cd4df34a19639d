//! 布局 — any position at the beginning of a turn or of a play phase, set up by hand: for rulebook
//! pages, lessons and tests.

mod possible;

use kernel::{Card, CardSet, Seat, Seats, Seed};

use crate::frame::{Frame, TurnStage};
use crate::{Dealer, Face, Faction, Offer, Role, Setup, Table, flow, setup};

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
    /// Left the game without dying.
    pub lost: bool,
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
            lost: false,
            shown: false,
        }
    }
}

/// Where in a turn a [`Scene`] begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// The play phase has just begun.
    #[default]
    Play,
    /// The turn begins: its player draws before the first question.
    Draw,
}

/// A position described by what matters in it; the rest is filled up in the order of the deck.
#[derive(Clone)]
pub struct Scene {
    /// Edition, seats and rules.
    pub setup: Setup,
    /// Each player's place.
    pub places: Vec<Place>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where in that turn.
    pub start: Start,
    /// Whether intelligence was sent already.
    pub sent: bool,
    /// The top of the deck, topmost first.
    pub deck: Vec<Face>,
    /// Whether the deck holds nothing else: the unnamed cards lie in the discard then.
    pub deck_only: bool,
    /// Cards in the discard.
    pub discard: Vec<Face>,
    /// Probes that have left the game.
    pub removed: Vec<Face>,
    /// Where later chance comes from.
    pub seed: Seed,
}

/// The identities that a page names, and for everybody else those that the split leaves: a lurker, an
/// agency player, a lurker and so on, then bystanders. The error is a sentence.
pub fn identities(setup: &Setup, named: &[Option<Faction>]) -> Result<Vec<Faction>, String> {
    setup::check(setup).map_err(|why| why.to_string())?;
    let mut left = setup.split().map_or([0; 3], |split| split.0);
    let [lurkers, agency, bystanders] = left;
    for &identity in named.iter().flatten() {
        let count = &mut left[identity as usize];
        *count = count.checked_sub(1).ok_or_else(|| {
            format!(
                "{} players are {lurkers} lurkers, {agency} of the agency and {bystanders} bystanders, so there are not that many of {}",
                setup.seats,
                identity.name()
            )
        })?;
    }
    let mut next = 0;
    let mut take = || {
        let two = [next % 2, 1 - next % 2];
        next += 1;
        let place = two.into_iter().find(|&it| left[it] > 0).unwrap_or(2);
        left[place] = left[place].saturating_sub(1);
        Faction::ALL[place]
    };
    Ok(named
        .iter()
        .map(|it| it.unwrap_or_else(&mut take))
        .collect())
}

impl Scene {
    /// The beginning of the first player's play phase, with these players and default rules.
    pub fn new(setup: Setup, places: Vec<Place>) -> Self {
        Self {
            setup,
            places,
            turn: Seat::default(),
            start: Start::Play,
            sent: false,
            deck: Vec::new(),
            deck_only: false,
            discard: Vec::new(),
            removed: Vec::new(),
            seed: Seed::from_number(1),
        }
    }

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
        possible::check_places(self)?;
        let mut table = setup::empty(&self.setup, self.seed);
        self.seat_players(&mut table);
        self.lay_cards(&mut table)?;
        table.turn = self.turn;
        table.count_cards()?;
        possible::check_undecided(&table)?;
        match self.start {
            Start::Draw => flow::carry_on(&mut Dealer {
                table: &mut table,
                tell: None,
                answer: None,
            }),
            Start::Play => self.open_play_phase(&mut table)?,
        }
        Ok(table)
    }

    /// The play phase: the one there is, or where there are two the one before or after the
    /// transmission.
    fn open_play_phase(&self, table: &mut Table) -> Result<(), String> {
        let stages = (self.setup.edition.def().turn)(&self.setup.rules);
        let wanted = if self.sent {
            TurnStage::SecondSteps
        } else {
            TurnStage::FirstSteps
        };
        let stage = [TurnStage::Play, wanted]
            .into_iter()
            .find(|stage| stages.list.contains(stage))
            .ok_or("in this edition there is no play phase after the transmission")?;
        table.sent = self.sent;
        table.kept = table.black_of_the_undying();
        table.frames.push(Frame::Turn(stage));
        flow::carry_on(&mut Dealer {
            table,
            tell: None,
            answer: None,
        });
        Ok(())
    }

    fn seat_players(&self, table: &mut Table) {
        table.chosen = Seats::all(self.setup.seats);
        for (seat, place) in Seat::all(self.setup.seats).zip(&self.places) {
            table.role[seat] = place.role;
            table.offered[seat] = Offer::of(&[place.role]);
            table.identity[seat] = place.identity;
            let starts_up = !self.setup.edition.role(place.role).hidden;
            let gone = place.dead || place.lost;
            if starts_up || place.face_up == Some(true) || gone {
                table.exposed = table.exposed.with(seat);
            }
            if place.face_up.unwrap_or(starts_up) && !gone {
                table.face_up = table.face_up.with(seat);
            }
            if place.shown || gone || self.setup.rules.mode.is_open() {
                table.shown = table.shown.with(seat);
            }
            if gone {
                table.living = table.living.without(seat);
            }
            if place.dead {
                table.dead = table.dead.with(seat);
            } else if place.lost {
                table.lost = table.lost.with(seat);
            }
        }
    }

    fn lay_cards(&self, table: &mut Table) -> Result<(), String> {
        let deck = table.deck_of();
        let mut pool = deck.all(self.setup.rules.large_deck);
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
        for &face in &self.removed {
            table.removed.insert(take(face)?);
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

/// How many cards of a face the deck of this setup has.
pub fn copies(setup: &Setup, face: Face) -> u8 {
    let deck = setup.edition.def().deck;
    let dealt = deck.all(setup.rules.large_deck);
    deck.cards(face).and(dealt).len() as u8
}
