//! 峨嵋风 — Emei Wind. Male, hidden.
//!
//! * 截上截 — Face down, at any time: turn up; it counts as a 截获 where that is possible. No card, so
//!   it cannot be countered.
//! * 计中计 — Face up, when another player gains black intelligence he sent: burn one black intelligence
//!   before himself or a female. It does not save one who dies of that card.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    hidden: true,
    mission: Mission::Blue3,
    active: &[INTERCEPT_THE_INTERCEPT],
    triggers: &[TRICK_WITHIN_A_TRICK],
    ..PLAIN
};

const INTERCEPT_THE_INTERCEPT: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    steps: &[take_it_if_it_is_on_its_way],
    ..ACTIVE
};

fn take_it_if_it_is_on_its_way(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if crate::cards::intercept::may_intercept(dealer.table, my.by) {
        dealer.intercept(my.by);
    }
    Flow::Done
}

const TRICK_WITHIN_A_TRICK: Trigger = Trigger {
    hears: |table, me, occasion| {
        let someone = table
            .living
            .into_iter()
            .any(|seat| (seat == me || table.is_female(seat)) && table.blacks(seat) > 0);
        Heard::may(someone && gained_black_from(me, occasion).is_some_and(|seat| seat != me))
    },
    steps: &[choose_which, burn_it],
    ..TRIGGER
};

fn choose_which(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let (whose, cards) = (Whose::MineOrFemale, Cards::Black);
    Flow::Ask(
        my.by,
        Ask::Intelligence {
            by: my.script,
            whose,
            cards,
            may_pass: false,
        },
    )
}

fn burn_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(my.by, seat, face);
    }
    Flow::Done
}
