//! 共用 — what several characters have in common: kinds of skills, what they answer, and when.
use super::*;

mod steps;
pub(super) use steps::*;

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

// --- locking --------------------------------------------------------------------------------------

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

// --- occasions ------------------------------------------------------------------------------------

pub(super) fn is_my_death(me: Seat, occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Died { seat, .. } if seat == me)
}

pub(super) fn someone_elses_death(me: Seat, occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Died { seat, .. } if seat != me)
}

pub(super) fn i_gained_black(me: Seat, occasion: Occasion) -> bool {
    matches!(occasion, Occasion::Gained { seat, black: true, .. } if seat == me)
}

/// Who gained black intelligence that this player sent.
pub(super) fn gained_black_from(sender: Seat, occasion: Occasion) -> Option<Seat> {
    match occasion {
        Occasion::Gained {
            seat,
            by,
            how: How::Sent,
            black: true,
            ..
        } if by.seat() == Some(sender) => Some(seat),
        _ => None,
    }
}

/// Which other player sent the black intelligence that this player gained.
pub(super) fn black_sent_to_me(me: Seat, occasion: Occasion) -> Option<Seat> {
    match occasion {
        Occasion::Gained {
            seat,
            by,
            how: How::Sent,
            black: true,
            ..
        } if seat == me => by.seat().filter(|&by| by != me),
        _ => None,
    }
}

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

// --- conditions -----------------------------------------------------------------------------------

pub(super) fn holds_black(table: &Table, seat: Seat) -> bool {
    !table.hands[seat]
        .and(table.deck_of().of_colour(Colour::Black))
        .is_empty()
}

pub(super) fn another_with_intelligence(table: &Table, seat: Seat, target: Seat) -> bool {
    seat != target && !table.intelligence[target].is_empty()
}

pub(super) fn has_true(table: &Table, seat: Seat) -> bool {
    let colours = [Colour::Red, Colour::Blue];
    colours
        .into_iter()
        .any(|colour| !table.intelligence_of(seat, colour).is_empty())
}
