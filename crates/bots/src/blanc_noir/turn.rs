//! 回合 — the turn's question: scrolls and trades first if they pay, then a card, a draw, or the chain.

use blanc_noir::{Action, Face, Scroll};

use super::hand::{basics, weight};
use super::situation::Situation;
use super::{cards, hand, plays, scrolls};

/// Scrolls and trades come before the number phase: what pays is worth more than any card that could be played.
const FIRST: i32 = 100_000;
/// Going out.
const OUT: i32 = 1_000_000;
/// A scroll that is not good now.
const NOT_NOW: i32 = -100_000;

/// What doing this in one's turn is worth.
pub(super) fn worth(situation: &Situation<'_>, action: Action) -> i32 {
    match action {
        Action::Play(face) if goes_out(situation, face) => {
            if plays::ending_now_loses(situation) {
                -situation.drawing(2)
            } else {
                OUT
            }
        }
        Action::Play(face) => plays::worth(situation, face),
        Action::Draw => draw(situation),
        Action::Take => -situation.drawing(i32::from(situation.view.pending)),
        Action::Trade(face) => first_if_it_pays(trade(situation, face)),
        Action::Use(scroll) => first_if_it_pays(use_scroll(situation, scroll)),
        // Keeping the drawn card.
        _ => 0,
    }
}

fn first_if_it_pays(worth: i32) -> i32 {
    if worth > 0 { FIRST + worth } else { NOT_NOW }
}

fn goes_out(situation: &Situation<'_>, face: Face) -> bool {
    situation.hand.len() == 1
        && situation.mine().declared
        && basics(situation.hand).any(|it| it == face)
}

/// A draw makes the hand heavier, but may bring what is missing to go out.
fn draw(situation: &Situation<'_>) -> i32 {
    weight(situation, situation.hand, 0) - weight(situation, situation.hand, 1)
}

/// Three cards of a number for a scroll: three turns saved at once.
fn trade(situation: &Situation<'_>, first: Face) -> i32 {
    let mut left = hand::without(situation.hand, first);
    let mut missed = cards::keeping(situation, first);
    for _ in 0..2 {
        // The others go in the order in which they are least worth keeping, as the next questions will be answered.
        let next = left
            .iter()
            .filter(|other| other.number() == first.number())
            .min_by_key(|&other| cards::keeping(situation, other));
        if let Some(next) = next {
            left.remove(next);
            missed += cards::keeping(situation, next);
        }
    }
    // With one card left there is no declaration any more in this turn, only a draw.
    let unseen = i32::from(left.len() == 1);
    weight(situation, situation.hand, 0) - weight(situation, left, unseen) + scrolls::A_SCROLL
        - missed
}

fn use_scroll(situation: &Situation<'_>, scroll: Scroll) -> i32 {
    // Who can go out does that first.
    let can_go_out = situation.view.pending == 0
        && plays::playable(situation).any(|face| goes_out(situation, face));
    if can_go_out && !plays::ending_now_loses(situation) {
        return 0;
    }
    scrolls::worth(situation, scroll)
}
