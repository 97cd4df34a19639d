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
    occasions: Occasions::PROBED.or(Occasions::LOCKED),
    hears: |_, me, occasion| match occasion {
        Occasion::Probed { target, .. } => Heard::must(target == me),
        Occasion::Locked { target, .. } => Heard::may(target == me),
        _ => Heard::No,
    },
    steps: &[draw_two],
    ..TRIGGER
};

const LAST_WILL: Trigger = Trigger {
    occasions: Occasions::DIED,
    hears: |table, me, occasion| {
        Heard::may(
            is_my_death(me, occasion) && !table.hands[me].is_empty() && !table.living.is_empty(),
        )
    },
    steps: &[choose_an_heir, leave_three_cards],
    ..TRIGGER
};

fn choose_an_heir(_: &mut Dealer<'_>, will: &mut Play) -> Flow {
    which_player(will, Who::Other, false)
}

fn leave_three_cards(dealer: &mut Dealer<'_>, will: &mut Play) -> Flow {
    if let Action::Target(heir) = dealer.heard() {
        dealer.place_at_random(will.by, 3, heir, will.by);
    }
    Flow::Done
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 就计 may be declined; 遗志: up to two cards of her choice; 牺牲, once: a black card before herself,
/// and she draws one before it can kill.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[SACRIFICE],
    triggers: &[shared::TURN_THE_TRICK, LAST_WILL_OF_TWO],
    ..STANDARD_2010
};

const LAST_WILL_OF_TWO: Trigger = Trigger {
    steps: &[up_to_two_of_any, remember_whom, choose_any_card, leave_it],
    ..LAST_WILL
};

fn up_to_two_of_any(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    my.note = 2;
    which_player(my, Who::Other, true)
}

/// The step that chooses a card.
const CHOOSE: u8 = 2;
/// Beside how many she may leave, the script notes what is among the cards left so far.
const BLACK: u8 = 0x10;
const TRUTH: u8 = 0x20;

fn choose_any_card(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == my.note & 0xf || dealer.table.hands[my.by].is_empty() {
        return they_arrive(dealer, my);
    }
    which_card(my, Cards::Any, true)
}

fn leave_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.heard() else {
        return they_arrive(dealer, my);
    };
    dealer.lay_down(my.by, face, my.target());
    my.count += 1;
    my.note |= if face.is(Colour::Black) { BLACK } else { 0 };
    my.note |= if Cards::Coloured.allows(dealer.table.edition, face) {
        TRUTH
    } else {
        0
    };
    Flow::Step(CHOOSE)
}

fn they_arrive(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count > 0 {
        let (black, truth) = (my.note & BLACK != 0, my.note & TRUTH != 0);
        dealer.arrive_with(my.target(), my.by, black, truth);
    }
    Flow::Done
}

const SACRIFICE: Active = Active {
    when: holds_black,
    steps: &[choose_a_black_one, draw_and_lay_it_down],
    ..RED
};

fn draw_and_lay_it_down(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.lay_down(my.by, face, my.by);
        dealer.draw(my.by, 1);
        dealer.arrive(my.by, my.by);
    }
    Flow::Done
}
