//! 數字卡 — one file per kind of number card: what playing it does, step by step.

pub(crate) mod clown;
pub(crate) mod dragon;
pub(crate) mod fairy;
pub(crate) mod gargoyle;
pub(crate) mod goddess;
pub(crate) mod golem;
pub(crate) mod knight;
pub(crate) mod lord;
pub(crate) mod magician;
pub(crate) mod number;
pub(crate) mod priestess;
pub(crate) mod prince;
pub(crate) mod princess;
pub(crate) mod valkyrie;

use kernel::{Sealed, Seat, Seats};

use crate::ask::{Flow, Play, Script, Step};
use crate::{
    Action, Ask, Cause, CompanionEffect, Dealer, Event, Faces, Kind, Source, Table,
    TwoPlayerReverse, flow,
};

/// What a number card does when it is played. Its number, colours and copies are in
/// [`crate::Face`]; the colour of a wild card is named before its steps.
pub(crate) struct CardDef {
    pub(crate) steps: &'static [Step],
}

/// All kinds, in the order of [`Kind`].
pub(crate) const CARDS: [CardDef; 14] = [
    number::DEF,
    priestess::DEF,
    clown::DEF,
    magician::DEF,
    lord::DEF,
    princess::DEF,
    knight::DEF,
    prince::DEF,
    golem::DEF,
    fairy::DEF,
    gargoyle::DEF,
    valkyrie::DEF,
    dragon::DEF,
    goddess::DEF,
];
