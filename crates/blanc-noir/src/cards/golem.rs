//! ゴーレム（魔像） — Golem, 25, wild.
//!
//! The chain grows by four. Being a 25, it answers a chain.
use super::*;

pub(crate) const DEF: CardDef = CardDef { steps: &[attack] };

fn attack(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.chain(4);
    Flow::Done
}
