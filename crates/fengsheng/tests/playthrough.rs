//! A seeded game as the public sees it: any change of rules or secrecy shows up as a readable difference.

mod common;

use std::fmt::Write as _;

use common::Fengsheng;
use fengsheng::{Sight, View};
use kernel::Seat;

/// One line: the piles, what is on its way, and every place.
fn picture(view: &View) -> String {
    let mut line = format!(
        "{} deck {} discard {}",
        view.turn,
        view.deck,
        view.discard.len()
    );
    if let Some(transit) = &view.transit {
        let way = transit.way;
        let known = transit.face.map(|face| format!(" {face}"));
        let _ = write!(
            line,
            ", {way:?}{} to {}",
            known.unwrap_or_default(),
            transit.to
        );
    }
    if !view.locked.is_empty() || !view.lured.is_empty() {
        let _ = write!(line, ", locked {:?} lured {:?}", view.locked, view.lured);
    }
    line += " |";
    for (seat, place) in Seat::all(view.seats.len() as u8).zip(&view.seats) {
        let role = place.role.map(|role| format!(" {role}"));
        let side = if place.face_up { "" } else { "?" };
        let _ = write!(
            line,
            " {seat}{}{side} {}",
            role.unwrap_or_default(),
            place.hand_size
        );
        if !place.intelligence.is_empty() {
            let _ = write!(line, "+{:?}", place.intelligence);
        }
    }
    line
}

/// A sight as a line; what is under way is left out of the questions.
fn say(sight: &Sight) -> String {
    match sight {
        Sight::Asked { seats, ask, .. } => format!("Asked {{ seats: {seats:?}, ask: {ask:?} }}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn the_public_sees_a_busy_game_of_five_like_this() {
    let text = testkit::playthrough(&Fengsheng, 23, 160, say, picture);
    insta::assert_snapshot!(text);
}
