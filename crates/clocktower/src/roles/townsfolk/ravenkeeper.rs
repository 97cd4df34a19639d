//! 守鸦人 — Ravenkeeper. Townsfolk.
//!
//! When it dies at night, by whatever cause, it wakes that night, chooses a player and learns the character. It
//! wakes at its own call, or at once if that is over.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::RAVENKEEPER,
    first: STEPS,
    other: STEPS,
    wakes: died,
    acts_dead: true,
    hears: Some(hears),
    knows: Some(Knows { form, holds }),
    reports: Report::Token,
    ..PLAIN
};

const STEPS: &[Step] = &[choose_anybody, learn];

fn died(town: &Town, me: Seat, _: Which) -> bool {
    died_tonight(town, me)
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let is_my_death = matches!(occasion, Occasion::Died { seat, .. } if seat == hearer.me);
    if is_my_death && dealer.town.is_night() && !dealer.will_be_called(Character::RAVENKEEPER) {
        dealer.begin_at_night(hearer.me, hearer.which);
    }
}

fn form(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    tokens_of(grimoire, query.picks[0], out);
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    is_token(grimoire, info)
}
