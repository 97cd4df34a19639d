//! What is told and seen of a toy game.

use kernel::{CardSet, Eye, Sealed, Seat, Seats};

use super::{Bug, EYE, Toy, ToyAsk, ToySetup, rank};

/// How many cards of each rank, 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ranks(pub [u8; EYE as usize]);

impl Ranks {
    pub(super) fn of(cards: CardSet) -> Self {
        let mut ranks = Self::default();
        cards.iter().for_each(|card| ranks.add(rank(card)));
        ranks
    }

    fn add(&mut self, rank: u8) {
        self.0[usize::from(rank) - 1] += 1;
    }

    fn remove(&mut self, rank: u8) {
        let count = &mut self.0[usize::from(rank) - 1];
        *count = count.saturating_sub(1);
    }
}

/// What happened; `C` is a card that only some may read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants' own comments name their fields")]
pub enum Told<C> {
    /// Somebody drew a card.
    Drew { seat: Seat, card: C },
    /// Somebody drew a card from below: told by a planted bug only.
    Dug { seat: Seat, card: C },
    /// Somebody would have drawn, but the deck is empty: so many sat still in a row.
    SatStill { seat: Seat, still: u8 },
    /// A card was played.
    Played { seat: Seat, rank: u8 },
    /// A card was echoed.
    Echoed { seat: Seat, rank: u8 },
    /// A card was not echoed.
    Passed { seat: Seat },
    /// Everybody saw a hand.
    Showed { seat: Seat, cards: Ranks },
    /// Somebody is asked.
    Asked { seat: Seat, ask: ToyAsk, turn: Seat },
    /// The game is over.
    Over { winners: Seats },
}

/// What happened, secrets sealed.
pub type ToyEvent = Told<Sealed<u8>>;
/// What one eye saw of it.
pub type ToySight = Told<Option<u8>>;

impl ToyEvent {
    pub(super) fn seen_by(&self, eye: Eye) -> ToySight {
        match *self {
            Self::Drew { seat, card } => ToySight::Drew {
                seat,
                card: card.open(eye),
            },
            Self::Dug { seat, card } => ToySight::Dug {
                seat,
                card: card.open(eye),
            },
            Self::SatStill { seat, still } => ToySight::SatStill { seat, still },
            Self::Played { seat, rank } => ToySight::Played { seat, rank },
            Self::Echoed { seat, rank } => ToySight::Echoed { seat, rank },
            Self::Passed { seat } => ToySight::Passed { seat },
            Self::Showed { seat, cards } => ToySight::Showed { seat, cards },
            Self::Asked { seat, ask, turn } => ToySight::Asked { seat, ask, turn },
            Self::Over { winners } => ToySight::Over { winners },
        }
    }
}

/// One player's place, as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyPlace {
    /// The hand, if the eye may see it.
    pub hand: Option<Ranks>,
    /// How many cards.
    pub size: u8,
    /// Those everybody saw there.
    pub known: Ranks,
}

/// All that one eye sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToyView {
    /// What was agreed on.
    pub setup: ToySetup,
    /// The players' places.
    pub places: Vec<ToyPlace>,
    /// Cards in the deck.
    pub deck: u8,
    /// The ranks on the pile, from the bottom.
    pub pile: Vec<u8>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is asked.
    pub asked: Seat,
    /// What.
    pub ask: ToyAsk,
    /// How many sat still in a row.
    pub still: u8,
    /// Who won.
    pub winners: Option<Seats>,
}

impl Toy {
    pub(super) fn seen_by(&self, eye: Eye) -> ToyView {
        let place = |seat: Seat| ToyPlace {
            hand: (eye == Eye::All || eye == Eye::Seat(seat)).then(|| Ranks::of(self.hands[seat])),
            size: self.hands[seat].len() as u8,
            known: Ranks::of(self.known[seat]),
        };
        ToyView {
            setup: ToySetup {
                seats: self.seats,
                hand: self.hand,
                bug: self.bug,
            },
            places: Seat::all(self.seats).map(place).collect(),
            deck: self.deck.len() as u8,
            pile: self.pile.as_slice().iter().copied().map(rank).collect(),
            turn: self.turn,
            asked: self.asked,
            ask: self.ask,
            still: self.still,
            winners: self.winners,
        }
    }
}

impl ToyView {
    pub(super) fn hear(&mut self, sight: ToySight) {
        match sight {
            ToySight::Drew { seat, card } | ToySight::Dug { seat, card } => {
                self.deck -= 1;
                let place = &mut self.places[seat.index()];
                place.size += 1;
                if let (Some(hand), Some(card)) = (&mut place.hand, card) {
                    hand.add(card);
                }
            }
            ToySight::SatStill { still, .. } => self.still = still,
            ToySight::Played { seat, rank } | ToySight::Echoed { seat, rank } => {
                let place = &mut self.places[seat.index()];
                place.size -= 1;
                if let Some(hand) = &mut place.hand {
                    hand.remove(rank);
                }
                if self.setup.bug != Some(Bug::FoldKeepsPlayedCardsKnown) {
                    place.known.remove(rank);
                }
                self.pile.push(rank);
                self.still = 0;
            }
            ToySight::Passed { .. } => {}
            ToySight::Showed { seat, cards } => self.places[seat.index()].known = cards,
            ToySight::Asked { seat, ask, turn } => {
                self.asked = seat;
                self.ask = ask;
                self.turn = turn;
            }
            ToySight::Over { winners } => self.winners = Some(winners),
        }
    }
}
