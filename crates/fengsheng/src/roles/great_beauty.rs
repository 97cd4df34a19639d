//! 大美女 — Great Beauty. Female.
//!
//! * 精明 — She draws three in her draw phase, then puts a card back on the deck.
//! * 爱情 — At any time, once: she shows her identity and burns a black intelligence of any player. No
//!   card, so it cannot be countered.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    mission: Mission::MaleWins,
    active: &[LOVE],
    passive: Passive {
        draws: 3,
        returns_one: true,
        ..PASSIVE
    },
    ..PLAIN
};

const LOVE: Active = Active {
    flip: Flip::Identity,
    aim: Aim::At(|table, _, target| table.blacks(target) > 0),
    steps: &[choose_which, burn_it],
    ..ACTIVE
};

fn choose_which(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.blacks(my.target()) == 0 {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(my.target()), Cards::Black, false)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 精明 puts nothing back; 爱情 in her own turn, once: up to three black intelligence of anybody; 仇恨, once:
/// for her whole hand one of her black ones goes to a male. 千智 has no 仇恨.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[LOVE_IN_HER_TURN, HATRED],
    passive: Passive {
        draws: 3,
        ..PASSIVE
    },
    ..STANDARD_2010
};

pub(crate) const QIANZHI: RoleDef = RoleDef {
    mission: Mission::MaleWinsWithoutBlack,
    active: &[LOVE_IN_HER_TURN],
    ..BLACKLIST
};

const LOVE_IN_HER_TURN: Active = Active {
    limit: Limit::Identity,
    when: |table, seat| {
        let some = table
            .living
            .into_iter()
            .any(|other| table.blacks(other) > 0);
        seat == table.turn && some
    },
    aim: Aim::Nobody,
    steps: &[choose_a_black_one_of_anybody, burn_and_go_on],
    ..LOVE
};

fn choose_a_black_one_of_anybody(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let living = dealer.table.living;
    let some = living.into_iter().any(|seat| dealer.table.blacks(seat) > 0);
    if my.count == 3 || !some {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Anyone, Cards::Black, my.count > 0)
}

const HATRED: Active = Active {
    when: |table, seat| table.blacks(seat) > 0 && !table.hands[seat].is_empty(),
    aim: Aim::At(|table, seat, target| seat != target && table.is_male(target)),
    cost: &[discard_all],
    steps: &[choose_one_of_hers, move_it_to_him],
    ..RED
};

fn discard_all(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.discard_hand(my.by);
    Flow::Done
}

fn choose_one_of_hers(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.blacks(my.by) == 0 {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(my.by), Cards::Black, false)
}

fn move_it_to_him(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(from, face) = dealer.heard() {
        dealer.move_intelligence(my.by, from, face, my.target());
    }
    Flow::Done
}
