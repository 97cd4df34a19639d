//! 截获 — Intercept.
//!
//! While intelligence travels on another player's turn: take it. Locks, lures and the way it travels
//! do not matter. Of several interceptors the last one gets it: the chain resolves from the top,
//! and the others find nothing left.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: may_intercept,
    timing: Timing::OthersInTransit,
    aim: Aim::Nobody,
    steps: &[take_it],
};

pub(crate) fn may_intercept(table: &Table, seat: Seat) -> bool {
    table.time() == Some(Window::InTransit) && table.transit.is_some() && seat != table.turn
}

fn take_it(dealer: &mut Dealer<'_>, intercept: &mut Play) -> Flow {
    dealer.intercept(intercept.by);
    Flow::Done
}
