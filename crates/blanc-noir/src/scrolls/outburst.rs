//! 爆發 — Outburst.
//!
//! One player, oneself included, draws two (§6.3).
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[aim, make_them_draw],
};

fn aim(_: &mut Dealer<'_>, play: &mut Play) -> Flow {
    Flow::Ask(Ask::Target { by: play.script })
}

fn make_them_draw(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    if let Action::Target(seat) = dealer.answer {
        dealer.draw(seat, 2, Cause::Outburst);
    }
    Flow::Done
}
