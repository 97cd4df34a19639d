//! 识破 — Counter.
//!
//! When somebody has used a card: that card does nothing. A counter is a card too, so it can be
//! countered in turn. Skills are no cards, and sending is no use of a card.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: |table, seat| {
        table
            .chain
            .last()
            .is_some_and(|top| top.card().is_some() && top.by != seat)
    },
    timing: Timing::CardUsed,
    aim: Aim::Nobody,
    steps: &[void_what_lies_below],
};

fn void_what_lies_below(dealer: &mut Dealer<'_>, counter: &mut Play) -> Flow {
    if let Some(below) = dealer.table.chain.last_mut() {
        below.void = true;
        dealer.say(Event::Voided { by: counter.by });
    }
    Flow::Done
}
