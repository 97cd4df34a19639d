//! 识破 — Counter.
//!
//! When somebody has used a card: that card does nothing. A counter is a card too, so it can be
//! countered in turn. Skills are no cards, and sending is no use of a card.
use super::*;
use crate::script::Standing;

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
        below.standing = Standing::Countered;
        dealer.say(Event::Voided { by: counter.by });
    }
    Flow::Done
}

/// Skills answer it, and what 冷血 makes a lock cannot be countered. Conflict C6: aimed at a player, it
/// counters what that player used last, deeper in the chain, if the table plays it so.
pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |table, seat| {
        is_topmost(table, seat) || table.rules.counter_any && any_lies_deeper(table, seat)
    },
    aim: Aim::Either(is_topmost, |table, seat, target| {
        let own = seat == target || !table.rules.counter_any;
        !own && deeper_of(table, target).is_some()
    }),
    steps: &[hear_who_answers, void_what_was_meant],
    ..STANDARD_2010
};

/// Whether the newest declaration is another player's card, and no lock that 冷血 makes.
fn is_topmost(table: &Table, seat: Seat) -> bool {
    let top = table.chain.last();
    top.is_some_and(|top| top.by != seat && may_be_countered(table, top))
}

fn may_be_countered(table: &Table, play: &Play) -> bool {
    let cold = table.in_force(TurnFlag::ColdBlood)
        && play.by == table.turn
        && play.script == Script::Card(Function::Lock);
    play.card().is_some() && !cold
}

fn any_lies_deeper(table: &Table, seat: Seat) -> bool {
    let others = table.living.without(seat);
    others
        .into_iter()
        .any(|other| deeper_of(table, other).is_some())
}

/// The newest card of this player under the top of the chain that still stands, as its place.
fn deeper_of(table: &Table, owner: Seat) -> Option<usize> {
    let (_, below) = table.chain.as_slice().split_last()?;
    newest_of(table, below, owner)
}

fn newest_of(table: &Table, chain: &[Play], owner: Seat) -> Option<usize> {
    chain
        .iter()
        .rposition(|play| play.by == owner && !play.is_void() && may_be_countered(table, play))
}

/// Which declaration it is that a counter counters, now that the counter has left the chain.
fn meant(table: &Table, counter: &Play) -> Option<usize> {
    let chain = table.chain.as_slice();
    match counter.target.seat() {
        Some(owner) => newest_of(table, chain, owner),
        None => chain.len().checked_sub(1),
    }
}

fn void_what_was_meant(dealer: &mut Dealer<'_>, counter: &mut Play) -> Flow {
    let Some(at) = meant(dealer.table, counter) else {
        return Flow::Done;
    };
    if at + 1 == dealer.table.chain.len() {
        return void_what_lies_below(dealer, counter);
    }
    dealer.table.chain.as_mut_slice()[at].standing = Standing::Countered;
    dealer.say(Event::Outranked { at: at as u8 });
    Flow::Done
}

fn hear_who_answers(dealer: &mut Dealer<'_>, counter: &mut Play) -> Flow {
    let place = meant(dealer.table, counter);
    let owner = place.map(|at| dealer.table.chain.as_slice()[at].by);
    Flow::Hear(Occasion::About {
        by: counter.by,
        function: Function::Counter,
        target: owner.map_or(Whom::NOBODY, Whom::from),
    })
}
