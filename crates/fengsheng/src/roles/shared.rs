//! 共用 — what the characters of 黑名单 and 千智 have in common: kinds of skills, and their steps.
use super::*;

/// 蓝色技能 — declared like a card: as an answer, in stage 1, in the own turn or the own play step.
pub(super) const BLUE: Active = Active {
    times: Times::BLUE,
    ..ACTIVE
};

/// 绝技 — the same, once in a game.
pub(super) const RED: Active = Active {
    limit: Limit::Game,
    ..BLUE
};

/// 绝技 — one that answers an occasion.
pub(super) const RED_TRIGGER: Trigger = Trigger {
    limit: Limit::Game,
    ..TRIGGER
};

/// 就计 — face down and about to be probed or locked: turn up and draw two.
pub(super) const TURN_THE_TRICK: Trigger = Trigger {
    side: Side::Down,
    flip: Flip::Up,
    occasions: Occasions::PROBED.or(Occasions::LOCKED),
    hears: |_, me, occasion| match occasion {
        Occasion::Probed { target, .. } | Occasion::Locked { target, .. } => {
            Heard::may(target == me)
        }
        _ => Heard::No,
    },
    steps: &[draw_two],
    ..TRIGGER
};

impl Table {
    /// Stage 1 of a hop.
    pub(crate) fn is_underway(&self) -> bool {
        self.time() == Some(Window::InTransit) && self.transit.is_some()
    }
}

// --- questions ------------------------------------------------------------------------------

pub(super) fn which_card(my: &Play, cards: Cards, may_pass: bool) -> Flow {
    Flow::Ask(
        my.by,
        Ask::Card {
            by: my.script,
            cards,
            may_pass,
        },
    )
}

pub(super) fn which_of_the_top(my: &Play, may_pass: bool) -> Flow {
    let by = my.script;
    Flow::Ask(my.by, Ask::Top { by, may_pass })
}

pub(super) fn which_player(my: &Play, who: Who, may_pass: bool) -> Flow {
    Flow::Ask(
        my.by,
        Ask::Player {
            by: my.script,
            who,
            may_pass,
        },
    )
}

pub(super) fn which_intelligence(my: &Play, whose: Whose, cards: Cards, may_pass: bool) -> Flow {
    Flow::Ask(
        my.by,
        Ask::Intelligence {
            by: my.script,
            whose,
            cards,
            may_pass,
        },
    )
}

// --- conditions -----------------------------------------------------------------------------

/// Whose gain of intelligence that this player sent it is.
pub(super) fn gained_from(sender: Seat, occasion: Occasion) -> Option<Seat> {
    match occasion {
        Occasion::Gained {
            seat,
            by,
            how: How::Sent,
            ..
        } if by.seat() == Some(sender) => Some(seat),
        _ => None,
    }
}

/// Whether the occasion is a gain of this player's, of any colour.
pub(super) fn i_gained(me: Seat, occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Gained { seat, .. } if seat == me)
}

pub(super) fn has_true(table: &Table, seat: Seat) -> bool {
    let colours = [Colour::Red, Colour::Blue];
    colours
        .into_iter()
        .any(|colour| !table.intelligence_of(seat, colour).is_empty())
}

// --- laying cards of the hand before a player -------------------------------------------------

/// The black card just chosen is laid before whom the skill is about.
pub(super) fn place_it_there(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.place(my.by, face, my.target());
    }
    Flow::Done
}

/// A black card, or none.
pub(super) fn choose_a_black_one(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_card(my, Cards::Black, true)
}

// --- burning ----------------------------------------------------------------------------------

pub(super) fn burn_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(my.by, seat, face);
    }
    Flow::Done
}

// --- cards back on the deck -------------------------------------------------------------------

/// One card of the hand goes back on the deck; the next step is [`put_it_on_the_deck`].
pub(super) fn choose_one_for_the_deck(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    which_card(my, Cards::Any, false)
}

pub(super) fn put_it_on_the_deck(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.put_back(my.by, face);
    }
    Flow::Done
}

// --- costs ------------------------------------------------------------------------------------

/// The card just chosen is discarded.
pub(super) fn discard_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.discard_from_hand(my.by, face);
    }
    Flow::Done
}

// --- locking ----------------------------------------------------------------------------------

/// 绝技 — a card of the hand is used as 锁定, and cannot be countered: it is discarded when the skill is
/// declared. What answers a 锁定 answers it.
pub(super) const FIRM_LOCK: Active = Active {
    counts_as: Some(Function::Lock),
    times: crate::cards::lock::BLACKLIST.timing.times(),
    aim: crate::cards::lock::BLACKLIST.aim,
    steps: crate::cards::lock::BLACKLIST.steps,
    ..RED
};

/// When 锁定 may be used by its owner: in the own turn's play steps and stage 1.
pub(super) fn is_lock_time(table: &Table, seat: Seat) -> bool {
    (crate::cards::lock::BLACKLIST.when)(table, seat)
}
