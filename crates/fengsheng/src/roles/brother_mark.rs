//! 小马哥 — Brother Mark. Male.
//!
//! * 英雄本色 — When he gains black intelligence that another player sent: he draws one, then may lay a
//!   black card before a player.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::AgencyWiped,
    triggers: &[TRUE_HERO],
    ..PLAIN
};

const TRUE_HERO: Trigger = Trigger {
    hears: |_, me, occasion| Heard::must(black_sent_to_me(me, occasion).is_some()),
    steps: &[draw_one, remember_whom, lay_it_down],
    ..TRIGGER
};

fn draw_one(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    Flow::Ask(
        my.by,
        Ask::Player {
            by: my.script,
            who: Who::Anyone,
            may_pass: true,
        },
    )
}

fn remember_whom(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    my.target = seat.into();
    Flow::Ask(
        my.by,
        Ask::Card {
            by: my.script,
            cards: Cards::Black,
            may_pass: true,
        },
    )
}

fn lay_it_down(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.place(my.by, face, my.target());
    }
    Flow::Done
}
