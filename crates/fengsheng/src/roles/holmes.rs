//! 福尔摩斯 — Holmes. Male (黑名单, 千智).
//!
//! * 揭露 — Once in a turn, in stage 1, while 密电 travels face down: he discards a card and the intelligence
//!   is turned up; if it is black he draws two.
//! * 真相 — When another player's 试探 is about to take effect: he looks at it first.
//! * 细节 — Once, when he gains black intelligence and lives: he lays a card of any colour before himself.
use super::*;

pub(crate) const BLACKLIST: RoleDef = RoleDef {
    mission: Mission::Red3,
    active: &[EXPOSURE],
    triggers: &[THE_TRUTH, DETAIL],
    ..PLAIN
};

const EXPOSURE: Active = Active {
    limit: Limit::Turn,
    times: Times::IN_TRANSIT,
    when: |table, seat| {
        table.is_underway() && travels_hidden(table) && !table.hands[seat].is_empty()
    },
    cost: &[choose_the_price, discard_it],
    steps: &[turn_it_up],
    ..ACTIVE
};

/// Whether 密电 travels face down.
fn travels_hidden(table: &Table) -> bool {
    table
        .transit
        .is_some_and(|transit| transit.way == Way::Secret && !transit.face_up)
}

fn choose_the_price(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_card(my, Cards::Any, false)
}

fn turn_it_up(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    // What was swapped meanwhile lies open already.
    if travels_hidden(dealer.table)
        && let Some(transit) = dealer.table.transit
    {
        dealer.turn_transit_up(my.by);
        if dealer.face(transit.card).is(Colour::Black) {
            dealer.draw(my.by, 2);
        }
    }
    Flow::Done
}

const THE_TRUTH: Trigger = Trigger {
    occasions: Occasions::PROBED,
    hears: |_, me, occasion| {
        Heard::may(matches!(
            occasion,
            Occasion::Probed { by, target } if by != me && target != me
        ))
    },
    steps: &[look_at_the_probe],
    ..TRIGGER
};

fn look_at_the_probe(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.look_at_the_probe(my.by);
    Flow::Done
}

const DETAIL: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let may = i_gained_black(me, occasion) && table.living.has(me);
        Heard::may(may && !table.hands[me].is_empty())
    },
    steps: &[choose_any_card, lay_it_before_himself],
    ..RED_TRIGGER
};

fn lay_it_before_himself(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.place(my.by, face, my.by);
    }
    Flow::Done
}
