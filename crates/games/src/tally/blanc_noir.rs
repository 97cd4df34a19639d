//! 黑与白 — what is counted in Blanc Noir.

use blanc_noir::{Cause, Sight, Table};
use kernel::Seat;

use super::{Tallied, Tally};

impl Tallied for Table {
    type Tally = BlancNoirTally;
}

/// What is counted in Blanc Noir; `longest_chain` and `largest_hand` are maxima.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BlancNoirTally {
    rounds: u64,
    turns: u64,
    reshuffles: u64,
    chains_taken: u64,
    chain_cards: u64,
    longest_chain: u64,
    largest_hand: u64,
    trades: u64,
    scrolls_used: u64,
    scroll_deck_emptied: u64,
    prince_combos: u64,
    penalties: u64,
    forgotten: u64,
    out_by_threat: u64,
    exactly_200: u64,
    shared_wins: u64,
    now: Now,
}

/// What the tally must remember of the game under way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Now {
    hands: Vec<u64>,
    scroll_deck: u8,
    /// The card last discarded, to count a trade or a combo once.
    cause: Option<Cause>,
    traded: u8,
    /// Who gave a card away since the last question.
    gave: Option<Seat>,
}

impl BlancNoirTally {
    fn gain(&mut self, seat: Seat, count: u8) {
        let hand = &mut self.now.hands[seat.index()];
        *hand += u64::from(count);
        self.largest_hand = self.largest_hand.max(*hand);
    }

    fn lose(&mut self, seat: Seat) {
        let hand = &mut self.now.hands[seat.index()];
        *hand = hand.saturating_sub(1);
    }

    fn discard(&mut self, cause: Cause) {
        match cause {
            Cause::Trade => {
                self.now.traded += 1;
                if self.now.traded == 3 {
                    self.now.traded = 0;
                    self.trades += 1;
                }
            }
            Cause::Combo if self.now.cause != Some(Cause::Combo) => self.prince_combos += 1,
            _ => {}
        }
        self.now.cause = Some(cause);
    }
}

impl Tally<Table> for BlancNoirTally {
    fn deal(&mut self, view: &blanc_noir::View) {
        self.rounds += 1;
        self.turns += 1;
        self.now = Now {
            hands: view
                .seats
                .iter()
                .map(|seat| u64::from(seat.hand_size))
                .collect(),
            scroll_deck: view.scroll_deck,
            ..Now::default()
        };
    }

    fn hear(&mut self, sight: &Sight) {
        match *sight {
            Sight::RoundBegan { .. } => {
                self.rounds += 1;
                self.now.hands.fill(0);
                self.now.scroll_deck = blanc_noir::SCROLLS as u8;
            }
            Sight::Dealt { seat, count, .. } | Sight::Drew { seat, count, .. } => {
                self.gain(seat, count);
            }
            Sight::Recovered { seat, .. } => self.gain(seat, 1),
            Sight::GotScroll { .. } => {
                self.now.scroll_deck -= 1;
                self.scroll_deck_emptied += u64::from(self.now.scroll_deck == 0);
            }
            Sight::Returned { .. } => self.now.scroll_deck += 1,
            Sight::Gathered { left, .. } => self.now.scroll_deck = left,
            Sight::TurnBegan { .. } => self.turns += 1,
            Sight::Asked { .. } => {
                self.now.cause = self.now.cause.filter(|&cause| cause == Cause::Combo);
                self.now.gave = None;
            }
            Sight::Reshuffled { .. } => self.reshuffles += 1,
            Sight::Played { seat, .. } | Sight::Paired { seat, .. } => {
                self.now.cause = None;
                self.lose(seat);
            }
            Sight::Discarded { seat, cause, .. } => {
                self.discard(cause);
                self.lose(seat);
            }
            Sight::Gave { from, to, .. } => {
                self.lose(from);
                self.gain(to, 1);
                self.now.gave = Some(from);
            }
            Sight::Chained { pending } => {
                self.longest_chain = self.longest_chain.max(u64::from(pending));
            }
            Sight::ChainTaken { pending, .. } => {
                self.chains_taken += 1;
                self.chain_cards += u64::from(pending);
            }
            Sight::Used { .. } => self.scrolls_used += 1,
            Sight::Forgot { .. } => self.forgotten += 1,
            Sight::Penalised { .. } => self.penalties += 1,
            Sight::WentOut { seat } => {
                self.out_by_threat += u64::from(self.now.gave == Some(seat));
            }
            Sight::Counted { halved, .. } => self.exactly_200 += u64::from(halved),
            Sight::Over { winners } => self.shared_wins += u64::from(winners.len() > 1),
            Sight::TurnedUp { .. }
            | Sight::Named { .. }
            | Sight::Flipped { .. }
            | Sight::Skipped { .. }
            | Sight::Passed { .. }
            | Sight::Searched { .. }
            | Sight::Showed { .. }
            | Sight::Swapped { .. }
            | Sight::Declared { .. } => {}
        }
    }

    fn add(&mut self, other: &Self) {
        let Self {
            rounds,
            turns,
            reshuffles,
            chains_taken,
            chain_cards,
            longest_chain,
            largest_hand,
            trades,
            scrolls_used,
            scroll_deck_emptied,
            prince_combos,
            penalties,
            forgotten,
            out_by_threat,
            exactly_200,
            shared_wins,
            now: _,
        } = other;
        self.rounds += rounds;
        self.turns += turns;
        self.reshuffles += reshuffles;
        self.chains_taken += chains_taken;
        self.chain_cards += chain_cards;
        self.longest_chain = self.longest_chain.max(*longest_chain);
        self.largest_hand = self.largest_hand.max(*largest_hand);
        self.trades += trades;
        self.scrolls_used += scrolls_used;
        self.scroll_deck_emptied += scroll_deck_emptied;
        self.prince_combos += prince_combos;
        self.penalties += penalties;
        self.forgotten += forgotten;
        self.out_by_threat += out_by_threat;
        self.exactly_200 += exactly_200;
        self.shared_wins += shared_wins;
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        vec![
            ("rounds", self.rounds),
            ("turns", self.turns),
            ("reshuffles", self.reshuffles),
            ("chains_taken", self.chains_taken),
            ("chain_cards", self.chain_cards),
            ("longest_chain", self.longest_chain),
            ("largest_hand", self.largest_hand),
            ("trades", self.trades),
            ("scrolls_used", self.scrolls_used),
            ("scroll_deck_emptied", self.scroll_deck_emptied),
            ("prince_combos", self.prince_combos),
            ("penalties", self.penalties),
            ("forgotten", self.forgotten),
            ("out_by_threat", self.out_by_threat),
            ("exactly_200", self.exactly_200),
            ("shared_wins", self.shared_wins),
        ]
    }
}
