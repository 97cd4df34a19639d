//! 女神 — Goddess, 50, wild.
//!
//! Up to two cards of the hand are discarded, without abilities. Down to none costs the penalty
//! (§6.2).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[offer_to_discard, let_it_go],
};

const MOST: u8 = 2;

fn offer_to_discard(dealer: &mut Dealer<'_>, goddess: &mut Play) -> Flow {
    if goddess.count == MOST || dealer.table.my_hand().is_empty() {
        return Flow::Done;
    }
    Flow::Ask(Ask::Goddess {
        left: MOST - goddess.count,
    })
}

fn let_it_go(dealer: &mut Dealer<'_>, goddess: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.answer else {
        return Flow::Done;
    };
    dealer.discard(face, Cause::Goddess);
    goddess.count += 1;
    Flow::Step(0)
}
