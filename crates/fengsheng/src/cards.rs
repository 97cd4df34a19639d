//! 功能牌 — one file per function: when it may be used, at whom it is aimed, and what it does, step by
//! step.

pub(crate) mod burn;
pub(crate) mod confound;
pub(crate) mod counter;
pub(crate) mod decode;
pub(crate) mod intercept;
pub(crate) mod lock;
pub(crate) mod lure;
pub(crate) mod probe;
pub(crate) mod return_;

use kernel::{CardSet, Seat};

use crate::ask::{Ask, Cards, Whose, Window};
use crate::script::{Flow, How, Occasion, Play, Step, When};
use crate::{Action, Dealer, Event, Face, Function, Order, Reaction, Table};

/// Whom a card or skill may be aimed at.
#[derive(Clone, Copy)]
pub(crate) enum Aim {
    /// Nobody.
    Nobody,
    /// A living player for whom this holds; of public facts only.
    At(fn(&Table, Seat, Seat) -> bool),
}

/// What a card does when it is used.
pub(crate) struct CardDef {
    pub(crate) when: When,
    pub(crate) aim: Aim,
    pub(crate) steps: &'static [Step],
}

/// The definition of a function.
pub(crate) const fn def(function: Function) -> &'static CardDef {
    match function {
        Function::Lock => &lock::DEF,
        Function::Lure => &lure::DEF,
        Function::Intercept => &intercept::DEF,
        Function::Return => &return_::DEF,
        Function::Decode => &decode::DEF,
        Function::Burn => &burn::DEF,
        Function::Counter => &counter::DEF,
        Function::Confound => &confound::DEF,
        Function::Probe => &probe::DEF,
    }
}

impl Table {
    /// Whenever an action is possible: any window (ruling F26).
    pub(crate) fn is_any_time(&self, _: Seat) -> bool {
        self.time().is_some()
    }
}
