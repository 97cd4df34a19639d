//! 戴笠 — Dai Li. Male (黑名单, 千智).
//!
//! * 笑里藏刀 — When another player gains red or blue intelligence he sent: he may lay a black card before
//!   that player.
//! * 运筹帷幄 — When he gains intelligence: he may draw one.
//! * 咄咄逼人 — Once, when a player has drawn or discarded for his 试探: up to two black cards before that
//!   player.
use super::*;

pub(crate) const BLACKLIST: RoleDef = RoleDef {
    mission: Mission::Blue3,
    triggers: &[DAGGER_BEHIND_THE_SMILE, PLANNING_IN_THE_TENT, OVERBEARING],
    ..PLAIN
};

const DAGGER_BEHIND_THE_SMILE: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let gainer = gained_from(me, occasion).filter(|&seat| seat != me);
        let truth = matches!(occasion, Occasion::Gained { truth: true, .. });
        Heard::may(truth && gainer.is_some_and(|seat| table.living.has(seat)))
    },
    can: holds_black,
    steps: &[choose_a_black_one_or_none, place_it_there],
    ..TRIGGER
};

fn choose_a_black_one_or_none(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_card(my, Cards::Black, true)
}

const PLANNING_IN_THE_TENT: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| Heard::may(i_gained(me, occasion) && table.living.has(me)),
    steps: &[draw_one],
    ..TRIGGER
};

const OVERBEARING: Trigger = Trigger {
    occasions: Occasions::PROBE_DONE,
    hears: |_, me, occasion| {
        Heard::may(matches!(
            occasion,
            Occasion::ProbeDone { by, acted: true, .. } if by == me
        ))
    },
    can: holds_black,
    steps: &[up_to_two_before_them, choose_another_black_one, lay_it_down],
    ..RED_TRIGGER
};

fn up_to_two_before_them(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    my.note = 2;
    Flow::Next
}
