//! 致命香水 — Deadly Perfume. Female (黑名单, 千智). She has no mission.
//!
//! * 攻守兼备 — When her 锁定 or 调虎离山 is about to take effect: she draws two and puts one back on the deck.
//! * 临危受命 — When another player dies, before the identity is shown: her own identity leaves the game face
//!   down and she takes that of the dead; in 千智 one intelligence may then change places with the top card
//!   of the deck.
//! * 急中生智 — Once: one of her intelligence is used as any card whose time has come (only 黑名单).
use super::*;

pub(crate) const BLACKLIST: RoleDef = RoleDef {
    gender: Gender::Female,
    mission: Mission::None,
    triggers: &[ATTACK_AND_DEFENCE, CALLED_AT_THE_CRITICAL_HOUR],
    ..PLAIN
};

const ATTACK_AND_DEFENCE: Trigger = Trigger {
    hears: |_, me, occasion| {
        Heard::must(matches!(
            occasion,
            Occasion::Locked { by, .. } | Occasion::About { by, function: Function::Lure, .. }
                if by == me
        ))
    },
    steps: &[draw_two_and_choose, put_it_on_the_deck],
    ..TRIGGER
};

fn draw_two_and_choose(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 2);
    choose_one_for_the_deck(dealer, my)
}

const CALLED_AT_THE_CRITICAL_HOUR: Trigger = Trigger {
    hears: |_, me, occasion| Heard::may(someone_elses_death(me, occasion)),
    steps: &[take_their_identity],
    ..TRIGGER
};

fn take_their_identity(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.take_identity(my.by, my.target());
    Flow::Done
}
