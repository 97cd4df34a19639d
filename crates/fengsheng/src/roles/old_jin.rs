//! 老金 — Old Jin. Male, hidden.
//!
//! * 弃卒保帅 — Face down, when his card was countered: turn up, draw five, put two cards back on the
//!   deck.
//! * 釜底抽薪 — Face up, when he gains black intelligence: lay a black card before himself and turn
//!   down, then lay one card each before any number of players, himself included.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    hidden: true,
    mission: Mission::HandThreeAndThree,
    triggers: &[GIVE_UP_THE_PAWN, FIREWOOD],
    ..PLAIN
};

const GIVE_UP_THE_PAWN: Trigger = Trigger {
    side: Side::Down,
    flip: Flip::Up,
    occasions: Occasions::COUNTERED,
    hears: |_, me, occasion| {
        Heard::may(matches!(occasion, Occasion::Countered { owner } if owner == me))
    },
    steps: &[draw_five, choose_what_to_put_back, put_it_back],
    ..TRIGGER
};

const PUT_BACK: u8 = 1;

fn draw_five(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 5);
    Flow::Next
}

fn choose_what_to_put_back(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == 2 || dealer.table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    which_card(my, Cards::Any, false)
}

fn put_it_back(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.put_back(my.by, face);
    }
    my.count += 1;
    Flow::Step(PUT_BACK)
}

const FIREWOOD: Trigger = Trigger {
    flip: Flip::Down,
    occasions: Occasions::GAINED,
    hears: |_, me, occasion| Heard::may(i_gained_black(me, occasion)),
    can: holds_black,
    keeps_seats: true,
    steps: &[
        choose_one_for_himself,
        lay_it_before_me,
        choose_whom,
        choose_a_card,
        lay_it_before_them,
    ],
    ..TRIGGER
};

const WHOM: u8 = 2;

fn choose_one_for_himself(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    my.count = 0;
    my.note = 0;
    which_card(my, Cards::Black, false)
}

fn lay_it_before_me(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.place(my.by, face, my.by);
    }
    Flow::Next
}

fn choose_whom(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let table = &*dealer.table;
    let everybody = table.living.into_iter().all(|seat| is_served(my, seat));
    if everybody || !table.living.has(my.by) || table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    which_player(my, Who::Unserved, true)
}

fn choose_a_card(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    serve(my, seat);
    my.target = seat.into();
    which_card(my, Cards::Any, false)
}

fn lay_it_before_them(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.place(my.by, face, my.target());
    }
    Flow::Step(WHOM)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 弃卒保帅: draw six; 釜底抽薪, once in a turn: then at most one card before one other player;
/// 天衣无缝, once: this turn his cards take effect at once.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[SEAMLESS],
    triggers: &[
        Trigger {
            steps: &[draw_six, choose_what_to_put_back, put_it_back],
            ..GIVE_UP_THE_PAWN
        },
        FIREWOOD_ONCE,
    ],
    ..STANDARD_2010
};

/// 弃卒保帅: draw five; 釜底抽薪 answers intelligence of any colour.
pub(crate) const QIANZHI: RoleDef = RoleDef {
    active: &[],
    triggers: &[
        GIVE_UP_THE_PAWN,
        Trigger {
            hears: |_, me, occasion| Heard::may(i_gained(me, occasion)),
            ..FIREWOOD_ONCE
        },
    ],
    ..STANDARD_2010
};

fn draw_six(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 6);
    Flow::Next
}

const FIREWOOD_ONCE: Trigger = Trigger {
    limit: Limit::Turn,
    keeps_seats: false,
    steps: &[
        choose_one_for_himself,
        lay_it_before_me,
        choose_one_other,
        choose_what_for_them,
        place_it_there,
    ],
    ..FIREWOOD
};

fn choose_one_other(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if !dealer.table.living.has(my.by) || dealer.table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    which_player(my, Who::Other, true)
}

const SEAMLESS: Active = Active {
    when: |table, seat| seat == table.turn && table.is_step_of(seat) && table.step_begins(),
    at_once: true,
    steps: &[let_nobody_answer],
    ..RED
};

fn let_nobody_answer(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.hold(TurnFlag::Seamless);
    Flow::Done
}
