//! 巫毒师 — Voudon. Traveller.
//!
//! Only it and the dead vote on executions. The dead need no vote token for it and lose none, and no number of votes is
//! needed: a single one is enough, as long as nobody has more (ruling T86).
use super::TRAVELLER;
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::VOUDON,
    vote: Some(VoteRule {
        who: Some(it_and_the_dead),
        needs: Some(1),
        ..VOTES
    }),
    ..TRAVELLER
};

fn it_and_the_dead(town: &Town, me: Seat, voter: Seat) -> bool {
    voter == me || !town.grimoire.is_alive(voter)
}
