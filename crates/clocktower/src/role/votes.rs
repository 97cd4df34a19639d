//! 改变投票 — what a role does to votes on an execution.

use kernel::{Seat, Seats};

use crate::town::Town;

/// What a role does to votes on an execution.
#[derive(Clone, Copy)]
pub(crate) struct VoteRule {
    /// Whether its player may raise a hand now, by what that player knows (管家).
    pub(crate) may: Option<fn(&Town, Seat) -> bool>,
    /// What the hand of a player who bears its mark counts, instead of this much (官员, 窃贼).
    pub(crate) weighs: Option<fn(i8) -> i8>,
    /// Whether a player votes at all, as everybody knows, while its own player lives (巫毒师).
    pub(crate) who: Option<fn(&Town, Seat, Seat) -> bool>,
    /// How many votes are needed while its player lives (巫毒师).
    pub(crate) needs: Option<u8>,
    /// Whether its player needs a vote token for every vote, and keeps those that others handed over (乞丐): so many
    /// as its ability remembers.
    pub(crate) begs: bool,
    /// Whether a vote in which these hands were raised counts for nothing (军团).
    pub(crate) annuls: Option<fn(&Town, Seats) -> bool>,
}

/// A role that does nothing to votes.
pub(crate) const VOTES: VoteRule = VoteRule {
    may: None,
    weighs: None,
    who: None,
    needs: None,
    begs: false,
    annuls: None,
};
