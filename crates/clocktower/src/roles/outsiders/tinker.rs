//! 修补匠 — Tinker. Outsider.
//!
//! It may die at any time: by night at its call, by day whenever the storyteller is asked. Whatever keeps it from dying keeps it
//! from this death too (ruling T73).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::TINKER,
    other: &[may_die, die],
    silent: true,
    strikes: Some(strikes),
    ..PLAIN
};

fn may_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if !dealer.works(my) || dealer.town.is_safe(my.me, Cause::Ability) {
        return Flow::Done;
    }
    Flow::Ask(dealer.town.storyteller(), Question::EITHER)
}

fn die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.yes {
        dealer.strike(my, my.me, Cause::Ability);
    }
    Flow::Done
}

fn strikes(town: &Town, me: Seat, _: Which, seat: Seat) -> Option<Cause> {
    (seat == me && town.grimoire.really_lives(me) && !town.is_safe(me, Cause::Ability))
        .then_some(Cause::Ability)
}
