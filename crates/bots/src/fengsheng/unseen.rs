//! 未知 — what a card that one has not seen may be: what is left of the deck, and what its sender is
//! likely to have chosen.

use fengsheng::{Colour, Face, Faction, Way};
use kernel::Seat;

use super::belief::WHOLE;
use super::situation::Situation;

/// How likely a card is red, blue, black: in thousandths.
pub(super) type Chances = [i32; 3];

/// How eagerly a player sends its own colour, the other side's, and black: in tenths.
const TO_A_FRIEND: [i32; 3] = [30, 5, 3];
const TO_A_KNOWN_FRIEND: [i32; 3] = [60, 4, 1];
const TO_A_FOE: [i32; 3] = [18, 4, 15];
const TO_WHOEVER_COMES: [i32; 3] = [17, 5, 11];
const BY_A_BYSTANDER: [i32; 3] = [10, 10, 12];

/// The cards that one has not seen.
pub(super) struct Unseen {
    /// How many travel each way, by colour; what is black and something else counts as black.
    left: [[i32; 3]; 3],
}

const fn class(face: Face) -> Colour {
    if face.is(Colour::Black) {
        Colour::Black
    } else if face.is(Colour::Blue) {
        Colour::Blue
    } else {
        Colour::Red
    }
}

impl Unseen {
    pub(super) fn of(situation: &Situation<'_>) -> Self {
        let view = situation.view;
        let mut left = [[0; 3]; 3];
        for &(face, copies) in situation.hand.faces() {
            let way = Way::of(view.edition, face);
            left[way as usize][class(face) as usize] -= i32::from(copies);
        }
        let deck = view.edition.cards();
        for face in Face::all() {
            let copies = deck.count(face);
            if copies == 0 {
                continue;
            }
            let mut seen = view.discard.count(face);
            for place in &view.seats {
                seen += place.intelligence.count(face);
            }
            let way = Way::of(view.edition, face);
            left[way as usize][class(face) as usize] += i32::from(copies.saturating_sub(seen));
        }
        Self { left }
    }

    /// What the top of the deck may be.
    pub(super) fn any(&self) -> Chances {
        let mut weights = [0; 3];
        for way in self.left {
            for (weight, left) in weights.iter_mut().zip(way) {
                *weight += left;
            }
        }
        chances(weights)
    }

    /// What `sender` sent this way towards that player may be.
    pub(super) fn sent(
        &self,
        situation: &Situation<'_>,
        sender: Seat,
        way: Way,
        to: Seat,
    ) -> Chances {
        let odds = situation.memory.belief.odds(sender);
        let mut eager = BY_A_BYSTANDER.map(|tenths| tenths * odds[Faction::Bystander as usize]);
        for side in [Faction::Lurker, Faction::Agency] {
            let to_friend = situation.odds(to, side);
            let friendly = if to == situation.me && situation.memory.is_known_to(sender) {
                TO_A_KNOWN_FRIEND
            } else {
                TO_A_FRIEND
            };
            let own = usize::from(side == Faction::Agency);
            for (at, colour) in [(0, own), (1, 1 - own), (2, 2)] {
                let tenths = if way == Way::Direct {
                    (friendly[at] * to_friend + TO_A_FOE[at] * (WHOLE - to_friend)) / WHOLE
                } else {
                    TO_WHOEVER_COMES[at]
                };
                eager[colour] += tenths * odds[side as usize];
            }
        }
        let left = self.left[way as usize];
        chances([0, 1, 2].map(|colour| left[colour] * (eager[colour] / 100 + 1)))
    }
}

fn chances(weights: [i32; 3]) -> Chances {
    let all: i32 = weights.iter().sum();
    if all == 0 {
        return [WHOLE / 3; 3];
    }
    weights.map(|weight| weight * WHOLE / all)
}
