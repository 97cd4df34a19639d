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

/// Skills answer it, and what 冷血 makes a lock cannot be countered.
pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |table, seat| {
        let cold = table.in_force(TurnFlag::ColdBlood)
            && table.chain.last().is_some_and(|top| {
                top.by == table.turn && top.script == Script::Card(Function::Lock)
            });
        (STANDARD_2010.when)(table, seat) && !cold
    },
    steps: &[hear_who_answers, void_what_lies_below],
    ..STANDARD_2010
};

fn hear_who_answers(dealer: &mut Dealer<'_>, counter: &mut Play) -> Flow {
    let owner = dealer.table.chain.last().map(|below| below.by);
    Flow::Hear(Occasion::About {
        by: counter.by,
        function: Function::Counter,
        target: owner.map_or(Whom::NOBODY, Whom::from),
    })
}
