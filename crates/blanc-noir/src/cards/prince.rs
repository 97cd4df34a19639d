//! 皇子 — Prince, 25.
//!
//! The direction flips first, so that the chain goes back to the player before; then it grows by
//! two (§5.3a). With two players the opponent faces it all the same (ruling R17).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[turn_back, attack],
};

fn turn_back(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.flip();
    Flow::Next
}

fn attack(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.chain(2);
    Flow::Done
}
