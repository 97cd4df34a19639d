//! 怪盗九九 — Phantom Thief Ninety-nine. Male (黑名单, 千智).
//!
//! * 阴谋 — When a player, himself included, gains black intelligence he sent: he takes a random card of
//!   any other hand.
//! * 阳谋 — When he gains black intelligence that was sent: he looks at a hand and takes a random card of
//!   it; in 千智 only in another player's turn.
//! * 诡计 — Once: one of his red or blue intelligence goes into his hand.
use super::*;

pub(crate) const BLACKLIST: RoleDef = RoleDef {
    mission: Mission::HandTen,
    active: &[RUSE],
    triggers: &[HIDDEN_PLOT, OPEN_PLOT],
    ..PLAIN
};

pub(crate) const QIANZHI: RoleDef = RoleDef {
    triggers: &[
        HIDDEN_PLOT,
        Trigger {
            hears: |table, me, occasion| {
                let other = table.turn != me;
                Heard::may(other && gained_black_that_was_sent(table, me, occasion))
            },
            ..OPEN_PLOT
        },
    ],
    ..BLACKLIST
};

fn some_other_hand(table: &Table, me: Seat) -> bool {
    let mut others = table.living.without(me).into_iter();
    others.any(|seat| !table.hands[seat].is_empty())
}

const HIDDEN_PLOT: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let sent = gained_black_from(me, occasion).is_some();
        Heard::may(sent && some_other_hand(table, me))
    },
    steps: &[choose_a_hand, take_one_of_it],
    ..TRIGGER
};

fn take_one_of_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Target(from) = dealer.heard() {
        dealer.take_at_random(from, my.by, 1);
    }
    Flow::Done
}

fn gained_black_that_was_sent(table: &Table, me: Seat, occasion: Occasion) -> bool {
    let sent = matches!(occasion, Occasion::Gained { how: How::Sent, .. });
    sent && i_gained_black(me, occasion) && some_other_hand(table, me)
}

const OPEN_PLOT: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| Heard::may(gained_black_that_was_sent(table, me, occasion)),
    steps: &[choose_a_hand, look_and_take_one_of_it],
    ..TRIGGER
};

fn look_and_take_one_of_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Target(from) = dealer.heard() {
        dealer.look_at_hand(my.by, from);
        dealer.take_at_random(from, my.by, 1);
    }
    Flow::Done
}

const RUSE: Active = Active {
    when: has_true,
    steps: &[choose_a_true_one, take_it_into_the_hand],
    ..RED
};

fn choose_a_true_one(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if !has_true(dealer.table, my.by) {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(my.by), Cards::Coloured, false)
}
