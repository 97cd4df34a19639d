//! 退回 — Return.
//!
//! When another player's intelligence has arrived before you: it goes back the way it came. It does
//! nothing for a locked player and cannot be used by the sender.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: |table, seat| has_arrived_before(table, seat) && seat != table.turn,
    timing: Timing::Arrived,
    aim: Aim::Nobody,
    steps: &[send_it_back],
};

/// Whether intelligence lies before this player and nothing is waiting to be carried out.
pub(crate) fn has_arrived_before(table: &Table, seat: Seat) -> bool {
    table.time() == Some(Window::Arrived)
        && table.chain_is_empty()
        && table.transit.is_some_and(|transit| transit.to == seat)
}

fn send_it_back(dealer: &mut Dealer<'_>, return_: &mut Play) -> Flow {
    dealer.send_back(return_.by);
    Flow::Done
}
