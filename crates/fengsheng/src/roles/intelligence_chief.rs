//! 情报处长 — Intelligence Chief. Male.
//!
//! * 隔墙有耳 — When a probe has taken effect on anybody: he may draw one, then discard a card or burn a
//!   red or blue intelligence of his own.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::Red3,
    triggers: &[WALLS_HAVE_EARS],
    ..PLAIN
};

const WALLS_HAVE_EARS: Trigger = Trigger {
    hears: |_, _, occasion| Heard::may(matches!(occasion, Occasion::ProbeDone { .. })),
    steps: &[draw_one, burn_or_discard, discard],
    ..TRIGGER
};

fn draw_one(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    let black = dealer.table.deck_of().of_colour(Colour::Black);
    if dealer.table.intelligence[my.by].minus(black).is_empty() {
        return Flow::Next;
    }
    let (whose, cards) = (Whose::Only(my.by), Cards::True);
    Flow::Ask(
        my.by,
        Ask::Intelligence {
            by: my.script,
            whose,
            cards,
            may_pass: true,
        },
    )
}

fn burn_or_discard(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(my.by, seat, face);
        return Flow::Done;
    }
    if dealer.table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    Flow::Ask(
        my.by,
        Ask::Card {
            by: my.script,
            cards: Cards::Any,
            may_pass: false,
        },
    )
}

fn discard(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.discard_from_hand(my.by, face);
    }
    Flow::Done
}
