//! 六姐 — Sister Six. Female.
//!
//! * 拷问 — When her 试探 takes effect: first she may take a random card of the target's hand.
//! * 搜取 — When another player dies: she may take a random card of that hand as her intelligence,
//!   unseen.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    mission: Mission::Six,
    triggers: &[INTERROGATION, SEARCH],
    ..PLAIN
};

const INTERROGATION: Trigger = Trigger {
    occasions: Occasions::PROBED,
    hears: |table, me, occasion| match occasion {
        Occasion::Probed { by, target } => Heard::may(by == me && !table.hands[target].is_empty()),
        _ => Heard::No,
    },
    steps: &[take_one_at_random],
    ..TRIGGER
};

const SEARCH: Trigger = Trigger {
    occasions: Occasions::DIED,
    hears: |table, me, occasion| match occasion {
        Occasion::Died { seat, .. } => Heard::may(seat != me && !table.hands[seat].is_empty()),
        _ => Heard::No,
    },
    steps: &[take_one_as_intelligence],
    ..TRIGGER
};

fn take_one_as_intelligence(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.place_at_random(my.target(), 1, my.by, my.by);
    Flow::Done
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 搜取: she looks at the hand and takes a card into her own, or as intelligence; 严刑, once: whoever drew or
/// discarded for her 试探 discards the whole hand.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    triggers: &[INTERROGATION, SEARCH_THE_HAND, TORTURE],
    ..STANDARD_2010
};

const SEARCH_THE_HAND: Trigger = Trigger {
    steps: &[look_for_a_card, remember_which, whither, take_the_chosen],
    ..SEARCH
};

fn whither(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    Flow::Ask(my.by, Ask::Whether { by: my.script })
}

fn take_the_chosen(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Some(face) = my.chosen_unseen() else {
        return Flow::Done;
    };
    if dealer.heard() == Action::Trigger {
        dealer.place_for(my.target(), face, my.by, my.by);
    } else {
        dealer.give(my.target(), my.by, face);
    }
    Flow::Done
}

const TORTURE: Trigger = Trigger {
    occasions: Occasions::PROBE_DONE,
    hears: |table, me, occasion| match occasion {
        Occasion::ProbeDone { by, target, acted } => {
            Heard::may(by == me && acted && !table.hands[target].is_empty())
        }
        _ => Heard::No,
    },
    steps: &[they_discard_all],
    ..RED_TRIGGER
};

fn they_discard_all(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.discard_hand(my.target());
    Flow::Done
}
