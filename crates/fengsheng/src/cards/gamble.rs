//! 博弈 — Gamble.
//!
//! In one's own play step, in any turn: the top card of the deck becomes intelligence of any player,
//! the user too (ruling F15). Whoever dies of it was killed by the user. With an empty deck it
//! cannot be used and does nothing.
use super::*;

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |table, seat| {
        let some =
            !table.deck.is_empty() || table.rules.gamble_refills && !table.discard.is_empty();
        in_ones_own_step(table, seat) && some
    },
    timing: Timing::OwnStep,
    aim: Aim::At(|_, _, _| true),
    steps: &[turn_it_over],
};

/// In one's own play step, with nothing waiting to be carried out.
pub(crate) fn in_ones_own_step(table: &Table, seat: Seat) -> bool {
    table.chain_is_empty() && table.is_step_of(seat)
}

fn turn_it_over(dealer: &mut Dealer<'_>, gamble: &mut Play) -> Flow {
    if dealer.table.deck.is_empty() && !dealer.table.rules.gamble_refills {
        return Flow::Done;
    }
    let target = gamble.target();
    if let Some(card) = dealer.top_card(target) {
        dealer.gain(target, CardSet::only(card), gamble.by.into(), How::Placed);
    }
    Flow::Done
}
