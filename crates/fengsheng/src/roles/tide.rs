//! 潮汐 — Tide. Male.
//!
//! * 城府 — He answers a probe as he likes.
//! * 时差 — When he gains black intelligence: he may take an intelligence before another player into his
//!   hand.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::MyIntelligenceWins,
    triggers: &[TIME_LAG],
    passive: Passive {
        conceals: true,
        ..PASSIVE
    },
    ..PLAIN
};

const TIME_LAG: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let some = table
            .living
            .into_iter()
            .any(|seat| another_with_intelligence(table, me, seat));
        Heard::may(some && i_gained_black(me, occasion))
    },
    steps: &[choose_which, take_it_into_hand],
    ..TRIGGER
};

fn choose_which(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_intelligence(my, Whose::Others, Cards::Any, false)
}

fn take_it_into_hand(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.take_back(seat, face, my.by);
    }
    Flow::Done
}
