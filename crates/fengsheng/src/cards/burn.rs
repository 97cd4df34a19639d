//! 烧毁 — Burn.
//!
//! At any time: one black intelligence before any player is discarded. Who has the third is dead
//! already: too late.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: Table::is_any_time,
    timing: Timing::AnyTime,
    aim: Aim::At(|table, _, target| table.blacks(target) > 0),
    steps: &[choose_which, burn_it],
};

fn choose_which(dealer: &mut Dealer<'_>, burn: &mut Play) -> Flow {
    let target = burn.target();
    if dealer.table.blacks(target) == 0 {
        return Flow::Done;
    }
    let (whose, cards) = (Whose::Only(target), Cards::Black);
    Flow::Ask(
        burn.by,
        Ask::Intelligence {
            by: burn.script,
            whose,
            cards,
            may_pass: false,
        },
    )
}

fn burn_it(dealer: &mut Dealer<'_>, burn: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(burn.by, seat, face);
    }
    Flow::Done
}
