//! 职业杀手 — Professional Killer. Male.
//!
//! * 连击 — When a player gains black intelligence he sent: he may lay another black card before that
//!   player.
//! * 预谋 — His 识破 may be used as 锁定.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::KillSecond,
    triggers: &[DOUBLE_BLOW],
    passive: Passive {
        converts: Some(Conversion {
            into: Function::Lock,
            takes: |_, face| face.function() == Function::Counter,
        }),
        ..PASSIVE
    },
    ..PLAIN
};

const DOUBLE_BLOW: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let whom = gained_black_from(me, occasion);
        Heard::may(whom.is_some_and(|seat| table.living.has(seat)))
    },
    can: holds_black,
    steps: &[choose_a_black_one, lay_it_before_them],
    ..TRIGGER
};

fn lay_it_before_them(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        let before = my.target.seat().unwrap_or(my.by);
        dealer.place(my.by, face, before);
    }
    Flow::Done
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 连击: he draws two first; 预谋: his 密电 cards may be used as 锁定; 冷血, once: any card locks, and
/// cannot be countered.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[COLD_BLOOD],
    triggers: &[DOUBLE_BLOW_FOR_TWO],
    passive: PREMEDITATION,
    ..STANDARD_2010
};

/// 冷血 lasts a turn: any of his cards may be used as 锁定.
pub(crate) const QIANZHI: RoleDef = RoleDef {
    active: &[COLD_BLOODED_TURN],
    ..BLACKLIST
};

const PREMEDITATION: Passive = Passive {
    converts: Some(Conversion {
        into: Function::Lock,
        takes: |table, face| {
            let secret = table.deck_of().way(face) == Way::Secret;
            let may = secret || table.in_force(TurnFlag::ColdBlood);
            may && face.function() != Function::Lock
        },
    }),
    ..PASSIVE
};

const DOUBLE_BLOW_FOR_TWO: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |_, me, occasion| Heard::must(gained_black_from(me, occasion).is_some()),
    can: |_, _| true,
    steps: &[draw_two_and_choose, lay_it_before_the_living],
    ..TRIGGER
};

fn draw_two_and_choose(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 2);
    let victim = my.target.seat().unwrap_or(my.by);
    if !dealer.table.living.has(victim) {
        return Flow::Done;
    }
    which_card(my, Cards::Black, true)
}

fn lay_it_before_the_living(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.place(my.by, face, my.target.seat().unwrap_or(my.by));
    }
    Flow::Done
}

const COLD_BLOOD: Active = Active {
    when: |table, seat| is_lock_time(table, seat) && !table.hands[seat].is_empty(),
    cost: &[choose_any_card, discard_it],
    ..FIRM_LOCK
};

const COLD_BLOODED_TURN: Active = Active {
    when: |table, seat| seat == table.turn,
    steps: &[be_cold_blooded],
    ..RED
};

fn be_cold_blooded(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.hold(TurnFlag::ColdBlood);
    Flow::Done
}
