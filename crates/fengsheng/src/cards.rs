//! 功能牌 — one file per function: when it may be used, at whom it is aimed, and what it does, step by
//! step.

pub(crate) mod burn;
pub(crate) mod confound;
pub(crate) mod counter;
pub(crate) mod decode;
pub(crate) mod gamble;
pub(crate) mod intercept;
pub(crate) mod lock;
pub(crate) mod lure;
pub(crate) mod probe;
pub(crate) mod public_text;
pub(crate) mod reinforce;
pub(crate) mod return_;
pub(crate) mod swap;
pub(crate) mod transfer;
pub(crate) mod weigh;

use kernel::{CardSet, Seat, Seats};

use crate::ask::{Ask, Cards, Whose, Window};
use crate::script::{Flow, How, Occasion, Play, Script, Step, When, Whom};
use crate::table::Bound;
use crate::{
    Action, Colour, Dealer, Event, Face, Faction, Function, Order, Reaction, Table, Timing,
    TurnFlag, Way,
};

/// Whom a card or skill may be aimed at.
#[derive(Clone, Copy)]
pub(crate) enum Aim {
    /// Nobody.
    Nobody,
    /// A living player for whom this holds; of public facts only.
    At(fn(&Table, Seat, Seat) -> bool),
    /// Nobody, where the first holds; or a living player for whom the second does.
    Either(When, fn(&Table, Seat, Seat) -> bool),
}

impl Aim {
    /// Whether it may be aimed at nobody.
    #[inline]
    pub(crate) fn may_be_nobody(self, table: &Table, seat: Seat) -> bool {
        match self {
            Self::Nobody => true,
            Self::At(_) => false,
            Self::Either(alone, _) => alone(table, seat),
        }
    }

    /// At whom it may be aimed, if at anybody.
    #[inline]
    pub(crate) fn at(self) -> Option<fn(&Table, Seat, Seat) -> bool> {
        match self {
            Self::Nobody => None,
            Self::At(may_target) | Self::Either(_, may_target) => Some(may_target),
        }
    }
}

/// What a card does when it is used.
pub(crate) struct CardDef {
    pub(crate) when: When,
    /// The same in words.
    pub(crate) timing: Timing,
    pub(crate) aim: Aim,
    pub(crate) steps: &'static [Step],
}

/// What is used for a function that an edition does not have: never.
pub(crate) const ABSENT: CardDef = CardDef {
    when: |_, _| false,
    timing: Timing::Never,
    aim: Aim::Nobody,
    steps: &[],
};

impl Table {
    /// Whenever an action is possible: any window (ruling F26).
    pub(crate) fn is_any_time(&self, _: Seat) -> bool {
        self.time().is_some()
    }
}
