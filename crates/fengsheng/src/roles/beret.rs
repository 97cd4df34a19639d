//! 贝雷帽 — Beret. Male.
//!
//! * 换日 — His black hand cards may be used as 锁定.
//! * 偷天 — When a player gains black intelligence he sent: he may put a red or blue intelligence of that
//!   player into anybody's hand.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::HandThreeAndThree,
    triggers: &[STEAL_THE_SKY],
    passive: Passive {
        converts: Some(Conversion {
            into: Function::Lock,
            takes: |_, face| face.is(Colour::Black) && face.function() != Function::Lock,
        }),
        ..PASSIVE
    },
    ..PLAIN
};

const STEAL_THE_SKY: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let black = table.deck_of().of_colour(Colour::Black);
        let gainer = gained_black_from(me, occasion);
        Heard::may(gainer.is_some_and(|seat| !table.intelligence[seat].minus(black).is_empty()))
    },
    steps: &[choose_which, choose_for_whom, put_it_into_that_hand],
    ..TRIGGER
};

fn gainer(my: &Play) -> Seat {
    my.target.seat().unwrap_or(my.by)
}

fn choose_which(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_intelligence(my, Whose::Only(gainer(my)), Cards::True, false)
}

fn choose_for_whom(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::PickFrom(_, face) = dealer.heard() else {
        return Flow::Done;
    };
    my.note = face.index() as u8;
    which_player(my, Who::Anyone, false)
}

fn put_it_into_that_hand(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let (Action::Target(to), Some(face)) = (dealer.heard(), Face::from_index(my.note)) {
        dealer.take_back(gainer(my), face, to);
    }
    Flow::Done
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 偷天: any intelligence of that player goes into his own hand; 逆转, once: a red or blue one of a player
/// who gained what he sent comes to lie before himself.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    triggers: &[STEAL_ANY, REVERSAL],
    ..STANDARD_2010
};

/// 偷天 only where two or more lie.
pub(crate) const QIANZHI: RoleDef = RoleDef {
    triggers: &[
        Trigger {
            occasions: Occasions::GAINED,
            hears: |table, me, occasion| {
                let gainer = gained_black_from(me, occasion);
                Heard::may(gainer.is_some_and(|seat| table.intelligence[seat].len() >= 2))
            },
            ..STEAL_ANY
        },
        REVERSAL,
    ],
    ..STANDARD_2010
};

const STEAL_ANY: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let gainer = gained_black_from(me, occasion);
        Heard::may(gainer.is_some_and(|seat| !table.intelligence[seat].is_empty()))
    },
    steps: &[choose_any, take_it_into_the_hand],
    ..TRIGGER
};

fn choose_any(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.intelligence[gainer(my)].is_empty() {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(gainer(my)), Cards::Any, false)
}

const REVERSAL: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let gainer = gained_from(me, occasion).filter(|&seat| seat != me);
        Heard::may(gainer.is_some_and(|seat| has_true(table, seat)))
    },
    steps: &[choose_a_true_one, move_it_before_me],
    ..RED_TRIGGER
};

fn choose_a_true_one(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if !has_true(dealer.table, gainer(my)) {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(gainer(my)), Cards::Coloured, false)
}

fn move_it_before_me(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(from, face) = dealer.heard() {
        dealer.move_intelligence(my.by, from, face, my.by);
    }
    Flow::Done
}
