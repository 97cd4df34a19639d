//! 換卷軸 — three cards of one number for a scroll (§5.1, rulings R6, R8).

use crate::ask::{Flow, Play, Step};
use crate::{Action, Ask, Cause, Dealer};

/// The first card went when the trade began.
pub(crate) const STEPS: &[Step] = &[choose_another, let_it_go];

const OTHERS: u8 = 2;

fn choose_another(dealer: &mut Dealer<'_>, trade: &mut Play) -> Flow {
    if trade.count < OTHERS {
        return Flow::Ask(Ask::TradeMore {
            number: trade.notes[0],
            left: OTHERS - trade.count,
        });
    }
    let me = dealer.me();
    dealer.draw_scroll(me);
    Flow::Done
}

fn let_it_go(dealer: &mut Dealer<'_>, trade: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.answer {
        dealer.discard(face, Cause::Trade);
    }
    trade.count += 1;
    Flow::Step(0)
}
