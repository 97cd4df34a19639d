//! 时机 — sets of kinds of occasions: which of them a skill listens to, whoever they befall.
//!
//! Most of what happens concerns no skill at the table. That is told from these sets at once, before
//! anybody's skill is looked at.

use crate::Occasion;

/// Kinds of occasions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Occasions(u16);

impl Occasions {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const PROBED: Self = Self(1);
    pub(crate) const ABOUT: Self = Self(1 << 1);
    pub(crate) const PROBE_DONE: Self = Self(1 << 2);
    pub(crate) const SENDING: Self = Self(1 << 3);
    pub(crate) const LOCKED: Self = Self(1 << 4);
    pub(crate) const LOCK_DONE: Self = Self(1 << 5);
    pub(crate) const COUNTERED: Self = Self(1 << 6);
    pub(crate) const DECODED: Self = Self(1 << 7);
    pub(crate) const CONFOUNDED: Self = Self(1 << 8);
    pub(crate) const GAINED: Self = Self(1 << 9);
    pub(crate) const DYING: Self = Self(1 << 10);
    pub(crate) const DIED: Self = Self(1 << 11);
    pub(crate) const TURN_BEGAN: Self = Self(1 << 12);
    pub(crate) const TURN_ENDED: Self = Self(1 << 13);

    /// Those in either.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether an occasion is of one of these kinds.
    #[inline]
    pub(crate) const fn has(self, occasion: Occasion) -> bool {
        self.0 & Self::of(occasion).0 != 0
    }

    const fn of(occasion: Occasion) -> Self {
        match occasion {
            Occasion::Probed { .. } => Self::PROBED,
            Occasion::About { .. } => Self::ABOUT,
            Occasion::ProbeDone { .. } => Self::PROBE_DONE,
            Occasion::Sending => Self::SENDING,
            Occasion::Locked { .. } => Self::LOCKED,
            Occasion::LockDone { .. } => Self::LOCK_DONE,
            Occasion::Countered { .. } => Self::COUNTERED,
            Occasion::Decoded { .. } => Self::DECODED,
            Occasion::Confounded { .. } => Self::CONFOUNDED,
            Occasion::Gained { .. } => Self::GAINED,
            Occasion::Dying { .. } => Self::DYING,
            Occasion::Died { .. } => Self::DIED,
            Occasion::TurnBegan => Self::TURN_BEGAN,
            Occasion::TurnEnded => Self::TURN_ENDED,
        }
    }
}
