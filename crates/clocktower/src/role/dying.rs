//! 将死 — somebody is about to die, and what a role does about it.

use kernel::Seat;

use crate::ability::Which;
use crate::frame::Cause;
use crate::town::Town;

/// Whether whoever has this ability keeps somebody from dying.
pub(crate) type Warding = fn(&Town, Seat, Which, Dying) -> Ward;

/// Somebody is about to die.
#[derive(Clone, Copy)]
pub(crate) struct Dying {
    pub(crate) seat: Seat,
    pub(crate) cause: Cause,
    pub(crate) by: Option<Seat>,
    /// The step of the way to death: first what certainly prevents it, then what the storyteller may do, then what is used up.
    pub(crate) round: Round,
}

/// In which order deaths are prevented: what costs nothing goes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Round {
    /// Protection that is simply there.
    Standing,
    /// What the storyteller may do.
    Optional,
    /// What is used up by it.
    Spent,
}

/// What a role does about a death.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ward {
    /// Nothing.
    Nothing,
    /// The player does not die.
    Saved,
    /// The player does not die, and the ability is used up.
    SavedOnce,
    /// The player only seems to die, and the ability is used up.
    Seems,
    /// The storyteller may save the player.
    Perhaps,
    /// The storyteller may let somebody else die instead.
    Another,
}
