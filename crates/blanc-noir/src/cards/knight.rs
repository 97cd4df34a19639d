//! 騎士 — Knight, 25.
//!
//! The chain grows by two.
use super::*;

pub(crate) const DEF: CardDef = CardDef { steps: &[attack] };

fn attack(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.chain(2);
    Flow::Done
}
