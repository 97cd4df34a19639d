//! 柒佰 — Seven Hundred. Male.
//!
//! * 敏锐 — He may use 锁定 in other players' turns.
//! * 联动 — When his 锁定 takes effect: he draws two, then gives a card to another player.
//! * 风度 — When he declares victory, one female wins with him (see [`crate::victory`]).
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::True5,
    triggers: &[LINKAGE],
    passive: Passive {
        locks_any_turn: true,
        ..PASSIVE
    },
    ..PLAIN
};

const LINKAGE: Trigger = Trigger {
    hears: |_, me, occasion| Heard::must(matches!(occasion, Occasion::LockDone { by } if by == me)),
    steps: &[
        draw_two_more,
        choose_whom_to_give,
        choose_what_to_give,
        give_it,
    ],
    ..TRIGGER
};

fn draw_two_more(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 2);
    Flow::Next
}
