//! 官员 — Bureaucrat. Traveller.
//!
//! Every night it chooses another player, whose vote on an execution counts three times the next day. With 窃贼 on the
//! same player it counts minus three. At an exile everybody counts once.
use super::{TRAVELLER, WEIGH_A_VOTE};
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::BUREAUCRAT,
    first: WEIGH_A_VOTE,
    other: WEIGH_A_VOTE,
    vote: Some(VoteRule {
        weighs: Some(threefold),
        ..VOTES
    }),
    ..TRAVELLER
};

fn threefold(votes: i8) -> i8 {
    votes * 3
}
