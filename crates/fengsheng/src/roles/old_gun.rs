//! 老枪 — Old Gun. Male, hidden.
//!
//! * 就计 — Face down and probed or locked: he may turn up and draw two.
//! * 合谋 — Face up, at any time: he turns down, turns another face-up character down, and the two
//!   look at each other's identity.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    hidden: true,
    mission: Mission::Red3,
    active: &[COLLUSION],
    triggers: &[TURN_THE_TRICK],
    ..PLAIN
};

const COLLUSION: Active = Active {
    flip: Flip::Down,
    aim: Aim::At(|table, seat, target| seat != target && table.is_up(target)),
    steps: &[turn_them_down_and_look],
    ..ACTIVE
};

fn turn_them_down_and_look(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.is_up(my.target()) {
        dealer.turn_down(my.target());
        dealer.exchange_identities(my.by, my.target());
    }
    Flow::Done
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 合谋: only hidden characters can be turned down, for a black card before himself; 摊牌, once: he and
/// another player show their identities.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[COLLUSION_FOR_A_CARD, CARDS_ON_THE_TABLE],
    triggers: &[TURN_THE_TRICK],
    ..STANDARD_2010
};

const COLLUSION_FOR_A_CARD: Active = Active {
    flip: Flip::Down,
    aim: Aim::At(|_, seat, target| seat != target),
    steps: &[look_at_each_other, turn_them_down_for_it],
    ..BLUE
};

fn look_at_each_other(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.exchange_identities(my.by, my.target());
    let hidden = dealer.table.is_up(my.target()) && dealer.table.def(my.target()).hidden;
    if !hidden {
        return Flow::Done;
    }
    which_card(my, Cards::Black, true)
}

fn turn_them_down_for_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.turn_down(my.target());
        dealer.place(my.by, face, my.by);
    }
    Flow::Done
}

const CARDS_ON_THE_TABLE: Active = Active {
    flip: Flip::Identity,
    aim: Aim::At(|_, seat, target| seat != target),
    steps: &[show_theirs_too],
    ..RED
};

fn show_theirs_too(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.show_identity(my.target());
    Flow::Done
}
