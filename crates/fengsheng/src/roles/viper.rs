//! 蝮蛇 — Viper. Male.
//!
//! * 声东击西 — Face up, while intelligence is on its way: turn down; it counts as a 调虎离山.
//! * 弹药无限 — Face down with an empty hand: turn up and draw one.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::NobodyDead,
    active: &[FEINT, ENDLESS_AMMUNITION],
    ..PLAIN
};

const FEINT: Active = Active {
    flip: Flip::Down,
    times: Times::IN_TRANSIT,
    when: |table, _| table.time() == Some(Window::InTransit) && table.transit.is_some(),
    aim: Aim::At(crate::cards::lure::may_be_lured),
    steps: &[lure_them_away],
    ..ACTIVE
};

fn lure_them_away(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.lure(my.target());
    Flow::Done
}

const ENDLESS_AMMUNITION: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    when: |table, seat| table.hands[seat].is_empty(),
    steps: &[draw_one],
    ..ACTIVE
};

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 弹药无限: draw two; 合金装备, once: this turn black intelligence cannot kill him, and what he gained of
/// it is burnt when the turn ends.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[FEINT_AS_A_LURE, MORE_AMMUNITION, ALLOY_GEAR],
    passive: Passive {
        may_be_undying: true,
        ..PASSIVE
    },
    ..STANDARD_2010
};

pub(crate) const QIANZHI: RoleDef = RoleDef {
    active: &[FEINT_AS_A_LURE, MORE_AMMUNITION],
    ..STANDARD_2010
};

const FEINT_AS_A_LURE: Active = Active {
    counts_as: Some(Function::Lure),
    when: |table, _| table.is_underway(),
    aim: crate::cards::lure::BLACKLIST.aim,
    ..FEINT
};

const MORE_AMMUNITION: Active = Active {
    when: |table, seat| table.hands[seat].is_empty(),
    steps: &[draw_two],
    ..ENDLESS_AMMUNITION
};

const ALLOY_GEAR: Active = Active {
    steps: &[be_undying],
    ..RED
};

/// What came is burnt when the turn ends, whichever way he lies then (see [`crate::turn`]).
fn be_undying(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.hold_for(TurnFlag::Undying, my.by);
    Flow::Done
}
