//! 玩具 — a small game with everything a law can be broken by, and the bugs to break it.
//!
//! Twenty cards: five ranks, four of each. Two to four seats with two to four cards in hand; the
//! rest is the deck. On your turn you play a card, face up on the pile, or draw one,
//! from the top or, unseen, from the bottom of the deck.
//!
//! * After a 1 to 4, each other player in turn is asked whether to *echo* it with a card of the same
//!   rank. Everybody is asked, whether they can or not. An echo ends the asking, and the next turn
//!   is the echoer's.
//! * After a 5 you point at another player, whose hand everybody sees; then the deck is stirred.
//!
//! Whoever gets rid of the last card wins. Drawing from an empty deck is sitting still; when
//! everybody has sat still in a row, the smallest hands win together.
//!
//! A [`ToySetup`] may plant one [`Bug`]. Each is a mistake that real engines have made.

mod bug;
mod game;
mod imagine;
mod notation;
mod position;
mod stirs;
mod view;
mod words;

use kernel::{BySeat, Card, CardSet, Chance};
use kernel::{Sealed, Seat, Seats, Seed, Stack};

pub use bug::Bug;
pub use game::ToyGame;
use stirs::Stirs;
pub use view::{Ranks, Told, ToyEvent, ToyPlace, ToySight, ToyView};
pub use words::{ToyAction, ToyAsk, ToyReason, ToySetup};

/// How many cards there are.
const CARDS: usize = 20;
/// How many of each rank.
const COPIES: u8 = 4;
/// The rank that shows a hand.
const EYE: u8 = 5;
/// The most seats.
const SEATS: usize = 4;

/// The truth of a toy game.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Toy {
    seats: u8,
    hand: u8,
    bug: Option<Bug>,
    seed: Seed,
    /// How often the deck was stirred.
    stirs: Stirs,
    deck: Stack<Card, CARDS>,
    hands: BySeat<CardSet, SEATS>,
    /// Cards of a hand that everybody saw there.
    known: BySeat<CardSet, SEATS>,
    pile: Stack<Card, CARDS>,
    /// Whose turn it is.
    turn: Seat,
    /// Who is asked now.
    asked: Seat,
    ask: ToyAsk,
    /// How many sat still in a row.
    still: u8,
    winners: Option<Seats>,
}

const fn rank(card: Card) -> u8 {
    card.0 / COPIES + 1
}

fn of_rank(cards: CardSet, wanted: u8) -> CardSet {
    cards.iter().filter(|&card| rank(card) == wanted).collect()
}

impl Toy {
    fn has(&self, bug: Bug) -> bool {
        self.bug == Some(bug)
    }

    /// A table before the deal.
    fn empty(setup: &ToySetup, seed: Seed) -> Self {
        Self {
            seats: setup.seats,
            hand: setup.hand,
            bug: setup.bug,
            seed,
            stirs: Stirs::none(setup.bug == Some(Bug::CopiesShareTheirChance)),
            deck: Stack::default(),
            hands: BySeat::default(),
            known: BySeat::default(),
            pile: Stack::default(),
            turn: Seat::new(0),
            asked: Seat::new(0),
            ask: ToyAsk::Turn,
            still: 0,
            winners: None,
        }
    }

    fn after(&self, seat: Seat) -> Seat {
        seat.moved(1, self.seats)
    }

    fn objection(&self, seat: Seat, action: ToyAction) -> Option<ToyReason> {
        if self.winners.is_some() {
            return Some(ToyReason::Over);
        }
        if seat != self.asked {
            return Some(ToyReason::NotAsked);
        }
        match (self.ask, action) {
            (ToyAsk::Turn, ToyAction::Play(wanted)) | (ToyAsk::Echo(wanted), ToyAction::Echo) => {
                self.not_held(seat, wanted)
            }
            (ToyAsk::Turn, ToyAction::Dig) if self.deck.is_empty() => Some(ToyReason::NothingToDig),
            (ToyAsk::Turn, ToyAction::Draw | ToyAction::Dig)
            | (ToyAsk::Echo(_), ToyAction::Pass) => None,
            (ToyAsk::Point, ToyAction::Point(whom)) => {
                (whom == seat || whom.number() >= self.seats).then_some(ToyReason::NotAnother)
            }
            _ => Some(ToyReason::WrongQuestion),
        }
    }

    fn not_held(&self, seat: Seat, wanted: u8) -> Option<ToyReason> {
        if !of_rank(self.hands[seat], wanted).is_empty() {
            return None;
        }
        let elsewhere = self.has(Bug::ReasonsTellOfOthers).then(|| {
            Seat::all(self.seats).any(|other| !of_rank(self.hands[other], wanted).is_empty())
        });
        Some(ToyReason::NotHeld { elsewhere })
    }

