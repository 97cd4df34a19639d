//! 小白 — Rookie White. Counts as male and as female (乔装).
//!
//! * 收买 — At any time: gives four cards of the hand to a player, then gains one intelligence before that
//!   player. Whoever no longer holds four when it is carried out gives and gains nothing (ruling 0166).
//! * 败露 — With six intelligence the game is lost, whatever else holds.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Both,
    mission: Mission::DieFirstOrOneSideWiped,
    active: &[BRIBE],
    passive: Passive {
        loses_at: 6,
        ..PASSIVE
    },
    ..PLAIN
};

const PRICE: u8 = 4;

const BRIBE: Active = Active {
    when: |table, seat| table.hands[seat].len() >= u32::from(PRICE),
    aim: Aim::At(another_with_intelligence),
    steps: &[choose_what_to_give_away, give_it_away],
    ..ACTIVE
};

fn choose_what_to_give_away(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == 0 && dealer.table.hands[my.by].len() < u32::from(PRICE) {
        return Flow::Done;
    }
    if my.count < PRICE {
        return which_card(my, Cards::Any, false);
    }
    if dealer.table.intelligence[my.target()].is_empty() {
        return Flow::Done;
    }
    my.count = u8::MAX;
    which_intelligence(my, Whose::Only(my.target()), Cards::Any, false)
}

fn give_it_away(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    match dealer.heard() {
        Action::Pick(face) => dealer.give(my.by, my.target(), face),
        Action::PickFrom(seat, face) => {
            dealer.move_intelligence(my.by, seat, face, my.by);
            return Flow::Done;
        }
        _ => {}
    }
    my.count += 1;
    Flow::Step(0)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// Nothing is lost by six; 收买 with nothing waiting, carried out at once; 出卖, once: two red or blue of one's
/// own for any one of another player.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[BRIBE_IN_QUIET, SELL_OUT],
    passive: PASSIVE,
    ..STANDARD_2010
};

const BRIBE_IN_QUIET: Active = Active {
    at_once: true,
    times: Times::QUIET,
    ..BRIBE
};

const SELL_OUT: Active = Active {
    when: |table, seat| true_ones(table, seat) >= 2,
    aim: Aim::At(another_with_intelligence),
    cost: &[choose_what_to_sell, sell_it],
    steps: &[choose_one_of_theirs, gain_it],
    ..RED
};

fn true_ones(table: &Table, seat: Seat) -> u32 {
    let red = table.intelligence_of(seat, Colour::Red);
    red.or(table.intelligence_of(seat, Colour::Blue)).len()
}

const SOLD: u8 = 2;

fn choose_what_to_sell(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count < SOLD && true_ones(dealer.table, my.by) > 0 {
        return which_intelligence(my, Whose::Only(my.by), Cards::Coloured, false);
    }
    Flow::Done
}

fn sell_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(my.by, seat, face);
    }
    my.count += 1;
    Flow::Step(COST)
}

fn gain_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.move_intelligence(my.by, seat, face, my.by);
    }
    Flow::Done
}
