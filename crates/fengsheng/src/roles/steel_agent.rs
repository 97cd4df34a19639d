//! 钢铁特工 — Steel Agent. Male, hidden (黑名单, 千智).
//!
//! * 警觉 — Face down, when another player has used a card: turn up; that card does nothing. No card, so it
//!   cannot be countered.
//! * 掩护 — Face up, when he gains intelligence: he turns down.
//! * 反击 — Once: another player's 识破 that is about to take effect does nothing, and he takes it into his
//!   hand.
use super::*;
use crate::script::Standing;

pub(crate) const BLACKLIST: RoleDef = RoleDef {
    hidden: true,
    mission: Mission::HandFourCounters,
    active: &[ALERTNESS],
    triggers: &[COVER, STRIKE_BACK],
    ..PLAIN
};

const ALERTNESS: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    when: |table, seat| {
        let top = table.chain.last();
        top.is_some_and(|top| top.card().is_some() && top.by != seat)
    },
    steps: &[void_the_card],
    ..ACTIVE
};

fn void_the_card(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Some(below) = dealer.table.chain.last_mut()
        && below.card().is_some()
    {
        below.standing = Standing::Outranked;
        dealer.say(Event::Voided { by: my.by });
    }
    Flow::Done
}

const COVER: Trigger = Trigger {
    flip: Flip::Down,
    occasions: Occasions::GAINED,
    hears: |_, me, occasion| Heard::must(i_gained(me, occasion)),
    ..TRIGGER
};

const STRIKE_BACK: Trigger = Trigger {
    occasions: Occasions::ABOUT,
    hears: |_, me, occasion| {
        Heard::may(matches!(
            occasion,
            Occasion::About { by, function: Function::Counter, .. } if by != me
        ))
    },
    steps: &[take_the_counter],
    ..RED_TRIGGER
};

fn take_the_counter(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.take_what_is_about_to_happen(my.by);
    Flow::Done
}
