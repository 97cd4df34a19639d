//! 权衡 — Weigh.
//!
//! In one's own play step, in any turn: discard the whole hand, draw as many.
use super::*;

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: gamble::in_ones_own_step,
    timing: Timing::OwnStep,
    aim: Aim::Nobody,
    steps: &[discard_all_and_draw_as_many],
};

fn discard_all_and_draw_as_many(dealer: &mut Dealer<'_>, weigh: &mut Play) -> Flow {
    let count = dealer.discard_hand(weigh.by);
    dealer.draw(weigh.by, count);
    Flow::Done
}
