//! 礼服蒙面人 — Masked Man in Evening Dress. Male.
//!
//! * 英雄 — When he gains black intelligence in any way: he may draw two.
//! * 救美 — When a female dies: he shows his identity and burns two black intelligence before her. Once,
//!   and never for himself.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::FemaleWins,
    triggers: &[HERO, RESCUE_THE_LADY],
    ..PLAIN
};

const HERO: Trigger = Trigger {
    hears: |_, me, occasion| Heard::may(i_gained_black(me, occasion)),
    steps: &[draw_two],
    ..TRIGGER
};

const RESCUE_THE_LADY: Trigger = Trigger {
    flip: Flip::Identity,
    hears: |table, me, occasion| match occasion {
        Occasion::Dying { seat } => Heard::may(seat != me && table.is_female(seat)),
        _ => Heard::No,
    },
    steps: &[choose_which, burn_it],
    ..TRIGGER
};

fn choose_which(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == 2 || dealer.table.blacks(my.target()) == 0 {
        return Flow::Done;
    }
    let (whose, cards) = (Whose::Only(my.target()), Cards::Black);
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
    my.count += 1;
    Flow::Step(0)
}
