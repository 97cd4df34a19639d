//! 啟示 — Revelation.
//!
//! Draw two scrolls, or what the deck has. They came in the scroll phase: they may be used at once
//! (§5.1c).
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[draw_two_scrolls],
};

fn draw_two_scrolls(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    let me = dealer.me();
    dealer.draw_scroll(me);
    dealer.draw_scroll(me);
    Flow::Done
}
