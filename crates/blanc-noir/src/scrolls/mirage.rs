//! 蜃氣樓 — Mirage.
//!
//! One's own turn ends at once, without a draw or a declaration; a pending chain waits unchanged
//! for the next player (ruling R15).
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[pass_the_turn],
};

fn pass_the_turn(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    let seat = dealer.me();
    dealer.say(Event::Passed { seat });
    dealer.table.doing.phase = Phase::Passed;
    Flow::Done
}
