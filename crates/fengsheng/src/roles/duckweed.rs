//! 浮萍 — Duckweed. Female, hidden.
//!
//! * 先机 — Face down, at any time: turn up, take two random cards of another hand; that player then draws
//!   two.
//! * 后着 — Dying face up: she may look at another hand and lay one of its cards before a player.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    hidden: true,
    mission: Mission::DieSecond,
    active: &[FIRST_MOVE],
    triggers: &[AFTERTHOUGHT],
    ..PLAIN
};

const FIRST_MOVE: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    aim: Aim::At(|table, seat, target| seat != target && !table.hands[target].is_empty()),
    steps: &[take_two],
    ..ACTIVE
};

fn take_two(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.take_at_random(my.target(), my.by, 2);
    dealer.draw(my.target(), 2);
    Flow::Done
}

const AFTERTHOUGHT: Trigger = Trigger {
    occasions: Occasions::DIED,
    hears: |table, me, occasion| {
        let some = table
            .living
            .into_iter()
            .any(|seat| seat != me && !table.hands[seat].is_empty());
        Heard::may(some && is_my_death(me, occasion))
    },
    steps: &[
        choose_a_hand,
        remember_whom,
        look_for_a_card,
        remember_which,
        choose_whom,
        lay_the_chosen,
    ],
    ..TRIGGER
};

fn choose_whom(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_player(my, Who::Anyone, false)
}

fn lay_the_chosen(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let (Action::Target(before), Some(face)) = (dealer.heard(), my.chosen_unseen()) {
        dealer.place_for(my.target(), face, before, my.by);
    }
    Flow::Done
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 先机: up to three random cards for one drawn; 部署, once, when she uses 后着: first she looks at one hand
/// more.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[Active {
        steps: &[take_three],
        ..FIRST_MOVE
    }],
    triggers: &[DEPLOYMENT, AFTERTHOUGHT_FOLLOWS],
    ..STANDARD_2010
};

fn take_three(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.take_at_random(my.target(), my.by, 3);
    dealer.draw(my.target(), 1);
    Flow::Done
}

/// A use of 后着, which follows.
const DEPLOYMENT: Trigger = Trigger {
    limit: Limit::Game,
    steps: &[choose_a_hand, only_look],
    ..AFTERTHOUGHT
};

const AFTERTHOUGHT_FOLLOWS: Trigger = Trigger {
    hears: |table, me, occasion| match (AFTERTHOUGHT.hears)(table, me, occasion) {
        Heard::May if table.has_spent(me) => Heard::Must,
        heard => heard,
    },
    ..AFTERTHOUGHT
};

fn only_look(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Target(of) = dealer.heard() {
        dealer.look_at_hand(my.by, of);
    }
    Flow::Done
}
