//! 调包 — Swap.
//!
//! In stage 1, in any turn: this card takes the place of the intelligence on its way, face up. Its way
//! and its sender stay as they were; the old card is discarded.
use super::*;

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |table, _| {
        let underway = table.time() == Some(Window::InTransit) && table.transit.is_some();
        underway && !table.in_force(TurnFlag::Encrypted)
    },
    timing: Timing::InTransit,
    aim: Aim::Nobody,
    steps: &[hear_the_one_it_is_for, put_it_in_its_place],
};

fn hear_the_one_it_is_for(dealer: &mut Dealer<'_>, swap: &mut Play) -> Flow {
    dealer.hear_whose_intelligence(swap, Function::Swap)
}

fn put_it_in_its_place(dealer: &mut Dealer<'_>, swap: &mut Play) -> Flow {
    let Some(card) = swap.card() else {
        return Flow::Done;
    };
    dealer.void_below(|_, function| function == Function::Swap);
    if let Some(old) = dealer.swap_transit(swap.by, card) {
        if dealer.table.rules.swapped_to_hand {
            dealer.pick_up(swap.by, old, Seats::only(swap.by));
            swap.card = 0;
        } else {
            swap.card = old.0 + 1;
        }
    }
    Flow::Done
}
