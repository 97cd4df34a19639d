//! 窃贼 — Thief. Traveller.
//!
//! Every night it chooses another player, whose vote on an execution counts minus one the next day. At an exile that
//! player counts once, like everybody (ruling T5).
use super::TRAVELLER;
use crate::roles::*;

const VOTE: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::THIEF,
    first: STEPS,
    other: STEPS,
    vote: Some(VoteRule {
        weighs: Some(negative),
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

fn negative(votes: i8) -> i8 {
    -votes
}
