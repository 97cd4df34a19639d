//! 黄雀 — Siskin. Female, hidden.
//!
//! * 潜藏伏击 — Face down, at any time: turn up and put one intelligence before another player on top of
//!   the deck.
//! * 黄雀在后 — Face up, when another player dies: she shows her identity and lays up to two black cards
//!   before a player; they arrive together.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    hidden: true,
    mission: Mission::OneOfEachDead,
    active: &[AMBUSH],
    triggers: &[THE_SISKIN_BEHIND],
    ..PLAIN
};

const AMBUSH: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    aim: Aim::At(another_with_intelligence),
    steps: &[choose_one_of_theirs, put_it_on_the_deck],
    ..ACTIVE
};

fn put_it_on_the_deck(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.put_on_deck(seat, face);
    }
    Flow::Done
}

const THE_SISKIN_BEHIND: Trigger = Trigger {
    flip: Flip::Identity,
    occasions: Occasions::DIED,
    hears: |_, me, occasion| Heard::may(someone_elses_death(me, occasion)),
    steps: &[
        choose_whom,
        remember_whom,
        choose_another_black_one,
        lay_it_down,
    ],
    ..TRIGGER
};

const MOST: u8 = 2;

fn choose_whom(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    my.note = MOST;
    which_player(my, Who::Anyone, true)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 黄雀在后 costs nothing; 诱螳捕蝉, once, in another's turn: another player counts as locked.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[AMBUSH, BAIT_THE_MANTIS],
    triggers: &[Trigger {
        flip: Flip::Stays,
        ..THE_SISKIN_BEHIND
    }],
    ..STANDARD_2010
};

const BAIT_THE_MANTIS: Active = Active {
    when: |table, seat| seat != table.turn,
    aim: Aim::At(|_, seat, target| seat != target),
    steps: &[lock_them],
    ..RED
};

fn lock_them(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.lock_firmly(my.target());
    Flow::Done
}
