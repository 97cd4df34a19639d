//! 峨嵋风 — Emei Wind. Male, hidden.
//!
//! * 截上截 — Face down, at any time: turn up; it counts as a 截获 where that is possible. No card, so
//!   it cannot be countered.
//! * 计中计 — Face up, when another player gains black intelligence he sent: burn one black intelligence
//!   before himself or a female. It does not save one who dies of that card.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    hidden: true,
    mission: Mission::Blue3,
    active: &[INTERCEPT_THE_INTERCEPT],
    triggers: &[TRICK_WITHIN_A_TRICK],
    ..PLAIN
};

const INTERCEPT_THE_INTERCEPT: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    steps: &[take_it_if_it_is_on_its_way],
    ..ACTIVE
};

fn take_it_if_it_is_on_its_way(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if crate::cards::intercept::may_intercept(dealer.table, my.by) {
        dealer.intercept(my.by);
    }
    Flow::Done
}

const TRICK_WITHIN_A_TRICK: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let someone = table
            .living
            .into_iter()
            .any(|seat| (seat == me || table.is_female(seat)) && table.blacks(seat) > 0);
        Heard::may(someone && gained_black_from(me, occasion).is_some_and(|seat| seat != me))
    },
    steps: &[choose_which, burn_it],
    ..TRIGGER
};

fn choose_which(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_intelligence(my, Whose::MineOrFemale, Cards::Black, false)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 截上截 in stage 1 of another's turn; 计中计: when a 截获 or 调包 takes away what travels to him, he draws
/// one and burns an intelligence of its user; 谋里谋, once: after an interception he gains a card of the
/// discard too, of another colour. 千智 has no 谋里谋.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[INTERCEPT_IN_STAGE_ONE],
    triggers: &[TRICK_FOR_A_TRICK, PLAN_WITHIN_A_PLAN],
    ..STANDARD_2010
};

pub(crate) const QIANZHI: RoleDef = RoleDef {
    active: &[INTERCEPT_IN_STAGE_ONE],
    triggers: &[TRICK_FOR_A_TRICK],
    ..STANDARD_2010
};

const INTERCEPT_IN_STAGE_ONE: Active = Active {
    counts_as: Some(Function::Intercept),
    times: Times::IN_TRANSIT,
    when: crate::cards::intercept::BLACKLIST.when,
    steps: &[call_it_aside],
    ..INTERCEPT_THE_INTERCEPT
};

fn call_it_aside(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.call_aside(my.by);
    Flow::Done
}

const TRICK_FOR_A_TRICK: Trigger = Trigger {
    occasions: Occasions::ABOUT,
    hears: |_, me, occasion| {
        Heard::may(matches!(
            occasion,
            Occasion::About { by, function: Function::Intercept | Function::Swap, target }
                if target.seat() == Some(me) && by != me
        ))
    },
    steps: &[draw_one_and_choose, burn_it],
    ..TRIGGER
};

fn draw_one_and_choose(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    if dealer.table.intelligence[my.target()].is_empty() {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(my.target()), Cards::Any, false)
}

const PLAN_WITHIN_A_PLAN: Trigger = Trigger {
    occasions: Occasions::GAINED,
    hears: |table, me, occasion| {
        let others = match occasion {
            Occasion::Gained { seat, aside, .. } if seat == me => of_another_colour(aside),
            _ => None,
        };
        let some = |cards: Cards| {
            let faces = table.discard.iter().map(|card| table.deck_of().face(card));
            faces
                .into_iter()
                .any(|face| cards.allows(table.edition, face))
        };
        Heard::may(others.is_some_and(some))
    },
    steps: &[choose_from_the_discard, gain_it],
    ..RED_TRIGGER
};

/// Which cards share no colour with such a one.
const fn of_another_colour(colours: Colours) -> Option<Cards> {
    match colours {
        Colours::RED => Some(Cards::NotRed),
        Colours::BLUE => Some(Cards::NotBlue),
        Colours::BLACK => Some(Cards::True),
        Colours::RED_BLACK => Some(Cards::BlueAlone),
        Colours::BLUE_BLACK => Some(Cards::RedAlone),
        _ => None,
    }
}

fn choose_from_the_discard(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let cards = match dealer.table.occasion() {
        Some(Occasion::Gained { aside, .. }) => of_another_colour(aside),
        _ => None,
    };
    let Some(cards) = cards else {
        return Flow::Done;
    };
    Flow::Ask(
        my.by,
        Ask::Discarded {
            by: my.script,
            cards,
        },
    )
}

fn gain_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.gain_from_discard(my.by, face, my.by);
    }
    Flow::Done
}
