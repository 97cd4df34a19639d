//! 柒佰 — Seven Hundred. Male.
//!
//! * 敏锐 — He may use 锁定 in other players' turns.
//! * 联动 — When his 锁定 takes effect: he draws two, then gives a card to another player.
//! * 风度 — When he declares victory, one female wins with him (see [`crate::victory`]).
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::True5,
    triggers: &[LINKAGE],
    passive: Passive {
        locks_any_turn: true,
        takes_a_companion: true,
        ..PASSIVE
    },
    ..PLAIN
};

const LINKAGE: Trigger = Trigger {
    occasions: Occasions::LOCK_DONE,
    hears: |_, me, occasion| Heard::must(matches!(occasion, Occasion::LockDone { by } if by == me)),
    steps: &[
        draw_two_first,
        choose_whom_to_give,
        choose_what_for_them,
        give_it,
    ],
    ..TRIGGER
};

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 联动, once in a turn, before the lock takes effect: he draws three; 变装, once: a 直达 card locks, and
/// cannot be countered. 千智 has no 变装.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[DISGUISE],
    triggers: &[LINKAGE_FOR_THREE],
    ..STANDARD_2010
};

pub(crate) const QIANZHI: RoleDef = RoleDef {
    triggers: &[LINKAGE_FOR_THREE],
    ..STANDARD_2010
};

const LINKAGE_FOR_THREE: Trigger = Trigger {
    limit: Limit::Turn,
    occasions: Occasions::LOCKED,
    hears: |_, me, occasion| {
        Heard::must(matches!(occasion, Occasion::Locked { by, .. } if by == me))
    },
    steps: &[
        draw_three_first,
        choose_whom_to_give,
        choose_what_for_them,
        give_it,
    ],
    ..TRIGGER
};

const DISGUISE: Active = Active {
    when: |table, seat| {
        let direct = table.deck_of().of_way(Way::Direct);
        is_lock_time(table, seat) && !table.hands[seat].and(direct).is_empty()
    },
    cost: &[choose_a_direct_one, discard_it],
    ..FIRM_LOCK
};

fn choose_a_direct_one(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_card(my, Cards::Direct, false)
}
