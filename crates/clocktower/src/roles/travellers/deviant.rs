//! 怪咖 — Deviant. Traveller.
//!
//! If it was funny today, it cannot die by exile. Whether it was, the storyteller says when it has been exiled; that is
//! asked each time, so that nobody learns more from it.
use super::{TRAVELLER, act, acts_by_day};
use crate::roles::*;

const FUNNY: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::DEVIANT,
    hears: Some(hears),
    then: &[was_it_funny, remember_it],
    ward: Some(ward),
    ..TRAVELLER
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let is_me = matches!(occasion, Occasion::Exiled { seat } if seat == hearer.me);
    if is_me && acts_by_day(dealer, hearer.me) {
        act(dealer, hearer, Character::DEVIANT);
    }
}

fn was_it_funny(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let question = Question::YesNo {
        yes: dealer.works(my),
        no: true,
    };
    Flow::Ask(dealer.town.storyteller(), question)
}

fn remember_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.yes {
        dealer.mark(my, my.me, FUNNY, Until::Dusk);
    }
    Flow::Done
}

fn ward(town: &Town, me: Seat, _: Which, dying: Dying) -> Ward {
    let funny = town
        .grimoire
        .marked_by(me, Character::DEVIANT, FUNNY)
        .has(me);
    let is_my_exile =
        dying.seat == me && dying.cause == Cause::Exile && dying.round == Round::Standing;
    if is_my_exile && funny {
        Ward::Saved
    } else {
        Ward::Nothing
    }
}
