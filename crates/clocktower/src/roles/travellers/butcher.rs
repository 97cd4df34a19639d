//! 屠夫 — Butcher. Traveller.
//!
//! Every day, after the first execution, it may nominate once more, whoever was nominated before. That execution needs
//! as many votes as any, but not more than the first had (ruling T115); a third one there is not. Exiles are no
//! executions.
use super::{TRAVELLER, act, acts_by_day};
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::BUTCHER,
    hears: Some(hears),
    then: &[choose_once_more, nominate],
    ..TRAVELLER
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let first = matches!(occasion, Occasion::Executed { .. }) && !dealer.town.day.nominated_again;
    if first && acts_by_day(dealer, hearer.me) {
        dealer.town.day.nominated_again = true;
        act(dealer, hearer, Character::BUTCHER);
    }
}

fn choose_once_more(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let whom = grimoire.present.minus(grimoire.travellers());
    Flow::Ask(my.me, Question::perhaps_one_of(whom))
}

fn nominate(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let (Some(whom), true) = (my.picked, dealer.works(my)) {
        let day = &mut dealer.town.day;
        day.doomed = None;
        day.to_beat = 0;
        dealer.nominate(my.me, whom);
    }
    Flow::Done
}
