//! 破译 — Decode.
//!
//! When intelligence has arrived before you: look at it before you decide. An open one may be
//! decoded too.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: return_::has_arrived_before,
    timing: Timing::Arrived,
    aim: Aim::Nobody,
    steps: &[look_at_it, hear_who_answers],
};

fn look_at_it(dealer: &mut Dealer<'_>, decode: &mut Play) -> Flow {
    dealer.look_at_transit(decode.by);
    Flow::Next
}

fn hear_who_answers(_: &mut Dealer<'_>, decode: &mut Play) -> Flow {
    Flow::Hear(Occasion::Decoded { by: decode.by })
}
