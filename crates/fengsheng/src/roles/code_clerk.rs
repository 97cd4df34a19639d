//! 译电员 — Code Clerk. Female, hidden.
//!
//! * 速译 — Face down, when intelligence has arrived before her: turn up, draw one, look at it. That
//!   is no 破译 and cannot be countered.
//! * 洞悉 — Face up, when any 破译 takes effect: turn down.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    hidden: true,
    mission: Mission::Blue3,
    active: &[QUICK_TRANSLATION],
    triggers: &[INSIGHT],
    ..PLAIN
};

const QUICK_TRANSLATION: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    when: crate::cards::return_::has_arrived_before,
    steps: &[draw_one_and_look],
    ..ACTIVE
};

fn draw_one_and_look(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    dealer.look_at_transit(my.by);
    Flow::Done
}

const INSIGHT: Trigger = Trigger {
    flip: Flip::Down,
    hears: |_, _, occasion| Heard::may(matches!(occasion, Occasion::Decoded { .. })),
    ..TRIGGER
};
