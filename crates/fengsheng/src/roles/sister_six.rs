//! 六姐 — Sister Six. Female.
//!
//! * 拷问 — When her 试探 takes effect: first she may take a random card of the target's hand.
//! * 搜取 — When another player dies: she may take a random card of that hand as her intelligence,
//!   unseen.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    mission: Mission::Six,
    triggers: &[INTERROGATION, SEARCH],
    ..PLAIN
};

const INTERROGATION: Trigger = Trigger {
    hears: |table, me, occasion| match occasion {
        Occasion::Probed { by, target } => Heard::may(by == me && !table.hands[target].is_empty()),
        _ => Heard::No,
    },
    steps: &[take_one_at_random],
    ..TRIGGER
};

fn take_one_at_random(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.take_at_random(my.target(), my.by, 1);
    Flow::Done
}

const SEARCH: Trigger = Trigger {
    hears: |table, me, occasion| match occasion {
        Occasion::Died { seat, .. } => Heard::may(seat != me && !table.hands[seat].is_empty()),
        _ => Heard::No,
    },
    steps: &[take_one_as_intelligence],
    ..TRIGGER
};

fn take_one_as_intelligence(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.place_at_random(my.target(), 1, my.by, my.by);
    Flow::Done
}
