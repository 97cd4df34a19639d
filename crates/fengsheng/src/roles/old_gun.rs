//! 老枪 — Old Gun. Male, hidden.
//!
//! * 就计 — Face down and probed or locked: he may turn up and draw two.
//! * 合谋 — Face up, at any time: he turns down, turns another face-up character down, and the two
//!   look at each other's identity.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    hidden: true,
    mission: Mission::Red3,
    active: &[COLLUSION],
    triggers: &[TURN_THE_TRICK],
    ..PLAIN
};

const TURN_THE_TRICK: Trigger = Trigger {
    side: Side::Down,
    flip: Flip::Up,
    hears: |_, me, occasion| match occasion {
        Occasion::Probed { target, .. } | Occasion::Locked { target, .. } => {
            Heard::may(target == me)
        }
        _ => Heard::No,
    },
    steps: &[draw_two],
    ..TRIGGER
};

const COLLUSION: Active = Active {
    flip: Flip::Down,
    aim: Aim::At(|table, seat, target| seat != target && table.is_up(target)),
    steps: &[turn_them_down_and_look],
    ..ACTIVE
};

fn turn_them_down_and_look(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.is_up(my.target()) {
        dealer.turn_down(my.target());
        dealer.exchange_identities(my.by, my.target());
    }
    Flow::Done
}
