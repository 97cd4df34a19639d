//! 女司祭 — Priestess, 10.
//!
//! Whoever plays it draws a scroll, if the scroll deck has one. It came in the number phase, so it
//! waits for its owner's next turn (§5.1c).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[draw_a_scroll],
};

fn draw_a_scroll(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    let me = dealer.me();
    dealer.draw_scroll(me);
    Flow::Done
}
