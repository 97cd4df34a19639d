//! 刀锋 — Blade. Male.
//!
//! * 亮剑 — His 试探 and 退回 may be used as 锁定.
//! * 嗜血 — When a player dies: he may draw four, then gives a card to any player, himself included.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::OneOfEachDead,
    triggers: &[BLOODTHIRST],
    passive: Passive {
        converts: |_, face| {
            matches!(face.function(), Function::Probe | Function::Return).then_some(Function::Lock)
        },
        ..PASSIVE
    },
    ..PLAIN
};

const BLOODTHIRST: Trigger = Trigger {
    hears: |_, me, occasion| Heard::may(someone_elses_death(me, occasion)),
    steps: &[draw_four, choose_whom, choose_what_to_give, give_it],
    ..TRIGGER
};

fn draw_four(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 4);
    Flow::Next
}

fn choose_whom(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    Flow::Ask(
        my.by,
        Ask::Player {
            by: my.script,
            who: Who::Anyone,
            may_pass: false,
        },
    )
}
