//! 布局 — any position, set up by hand: for rulebook pages, lessons and tests.

use kernel::{Card, CardSet, Seat, Seed};

use crate::face::mask;
use crate::{
    Action, Ask, Colour, Dealer, Direction, Face, Lead, Scroll, Setup, Table, position, round,
};

/// One player's place in a [`Scene`].
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// Cards of the hand.
    pub hand: Vec<Face>,
    /// How many more cards, whichever are not named anywhere.
    pub more: u8,
    /// All cards that are not named anywhere.
    pub rest: bool,
    /// Face-down scrolls, in order.
    pub down: Vec<Scroll>,
    /// Face-up scrolls.
    pub up: Vec<Scroll>,
    /// Points so far.
    pub total: u16,
    /// Whether "Blanc Noir" stands.
    pub declared: bool,
}

/// A position described by what matters in it; the rest is filled up in the order of the deck.
#[derive(Clone)]
pub struct Scene {
    /// Seats and rules.
    pub setup: Setup,
    /// Each player's place.
    pub places: Vec<Place>,
    /// Whose turn it is: the beginning of that turn.
    pub turn: Seat,
    /// Which way the turn passes.
    pub direction: Direction,
    /// The card on top.
    pub lead: Face,
    /// The colour a wild lead was given; none: it is open.
    pub named: Option<Colour>,
    /// The lead has just been turned up: under `first_card_effects` it acts on the player on turn.
    pub first: bool,
    /// The chain.
    pub pending: u8,
    /// The top of the number deck, topmost first.
    pub deck: Vec<Face>,
    /// Whether the deck holds nothing else: the unnamed cards lie in the discard then.
    pub deck_only: bool,
    /// Cards in the discard.
    pub discard: Vec<Face>,
    /// The top of the scroll deck, topmost first.
    pub scroll_deck: Vec<Scroll>,
    /// Whether the scroll deck holds nothing else: the unnamed scrolls lie face up before the last player.
    pub scroll_deck_only: bool,
    /// Whether the discard was reshuffled this round.
    pub reshuffled: bool,
    /// Which round it is.
    pub round: u16,
    /// Who started it.
    pub starter: Seat,
    /// Where later chance comes from.
    pub seed: Seed,
}

impl Scene {
    /// A table of `seats` with empty hands and the red 1 as lead.
    pub fn new(seats: u8) -> Self {
        Self {
            setup: Setup::new(seats),
            places: vec![Place::default(); usize::from(seats)],
            turn: Seat::new(0),
            direction: Direction::Clockwise,
            lead: Face::basic(Colour::Red, 1),
            named: None,
            first: false,
            pending: 0,
            deck: Vec::new(),
            deck_only: false,
            discard: Vec::new(),
            scroll_deck: Vec::new(),
            scroll_deck_only: false,
            reshuffled: false,
            round: 1,
            starter: Seat::new(0),
            seed: Seed::from_number(0),
        }
    }

    /// The position; the error is a sentence.
    pub fn build(&self) -> Result<Table, String> {
        let mut table = position::empty(&self.setup, self.seed);
        if !(2..=6).contains(&self.setup.seats)
            || self.places.len() != usize::from(self.setup.seats)
        {
            return Err(format!(
                "Blanc Noir is for 2 to 6 players, not for {}",
                self.places.len()
            ));
        }
        if self.turn.number() >= self.setup.seats || self.starter.number() >= self.setup.seats {
            return Err("the turn and the starter must be seats of this table".to_owned());
        }
        table.turn = self.turn;
        table.direction = self.direction;
        table.pending = self.pending;
        table.reshuffled = self.reshuffled;
        table.round = self.round;
        table.starter = self.starter;
        table.asked = Ask::Turn;
        self.lay_cards(&mut table)?;
        self.lay_scrolls(&mut table)?;
        for (seat, place) in Seat::all(table.seats).zip(&self.places) {
            table.totals[seat] = place.total;
            if place.declared {
                table.declared = table.declared.with(seat);
            }
        }
        table.count_cards()?;
        if self.first {
            round::start(
                &mut Dealer {
                    table: &mut table,
                    tell: &mut |_| (),
                    answer: Action::Stop,
                },
                self.turn,
            );
        }
        Ok(table)
    }

    fn lay_cards(&self, table: &mut Table) -> Result<(), String> {
        let mut pool = mask::ALL;
        let mut take = |face: Face| -> Result<Card, String> {
            let card = face.cards().and(pool).first();
            let card =
                card.ok_or_else(|| format!("{face} is named more often than the deck has it"))?;
            pool.remove(card);
            Ok(card)
        };
        let colour = self.lead.colour().or(self.named);
        table.lead = Lead {
            card: take(self.lead)?,
            colour,
            number: self.lead.number(),
            open: colour.is_none(),
        };
        for (seat, place) in Seat::all(table.seats).zip(&self.places) {
            for &face in &place.hand {
                table.hands[seat].insert(take(face)?);
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
        for (seat, place) in Seat::all(table.seats).zip(&self.places) {
            for _ in 0..place.more {
                let card = rest
                    .pop()
                    .ok_or("there are not enough cards for all hands")?;
                table.hands[seat].insert(card);
            }
        }
        if let Some(seat) = Seat::all(table.seats).find(|seat| self.places[seat.index()].rest) {
            table.hands[seat] = table.hands[seat].or(rest.drain(..).collect());
        }
        let rest: CardSet = rest.into_iter().collect();
        if self.deck_only {
            table.discard = table.discard.or(rest);
            table.deck = top.into_iter().rev().collect();
        } else {
            // The rest lies below the named ones, in the order of the deck from the top down.
            let mut below: Vec<Card> = rest.iter().collect();
            below.reverse();
            table.deck = below.into_iter().chain(top.into_iter().rev()).collect();
        }
        Ok(())
    }

    fn lay_scrolls(&self, table: &mut Table) -> Result<(), String> {
        let mut pool: Vec<Scroll> = Scroll::deck().collect();
        let mut take = |scroll: Scroll| -> Result<Scroll, String> {
            let at = pool.iter().position(|&it| it == scroll);
            let at = at
                .ok_or_else(|| format!("the scroll {scroll} is named more often than it exists"))?;
            Ok(pool.remove(at))
        };
        for (seat, place) in Seat::all(table.seats).zip(&self.places) {
            for &scroll in &place.down {
                table.down[seat].push(take(scroll)?);
            }
            for &scroll in &place.up {
                table.up[seat].insert(take(scroll)?);
            }
        }
        let top = self
            .scroll_deck
            .iter()
            .map(|&scroll| take(scroll))
            .collect::<Result<Vec<_>, _>>()?;
        if self.scroll_deck_only {
            let last = Seat::new(table.seats - 1);
            pool.drain(..)
                .for_each(|scroll| table.up[last].insert(scroll));
        }
        pool.reverse();
        table.scroll_deck = pool.into_iter().chain(top.into_iter().rev()).collect();
        Ok(())
    }
}
