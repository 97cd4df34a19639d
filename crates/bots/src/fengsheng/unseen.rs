//! 未知 — what a card that one has not seen may be: what is left of the deck, and what its sender is
//! likely to have chosen.

use std::sync::LazyLock;

use fengsheng::{Colours, Edition, Face, Faction, Way};
use kernel::Seat;

use super::belief::WHOLE;
use super::situation::Situation;

/// How likely a card is of which colours, in the order of [`Colours::ALL`]: in thousandths.
pub(super) type Chances = [i32; KINDS];

/// Red, blue, black, red and black, blue and black.
const KINDS: usize = Colours::ALL.len();

/// How eagerly a player sends its own colour, the other side's, black, its own with black, and the other
/// side's with black: in tenths.
const TO_A_FRIEND: [i32; KINDS] = [30, 5, 3, 9, 2];
const TO_A_KNOWN_FRIEND: [i32; KINDS] = [60, 4, 1, 9, 1];
const TO_A_FOE: [i32; KINDS] = [18, 4, 15, 12, 9];
const TO_WHOEVER_COMES: [i32; KINDS] = [17, 5, 11, 11, 7];
const BY_A_BYSTANDER: [i32; KINDS] = [10, 10, 12, 11, 11];

/// A face of a deck.
struct Printed {
    face: Face,
    copies: u8,
    way: Way,
    kind: usize,
}

/// The decks of the editions, so that nobody has to leaf through all faces there are.
static DECKS: LazyLock<[Vec<Printed>; Edition::ALL.len()]> = LazyLock::new(|| {
    Edition::ALL.map(|edition| {
        let deck = edition.cards();
        let printed = |face: Face| Printed {
            face,
            copies: deck.count(face),
            way: Way::of(edition, face),
            kind: kind(face),
        };
        let faces = Face::all().map(printed);
        faces.filter(|printed| printed.copies > 0).collect()
    })
});

/// The cards that one has not seen.
pub(super) struct Unseen {
    /// How many travel each way, by their colours.
    left: [[i32; KINDS]; 3],
}

fn kind(face: Face) -> usize {
    let of_this_kind = |&colours: &Colours| colours == face.colours();
    Colours::ALL.iter().position(of_this_kind).unwrap_or(0)
}

impl Unseen {
    pub(super) fn of(situation: &Situation<'_>) -> Self {
        let view = situation.view;
        let mut left = [[0; KINDS]; 3];
        for &(face, copies) in situation.hand.faces() {
            let way = Way::of(view.edition, face);
            left[way as usize][kind(face)] -= i32::from(copies);
        }
        for printed in &DECKS[view.edition as usize] {
            let Printed {
                face,
                copies,
                way,
                kind,
            } = *printed;
            let mut seen = view.discard.count(face);
            for place in &view.seats {
                seen += place.intelligence.count(face);
            }
            left[way as usize][kind] += i32::from(copies.saturating_sub(seen));
        }
        Self { left }
    }

    /// What the top of the deck may be.
    pub(super) fn any(&self) -> Chances {
        let mut weights = [0; KINDS];
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
            for (at, kind) in [own, 1 - own, 2, 3 + own, 4 - own].into_iter().enumerate() {
                let tenths = if way == Way::Direct {
                    (friendly[at] * to_friend + TO_A_FOE[at] * (WHOLE - to_friend)) / WHOLE
                } else {
                    TO_WHOEVER_COMES[at]
                };
                eager[kind] += tenths * odds[side as usize];
            }
        }
        let left = self.left[way as usize];
        let mut weights = [0; KINDS];
        for ((weight, left), eager) in weights.iter_mut().zip(left).zip(eager) {
            *weight = left * (eager / 100 + 1);
        }
        chances(weights)
    }
}

/// How likely a card is black, whatever else it is.
pub(super) const fn black(chances: Chances) -> i32 {
    chances[2] + chances[3] + chances[4]
}

fn chances(weights: [i32; KINDS]) -> Chances {
    let all: i32 = weights.iter().sum();
    if all == 0 {
        let third = WHOLE / 3;
        return [third, third, third, 0, 0];
    }
    weights.map(|weight| weight * WHOLE / all)
}