    /// Lays a card of the hand on the pile: one that was seen before, if there is one.
    fn lay(&mut self, seat: Seat, wanted: u8) {
        let known = of_rank(self.known[seat], wanted).first();
        let card = known.or_else(|| of_rank(self.hands[seat], wanted).first());
        let card = card.expect("a legal action names a rank of the hand");
        self.hands[seat].remove(card);
        self.known[seat].remove(card);
        if self.has(Bug::PlaysAnotherCopy) {
            self.pile.push(Card((wanted - 1) * COPIES));
        } else {
            self.pile.push(card);
        }
        self.still = 0;
    }

    fn draw(&mut self, seat: Seat, from_below: bool, tell: &mut dyn FnMut(ToyEvent)) {
        let card = if from_below {
            Some(self.deck.remove(0))
        } else {
            self.deck.pop()
        };
        let Some(card) = card else {
            self.still = self.still.saturating_add(1);
            let still = self.still;
            return tell(ToyEvent::SatStill { seat, still });
        };
        self.hands[seat].insert(card);
        let readers = if self.has(Bug::EverybodySeesTheDraw) {
            Seats::EVERYONE
        } else {
            Seats::only(seat)
        };
        let card = Sealed::new(rank(card), readers);
        if from_below && self.has(Bug::DiggingIsToldApart) {
            tell(ToyEvent::Dug { seat, card });
        } else {
            tell(ToyEvent::Drew { seat, card });
        }
    }

    fn show(&mut self, whom: Seat, tell: &mut dyn FnMut(ToyEvent)) {
        self.known[whom] = self.hands[whom];
        tell(ToyEvent::Showed {
            seat: whom,
            cards: Ranks::of(self.hands[whom]),
        });
        let mut chance = Chance::new(self.seed);
        for _ in 0..=self.stirs.count() {
            chance.next_event();
        }
        chance.next_event().shuffle(self.deck.as_mut_slice());
        self.stirs.add_one();
    }

    /// The others in the order in which they are asked for an echo.
    fn others(&self) -> Vec<Seat> {
        let (turn, seats) = (self.turn, self.seats);
        if self.has(Bug::SeatAIsAskedFirst) {
            Seat::all(seats).filter(|&seat| seat != turn).collect()
        } else {
            (1..seats).map(|by| turn.moved(by, seats)).collect()
        }
    }

    /// Asks the next of the others for an echo; when all were asked, the turn passes.
    fn ask_for_echo(&mut self, asked: Option<Seat>, wanted: u8, tell: &mut dyn FnMut(ToyEvent)) {
        let others = self.others();
        let done = asked.and_then(|seat| others.iter().position(|&it| it == seat));
        let next = others[done.map_or(0, |at| at + 1)..]
            .iter()
            .copied()
            .find(|&other| {
                !self.has(Bug::OnlyHoldersAreAsked)
                    || !of_rank(self.hands[other], wanted).is_empty()
            });
        match next {
            Some(other) if !self.hands[self.turn].is_empty() => {
                self.put(other, ToyAsk::Echo(wanted), tell);
            }
            _ => self.pass_on(self.after(self.turn), tell),
        }
    }

    fn pass_on(&mut self, seat: Seat, tell: &mut dyn FnMut(ToyEvent)) {
        if self.has(Bug::NobodyNoticesTheEnd) {
            self.turn = seat;
            return self.put(seat, ToyAsk::Turn, tell);
        }
        let done = Seat::all(self.seats).find(|&seat| self.hands[seat].is_empty());
        if let Some(winner) = done {
            return self.end(Seats::only(winner), tell);
        }
        if self.still == self.seats {
            let size = |seat: Seat| self.hands[seat].len();
            let least = Seat::all(self.seats).map(size).min();
            let winners = Seat::all(self.seats).filter(|&seat| Some(size(seat)) == least);
            return self.end(winners.collect(), tell);
        }
        self.turn = seat;
        self.put(seat, ToyAsk::Turn, tell);
    }

    fn put(&mut self, seat: Seat, ask: ToyAsk, tell: &mut dyn FnMut(ToyEvent)) {
        self.asked = seat;
        self.ask = ask;
        let turn = self.turn;
        tell(ToyEvent::Asked { seat, ask, turn });
    }

    fn end(&mut self, winners: Seats, tell: &mut dyn FnMut(ToyEvent)) {
        self.winners = Some(winners);
        tell(ToyEvent::Over { winners });
    }
}
