//! 老鬼 — Old Ghost. Female, hidden.
//!
//! * 就计 — Face down and probed: turn up and draw two, always; when locked, if she likes.
//! * 城府 — Face up, she answers a probe as she likes.
//! * 遗志 — Dying face up: her hand goes face down to one player, who takes three of its cards at
//!   random as intelligence, all of them if there are no more.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    hidden: true,
    mission: Mission::DieWithThreeRed,
    triggers: &[TURN_THE_TRICK, LAST_WILL],
    passive: Passive {
        conceals: true,
        ..PASSIVE
    },
    ..PLAIN
};

const TURN_THE_TRICK: Trigger = Trigger {
    side: Side::Down,
    flip: Flip::Up,
    hears: |_, me, occasion| match occasion {
        Occasion::Probed { target, .. } => Heard::must(target == me),
        Occasion::Locked { target, .. } => Heard::may(target == me),
        _ => Heard::No,
    },
    steps: &[draw_two],
    ..TRIGGER
};

const LAST_WILL: Trigger = Trigger {
    hears: |table, me, occasion| {
        Heard::may(
            is_my_death(me, occasion) && !table.hands[me].is_empty() && table.living.len() > 1,
        )
    },
    steps: &[choose_an_heir, leave_three_cards],
    ..TRIGGER
};

fn choose_an_heir(_: &mut Dealer<'_>, will: &mut Play) -> Flow {
    Flow::Ask(
        will.by,
        Ask::Player {
            by: will.script,
            who: Who::Other,
            may_pass: false,
        },
    )
}

fn leave_three_cards(dealer: &mut Dealer<'_>, will: &mut Play) -> Flow {
    if let Action::Target(heir) = dealer.heard() {
        dealer.place_at_random(will.by, 3, heir, will.by);
    }
    Flow::Done
}
