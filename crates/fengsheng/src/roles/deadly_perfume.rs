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
    active: &[QUICK_WIT],
    triggers: &[ATTACK_AND_DEFENCE, CALLED_AT_THE_CRITICAL_HOUR],
    passive: Passive {
        uses_intelligence: Some(0),
        ..PASSIVE
    },
    ..PLAIN
};

/// No 急中生智; after 临危受命 one intelligence may change places with the top card of the deck.
pub(crate) const QIANZHI: RoleDef = RoleDef {
    active: &[],
    triggers: &[
        ATTACK_AND_DEFENCE,
        Trigger {
            steps: &[take_their_identity_first, exchange_it],
            ..CALLED_AT_THE_CRITICAL_HOUR
        },
    ],
    passive: PASSIVE,
    ..BLACKLIST
};

/// 急中生智 — it is used like a card, as what it is used as: see [`Table::quick_wit`].
const QUICK_WIT: Active = Active {
    times: Times::ALL,
    when: |_, _| false,
    ..RED
};

const ATTACK_AND_DEFENCE: Trigger = Trigger {
    occasions: Occasions::LOCKED.or(Occasions::ABOUT),
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
    occasions: Occasions::DIED,
    hears: |_, me, occasion| Heard::may(someone_elses_death(me, occasion)),
    steps: &[take_their_identity],
    ..TRIGGER
};

fn take_their_identity_first(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.take_identity(my.by, my.target());
    let table = &*dealer.table;
    let over = table.winners.is_some() || crate::victory::is_being_declared(table);
    let some = |seat: Seat| !table.intelligence[seat].is_empty();
    let nothing = table.deck.is_empty() && table.discard.is_empty();
    if over || nothing || !table.living.into_iter().any(some) {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Anyone, Cards::Any, true)
}

fn exchange_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.exchange_with_the_deck(seat, face, my.by);
    }
    Flow::Done
}

fn take_their_identity(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.take_identity(my.by, my.target());
    Flow::Done
}
