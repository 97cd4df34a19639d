//! 救濟 — Relief.
//!
//! With more than five cards in hand: discard down to exactly four, of one's own choice (ruling
//! R29).
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[choose_a_card, let_it_go],
};

/// What stays.
const LEFT: u32 = 4;

fn choose_a_card(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    match dealer.table.my_hand().len().saturating_sub(LEFT) {
        0 => Flow::Done,
        left => Flow::Ask(Ask::Relief { left: left as u8 }),
    }
}

fn let_it_go(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.answer {
        dealer.discard(face, Cause::Relief);
    }
    Flow::Step(0)
}
