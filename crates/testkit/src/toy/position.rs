//! The kernel's traits for the toy game.

use std::collections::HashMap;

use kernel::Turn;
use kernel::{Card, CardSet, Chance, Conserve, Eye, Outcome, Position, Rotate, Seat, Seats, Seed};

use super::{Bug, CARDS, EYE, SEATS, Toy, ToyAction, ToyAsk, ToyEvent, ToyReason, ToySetup};
use super::{ToySight, ToyView, of_rank};

impl Position for Toy {
    type Setup = ToySetup;
    type Action = ToyAction;
    type Event = ToyEvent;
    type Sight = ToySight;
    type View = ToyView;
    type Reason = ToyReason;
    type SetupError = String;

    const GAME: &'static str = "toy";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &ToySetup, seed: Seed) -> Result<Self, String> {
        if !(2..=4).contains(&setup.seats) || !(2..=4).contains(&setup.hand) {
            return Err("the toy game is for 2 to 4 players with 2 to 4 cards each".to_owned());
        }
        let mut toy = Self::empty(setup, seed);
        let mut cards: Vec<Card> = (0..CARDS as u8).map(Card).collect();
        Chance::new(seed).next_event().shuffle(&mut cards);
        if toy.has(Bug::DealsInHashOrder) {
            let places: HashMap<Card, usize> = cards.iter().copied().zip(0..).collect();
            cards = places.into_keys().collect();
        }
        for seat in Seat::all(setup.seats) {
            toy.hands[seat] = cards.drain(..usize::from(setup.hand)).collect();
        }
        toy.deck = cards.into_iter().collect();
        Ok(toy)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.winners {
            Some(winners) => Turn::Over(Outcome { winners }),
            None => Turn::Act(Seats::only(self.asked)),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<ToyAction>) {
        if self.winners.is_some() || seat != self.asked {
            return;
        }
        match self.ask {
            ToyAsk::Turn => {
                let held = (1..=EYE).filter(|&rank| !of_rank(self.hands[seat], rank).is_empty());
                out.extend(held.map(ToyAction::Play));
                out.push(ToyAction::Draw);
                if !self.deck.is_empty() {
                    out.push(ToyAction::Dig);
                }
            }
            ToyAsk::Echo(rank) => {
                let held = !of_rank(self.hands[seat], rank).is_empty();
                if held || self.has(Bug::ListsWhatItRefuses) {
                    out.push(ToyAction::Echo);
                }
                out.push(ToyAction::Pass);
                if self.has(Bug::ListsOutOfOrder) {
                    out.reverse();
                }
            }
            ToyAsk::Point => {
                let others = Seat::all(self.seats).filter(|&other| other != seat);
                out.extend(others.map(ToyAction::Point));
            }
        }
    }

    fn why_not(&self, seat: Seat, action: ToyAction) -> Option<ToyReason> {
        self.objection(seat, action)
    }

    fn play_unchecked(&mut self, seat: Seat, action: ToyAction, tell: &mut dyn FnMut(ToyEvent)) {
        match action {
            ToyAction::Play(rank) => {
                self.lay(seat, rank);
                tell(ToyEvent::Played { seat, rank });
                if rank == EYE && !self.hands[seat].is_empty() {
                    self.put(seat, ToyAsk::Point, tell);
                } else if rank == EYE {
                    self.pass_on(self.after(seat), tell);
                } else {
                    self.ask_for_echo(None, rank, tell);
                }
            }
            ToyAction::Draw | ToyAction::Dig => {
                self.draw(seat, action == ToyAction::Dig, tell);
                self.pass_on(self.after(seat), tell);
            }
            ToyAction::Echo => {
                if let ToyAsk::Echo(rank) = self.ask {
                    self.lay(seat, rank);
                    tell(ToyEvent::Echoed { seat, rank });
                }
                self.pass_on(seat, tell);
            }
            ToyAction::Pass => {
                tell(ToyEvent::Passed { seat });
                if let ToyAsk::Echo(rank) = self.ask {
                    self.ask_for_echo(Some(seat), rank, tell);
                }
            }
            ToyAction::Point(whom) => {
                self.show(whom, tell);
                self.pass_on(self.after(seat), tell);
            }
        }
    }

    fn view(&self, eye: Eye) -> ToyView {
        self.seen_by(eye)
    }

    fn sight(event: &ToyEvent, eye: Eye) -> Option<ToySight> {
        Some(event.seen_by(eye))
    }

    fn fold(view: &mut ToyView, sight: &ToySight) {
        view.hear(*sight);
    }
}

impl Conserve for Toy {
    fn census(&self) -> Result<(), String> {
        let zones = Seat::all(self.seats).map(|seat| self.hands[seat]);
        let piles = [&self.deck, &self.pile].map(|pile| pile.as_slice().to_vec());
        let mut cards: Vec<Card> = zones.flat_map(CardSet::iter).collect();
        cards.extend(piles.into_iter().flatten());
        cards.sort_unstable();
        if !cards.iter().copied().eq((0..CARDS as u8).map(Card)) {
            return Err(format!("the zones hold {cards:?}"));
        }
        let strange = |seat: &Seat| !self.known[*seat].minus(self.hands[*seat]).is_empty();
        Seat::all(self.seats).find(strange).map_or(Ok(()), |seat| {
            Err(format!(
                "{seat} is known to hold cards that it does not hold"
            ))
        })
    }
}

impl Rotate for Toy {
    fn rotate(&self, by: u8) -> Self {
        let mut moved = self.clone();
        moved.stirs = self.stirs.apart();
        for seat in Seat::all(self.seats) {
            moved.hands[seat.moved(by, self.seats)] = self.hands[seat];
            moved.known[seat.moved(by, self.seats)] = self.known[seat];
        }
        moved.turn = self.turn.moved(by, self.seats);
        moved.asked = self.asked.moved(by, self.seats);
        moved.winners = self.winners.map(|winners| winners.moved(by, self.seats));
        moved
    }

    fn rotate_action(action: ToyAction, by: u8, seats: u8) -> ToyAction {
        match action {
            ToyAction::Point(seat) => ToyAction::Point(seat.moved(by, seats)),
            other => other,
        }
    }
}

const _: () = assert!(SEATS == 4 && CARDS == 20, "the module's comment says so");
