//! 调虎离山 — Lure.
//!
//! While intelligence is on its way, in any turn: one player takes no part in this transmission.
//! Not its sender, not a locked player.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: |table, _| table.time() == Some(Window::InTransit) && table.transit.is_some(),
    timing: Timing::InTransit,
    aim: Aim::At(may_be_lured),
    steps: &[lure_them_away],
};

pub(crate) fn may_be_lured(table: &Table, seat: Seat, target: Seat) -> bool {
    let sender = table.transit.map(|transit| transit.sender);
    Some(target) != sender && !table.locked.has(target) && (table.rules.lure_self || seat != target)
}

fn lure_them_away(dealer: &mut Dealer<'_>, lure: &mut Play) -> Flow {
    dealer.lure(lure.target());
    Flow::Done
}

/// Nor whoever it was transferred to, who must take it as if locked; an interceptor may be lured (seed 000).
pub(crate) const BLACKLIST: CardDef = CardDef {
    aim: Aim::At(|table, seat, target| {
        let bound = table
            .transit
            .is_some_and(|transit| transit.to == target && transit.route.bound == Bound::Firmly);
        may_be_lured(table, seat, target) && !bound
    }),
    steps: &[hear_who_answers, lure_them_away],
    ..STANDARD_2010
};

fn hear_who_answers(_: &mut Dealer<'_>, lure: &mut Play) -> Flow {
    Flow::Hear(Occasion::About {
        by: lure.by,
        function: Function::Lure,
        target: lure.target,
    })
}
