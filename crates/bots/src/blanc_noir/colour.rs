//! 颜色 — which colour to name: what one holds most of, and what the next player seems to lack.

use blanc_noir::{Colour, Faces};

use super::situation::Situation;

/// A card of the colour in one's own hand …
const MINE: i32 = 30;
/// … and if it is the only one left: naming its colour may be all it takes to go out.
const LAST: i32 = 150;
/// A card of the colour that everybody knows the next player holds.
const KNOWN: i32 = 45;
/// One step of being sure that the next player has none.
const LACKING: i32 = 15;

/// What naming `colour` is worth with `hand` left.
pub(super) fn worth(situation: &Situation<'_>, hand: Faces, colour: Colour) -> i32 {
    let mine = hand
        .iter()
        .filter(|face| face.colour() == Some(colour))
        .count() as i32;
    let last = if hand.len() == 1 { LAST } else { 0 };
    mine * (MINE + last) + denial(situation, colour)
}

/// What it is worth to make the next player follow `colour`: good if they seem to have none, bad if everybody knows that they
/// have some.
pub(super) fn denial(situation: &Situation<'_>, colour: Colour) -> i32 {
    let next = situation.neighbour(true);
    let known = situation
        .place(next)
        .known
        .iter()
        .filter(|face| face.colour() == Some(colour))
        .count() as i32;
    // Somebody who is about to go out must not be helped.
    let care = 100 + situation.closeness(next);
    (situation.memory.lacks(next, colour) * LACKING - known * KNOWN) * care / 100
}

/// What the best colour is worth.
pub(super) fn best(situation: &Situation<'_>, hand: Faces) -> i32 {
    Colour::ALL
        .into_iter()
        .map(|colour| worth(situation, hand, colour))
        .max()
        .unwrap_or(0)
}
