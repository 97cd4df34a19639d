//! 刀锋 — Blade. Male.
//!
//! * 亮剑 — His 试探 and 退回 may be used as 锁定.
//! * 嗜血 — When a player dies: he may draw four, then gives a card to any player, himself included.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::OneOfEachDead,
    triggers: &[BLOODTHIRST],
    passive: Passive {
        converts: Some(Conversion {
            into: Function::Lock,
            takes: |_, face| matches!(face.function(), Function::Probe | Function::Return),
        }),
        ..PASSIVE
    },
    ..PLAIN
};

const BLOODTHIRST: Trigger = Trigger {
    occasions: Occasions::DIED,
    hears: |_, me, occasion| Heard::may(someone_elses_death(me, occasion)),
    steps: &[draw_four, choose_whom, choose_what_for_them, give_it],
    ..TRIGGER
};

fn draw_four(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 4);
    Flow::Next
}

fn choose_whom(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    which_player(my, Who::Anyone, false)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 亮剑: when his turn begins he locks any number of other players; 杀意, once: he sends a black card
/// directly.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    triggers: &[BARED_SWORD, BLOODTHIRST, INTENT_TO_KILL],
    passive: PASSIVE,
    ..STANDARD_2010
};

const BARED_SWORD: Trigger = Trigger {
    limit: Limit::Turn,
    occasions: Occasions::TURN_BEGAN,
    hears: |table, me, occasion| Heard::may(occasion == Occasion::TurnBegan && table.turn == me),
    steps: &[choose_whom_to_lock, lock_and_go_on],
    ..TRIGGER
};

fn choose_whom_to_lock(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let free = dealer.table.living.minus(dealer.table.locked);
    if free.without(my.by).is_empty() {
        return Flow::Done;
    }
    which_player(my, Who::OtherUnlocked, true)
}

fn lock_and_go_on(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    dealer.lock(seat);
    Flow::Step(0)
}

const INTENT_TO_KILL: Trigger = Trigger {
    occasions: Occasions::SENDING,
    hears: |table, me, occasion| Heard::may(occasion == Occasion::Sending && table.turn == me),
    can: holds_black,
    steps: &[send_directly],
    ..RED_TRIGGER
};

fn send_directly(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.hold(TurnFlag::SendsDirect);
    Flow::Done
}
