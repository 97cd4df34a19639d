//! ドラゴン（龍） — Dragon, 50, wild.
//!
//! One player, oneself included, draws four (§6.3).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[aim, make_them_draw],
};

fn aim(_: &mut Dealer<'_>, play: &mut Play) -> Flow {
    Flow::Ask(Ask::Target { by: play.script })
}

fn make_them_draw(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    if let Action::Target(seat) = dealer.answer {
        dealer.draw(seat, 4, Cause::Dragon);
    }
    Flow::Done
}
