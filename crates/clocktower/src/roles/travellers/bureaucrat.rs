//! 官员 — Bureaucrat. Traveller.
//!
//! Every night it chooses another player, whose vote on an execution counts three times the next day. With 窃贼 on the
//! same player it counts minus three. At an exile everybody counts once.
use super::TRAVELLER;
use crate::roles::*;

const VOTE: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::BUREAUCRAT,
    first: STEPS,
    other: STEPS,
    vote: Some(VoteRule {
        weighs: Some(threefold),
        ..VOTES
    }),
    ..TRAVELLER
};

const STEPS: &[Step] = &[choose_another, remember];

fn remember(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, VOTE, Until::Dusk);
    }
    Flow::Done
}

fn threefold(votes: i8) -> i8 {
    votes * 3
}
