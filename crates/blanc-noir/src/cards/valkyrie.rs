//! 戰乙女 — Valkyrie, 40, wild.
//!
//! Whoever plays it looks through the discard (after a reshuffle, the deck too) and takes one card
//! that is no Valkyrie, unshown (rulings R23, R24).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[look_through, take_it_up],
};

fn look_through(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    if dealer.table.my_hand().is_empty() && !dealer.table.rules.valkyrie_counts_before_empty_check {
        dealer.table.doing.emptied = true;
    }
    if dealer.search() {
        Flow::Ask(Ask::Valkyrie)
    } else {
        Flow::Done
    }
}

fn take_it_up(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.answer {
        dealer.recover(face);
    }
    Flow::Done
}
