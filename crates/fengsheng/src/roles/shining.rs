//! 闪灵 — Shining. Female, hidden.
//!
//! * 狙击 — Face down, at any time: turn up and burn three intelligence before one other player, all
//!   if there are fewer. No card, so it cannot be countered.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    hidden: true,
    mission: Mission::LurkersWiped,
    active: &[SNIPE],
    ..PLAIN
};

const SNIPE: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    aim: Aim::At(another_with_intelligence),
    steps: &[choose_which, burn_and_go_on],
    ..ACTIVE
};

const MOST: u8 = 3;

fn choose_which(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == MOST || dealer.table.intelligence[my.target()].is_empty() {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(my.target()), Cards::Any, false)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 狙击: up to three; 点射, once: any one intelligence on the table.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    mission: Mission::KillWithoutTrue,
    active: &[SNIPE_UP_TO_THREE, SINGLE_SHOT],
    ..STANDARD_2010
};

/// The victim may have red or blue together with black.
pub(crate) const QIANZHI: RoleDef = RoleDef {
    mission: Mission::KillWithoutPure,
    ..BLACKLIST
};

const SNIPE_UP_TO_THREE: Active = Active {
    steps: &[choose_which_or_stop, burn_and_go_on],
    ..SNIPE
};

fn choose_which_or_stop(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == MOST || dealer.table.intelligence[my.target()].is_empty() {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(my.target()), Cards::Any, my.count > 0)
}

const SINGLE_SHOT: Active = Active {
    aim: Aim::At(|table, _, target| !table.intelligence[target].is_empty()),
    steps: &[choose_one_of_theirs, burn_it],
    ..RED
};
