//! 窃贼 — Thief. Traveller.
//!
//! Every night it chooses another player, whose vote on an execution counts minus one the next day. At an exile that
//! player counts once, like everybody (ruling T5).
use super::{TRAVELLER, WEIGH_A_VOTE};
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::THIEF,
    first: WEIGH_A_VOTE,
    other: WEIGH_A_VOTE,
    vote: Some(VoteRule {
        weighs: Some(negative),
        ..VOTES
    }),
    ..TRAVELLER
};

fn negative(votes: i8) -> i8 {
    -votes
}
