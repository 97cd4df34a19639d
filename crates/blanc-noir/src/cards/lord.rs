//! 領主 — Lord, 20.
//!
//! Up to two basic cards of the Lord's own colour may go along, whatever the lead was. They go
//! under it, shown to all (rulings R5, R19).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[offer_a_companion, take_it_along],
};

const MOST: u8 = 2;

/// Asked whether or not there is a card that could go: silence would be an answer too.
fn offer_a_companion(dealer: &mut Dealer<'_>, lord: &mut Play) -> Flow {
    match lord.colour {
        Some(colour) if lord.count < MOST && !dealer.table.my_hand().is_empty() => {
            Flow::Ask(Ask::LordCompanion {
                colour,
                left: MOST - lord.count,
            })
        }
        _ => Flow::Done,
    }
}

fn take_it_along(dealer: &mut Dealer<'_>, lord: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.answer else {
        return Flow::Done;
    };
    dealer.discard(face, Cause::Lord);
    lord.count += 1;
    Flow::Step(0)
}
