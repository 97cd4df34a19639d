//! 吹雪 — Blizzard.
//!
//! Everyone else draws one, in turn order from the next player on.
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[everyone_else_draws],
};

fn everyone_else_draws(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    let me = dealer.me();
    let mut seat = dealer.table.after(me);
    while seat != me {
        dealer.draw(seat, 1, Cause::Blizzard);
        seat = dealer.table.after(seat);
    }
    Flow::Done
}
