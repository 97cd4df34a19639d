//! A seeded game as the public sees it: any change of rules or secrecy shows up as a readable difference.

mod common;

use std::fmt::Write as _;

use blanc_noir::{Direction, Sight, View};
use common::DEFAULT;
use kernel::Seat;

/// One line: the lead, the chain, the piles, and every place.
fn picture(view: &View) -> String {
    let mut line = match (view.lead.open, view.lead.colour) {
        (true, _) => format!("lead {} open", view.lead.face),
        (_, Some(colour)) if view.lead.face.colour().is_none() => {
            format!("lead {} {colour}", view.lead.face)
        }
        _ => format!("lead {}", view.lead.face),
    };
    if view.pending > 0 {
        let _ = write!(line, ", chain {}", view.pending);
    }
    let way = match view.direction {
        Direction::Clockwise => ">",
        Direction::CounterClockwise => "<",
    };
    let (deck, discard, scrolls) = (view.deck, view.discard, view.scroll_deck);
    let _ = write!(
        line,
        " | {way} deck {deck} discard {discard} scrolls {scrolls} |"
    );
    for (seat, place) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let (hand, down) = (place.hand_size, place.down);
        let declared = if place.declared { "!" } else { "" };
        let _ = write!(line, " {seat} {hand}{declared}+{down}");
        if !place.known.is_empty() {
            let _ = write!(line, " known {:?}", place.known);
        }
    }
    line
}

/// A sight as a line; what is under way is left out of the questions.
fn say(sight: &Sight) -> String {
    match sight {
        Sight::Asked { seat, ask, .. } => format!("Asked {{ seat: {seat}, ask: {ask:?} }}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn the_public_sees_a_busy_game_of_four_like_this() {
    let text = testkit::playthrough(&DEFAULT.game, 12, 160, say, picture);
    insta::assert_snapshot!(text);
}
