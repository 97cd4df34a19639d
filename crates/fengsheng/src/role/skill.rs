//! 技能 — skills that are declared, and skills that answer an occasion.

use kernel::Seat;

use crate::cards::Aim;
use crate::script::{Step, When};
use crate::times::Times;
use crate::{Function, Occasion, Occasions, Table};

/// Which way the character lies for a skill to be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Up,
    Down,
}

/// What using a skill does to the owner's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flip {
    /// Nothing.
    Stays,
    /// The character turns up.
    Up,
    /// The character turns down.
    Down,
    /// The identity is shown; so it can be done only once.
    Identity,
}

/// How often a skill can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// As often as its time comes.
    Free,
    /// Once in a turn.
    Turn,
    /// 绝技 — once in a game; a house rule may leave such skills out.
    Game,
    /// 绝技 — once in a game, and it is the one use of that turn of a skill that is used once in a turn.
    GameAndTurn,
    /// Once in a game, for it shows the identity; no 绝技, and it leaves a 绝技 of the same character alone.
    Identity,
}

/// A skill that is declared like a card, and like a card can be answered, though not countered. A yellow one
/// is carried out at once: nobody can answer it.
pub(crate) struct Active {
    pub(crate) side: Side,
    pub(crate) flip: Flip,
    pub(crate) limit: Limit,
    /// At which times.
    pub(crate) times: Times,
    /// Besides side, flip and time; public facts and the owner's own cards only.
    pub(crate) when: When,
    pub(crate) aim: Aim,
    /// 黄色技能 — carried out at once.
    pub(crate) at_once: bool,
    /// As which function it counts, for what outranks or voids that.
    pub(crate) counts_as: Option<Function>,
    /// What is discarded for it, when it is declared (§3.3).
    pub(crate) cost: &'static [Step],
    pub(crate) steps: &'static [Step],
}

/// An active skill with nothing in it, to be filled in.
pub(crate) const ACTIVE: Active = Active {
    side: Side::Up,
    flip: Flip::Stays,
    limit: Limit::Free,
    times: Times::ALL,
    when: |_, _| true,
    aim: Aim::Nobody,
    at_once: false,
    counts_as: None,
    cost: &[],
    steps: &[],
};

/// Whether a skill answers an occasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// No.
    No,
    /// Its owner may.
    May,
    /// Its owner must.
    Must,
}

impl Heard {
    pub(crate) const fn may(holds: bool) -> Self {
        if holds { Self::May } else { Self::No }
    }

    pub(crate) const fn must(holds: bool) -> Self {
        if holds { Self::Must } else { Self::No }
    }
}

/// A skill that answers an occasion at once.
pub(crate) struct Trigger {
    pub(crate) side: Side,
    pub(crate) flip: Flip,
    pub(crate) limit: Limit,
    /// The kinds of occasions it listens to; to all others it says no.
    pub(crate) occasions: Occasions,
    /// From public facts only: everybody who could is asked.
    pub(crate) hears: fn(&Table, Seat, Occasion) -> Heard,
    /// Whether the owner's own cards allow it; whoever cannot is asked all the same.
    pub(crate) can: When,
    /// Whether it keeps a set of seats in [`crate::Play`], where others count the cards they have moved.
    pub(crate) keeps_seats: bool,
    pub(crate) steps: &'static [Step],
}

/// A trigger with nothing in it, to be filled in.
pub(crate) const TRIGGER: Trigger = Trigger {
    side: Side::Up,
    flip: Flip::Stays,
    limit: Limit::Free,
    occasions: Occasions::NONE,
    hears: |_, _, _| Heard::No,
    can: |_, _| true,
    keeps_seats: false,
    steps: &[],
};
