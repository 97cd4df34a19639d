//! 枪手 — Gunslinger. Traveller.
//!
//! Every day, right after the first vote on an execution has been counted, it may choose one of those who voted, who
//! dies. An exile is no such vote, before or after (ruling T55). Whether the shot works, everybody sees.
use super::{TRAVELLER, act, acts_by_day};
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::GUNSLINGER,
    hears: Some(hears),
    then: &[choose_a_voter, shoot],
    ..TRAVELLER
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let day = &dealer.town.day;
    let first = matches!(occasion, Occasion::Counted) && day.votes == 1;
    if first && !day.vote.hands.is_empty() && acts_by_day(dealer, hearer.me) {
        act(dealer, hearer, Character::GUNSLINGER);
    }
}

fn choose_a_voter(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let voters = dealer.town.day.vote.hands;
    Flow::Ask(my.me, Question::perhaps_one_of(voters))
}

fn shoot(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.strike(my, seat, Cause::Ability);
    }
    Flow::Done
}
