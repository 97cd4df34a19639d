//! 手牌 — what a hand weighs: the lighter, the better.
//!
//! Every card costs a turn. Its points count as far as the round is likely to end before the card is gone. A hand without a
//! basic card cannot go out. And the score is not a straight line: exactly 200 becomes 100, and whoever goes above 200 ends
//! the game, most likely as its loser.

use blanc_noir::{Face, Faces, Kind};

use super::situation::{Situation, TURN, UNSEEN};

/// What it costs to have no card to go out with.
const NO_BASIC: i32 = 120;
/// What a declared basic card is worth: the next turn may be the last.
const ONE_LEFT: i32 = 200;
/// What it costs, besides the points, to end the game from above.
const OVER: i32 = 400;
/// A card that could go along with another one for nothing.
const GOES_ALONG: i32 = 25;

/// What the hand weighs with `unseen` more cards in it.
pub(super) fn weight(situation: &Situation<'_>, hand: Faces, unseen: i32) -> i32 {
    let cards = hand.len() as i32 + unseen;
    let mut weight = cards * TURN
        + score(situation, 10 * i32::from(hand.points()) + unseen * UNSEEN) * situation.danger
            / 100;
    let basics = basics(hand).count() as i32;
    if basics == 0 && cards > 0 {
        // Among cards that nobody has seen, more than half are basic ones.
        weight += if unseen > 0 { NO_BASIC / 3 } else { NO_BASIC };
    }
    if cards == 1 && basics == 1 {
        weight -= ONE_LEFT;
    }
    weight - company(hand) * GOES_ALONG
}

/// What it costs to be caught with this many tenths of a point.
fn score(situation: &Situation<'_>, tenths: i32) -> i32 {
    let total = situation.total + tenths / 10;
    match total {
        // Only a hand that counts something can hit it.
        200 if tenths > 0 => -1000,
        201.. => tenths + OVER,
        _ => tenths,
    }
}

/// The cards to go out with.
pub(super) fn basics(hand: Faces) -> impl Iterator<Item = Face> {
    hand.iter().filter(|face| face.kind() == Kind::Number)
}

/// How many cards could go along with others: two basic ones with the Lord of their colour, a special one with a Princess.
fn company(hand: Faces) -> i32 {
    hand.iter()
        .map(|face| match face.kind() {
            Kind::Lord => basics(hand)
                .filter(|basic| basic.colour() == face.colour())
                .take(2)
                .count() as i32,
            Kind::Princess => i32::from(hand.iter().any(|other| {
                other != face && other.kind().is_special() && other.kind() != Kind::Princess
            })),
            _ => 0,
        })
        .sum()
}

/// The hand without one card of this face.
pub(super) fn without(mut hand: Faces, face: Face) -> Faces {
    hand.remove(face);
    hand
}

/// The hand after the best choice of up to `most` of the cards that `may_go`, one after another, as long as each makes it
/// lighter and at least `left` stay.
pub(super) fn lightened(
    situation: &Situation<'_>,
    mut hand: Faces,
    most: usize,
    left: u32,
    may_go: impl Fn(Face) -> bool,
) -> Faces {
    for _ in 0..most {
        if hand.len() <= left {
            break;
        }
        let best = hand
            .iter()
            .filter(|&face| may_go(face))
            .map(|face| (weight(situation, without(hand, face), 0), face))
            .min();
        match best {
            Some((lighter, face)) if lighter < weight(situation, hand, 0) => hand.remove(face),
            _ => break,
        }
    }
    hand
}
