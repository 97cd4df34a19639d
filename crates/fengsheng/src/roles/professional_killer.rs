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
        converts: |_, face| (face.function() == Function::Counter).then_some(Function::Lock),
        ..PASSIVE
    },
    ..PLAIN
};

const DOUBLE_BLOW: Trigger = Trigger {
    hears: |_, me, occasion| Heard::may(gained_black_from(me, occasion).is_some()),
    can: holds_black,
    steps: &[choose_a_black_one, lay_it_before_them],
    ..TRIGGER
};

fn choose_a_black_one(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    Flow::Ask(
        my.by,
        Ask::Card {
            by: my.script,
            cards: Cards::Black,
            may_pass: false,
        },
    )
}

fn lay_it_before_them(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        let before = my.target.seat().unwrap_or(my.by);
        dealer.place(my.by, face, before);
    }
    Flow::Done
}
