//! 法官 — Judge. Traveller.
//!
//! Once in the game, when somebody else has nominated, it decides the present execution: it succeeds at once, whatever
//! the votes, or it fails, as if nobody had voted. It is asked, before everybody, after the votes have been counted and
//! until it has done so. Nothing of the kind bears on an exile.
use super::{TRAVELLER, act, acts_by_day};
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::JUDGE,
    hears: Some(hears),
    then: &[decide_it, does_it_succeed, pass_judgement],
    ..TRAVELLER
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let by_another = matches!(occasion, Occasion::Counted) && dealer.town.day.vote.by != hearer.me;
    let spent = dealer.grimoire().row(hearer.me).abilities[hearer.which.index()].spent;
    if by_another && !spent && acts_by_day(dealer, hearer.me) {
        act(dealer, hearer, Character::JUDGE);
    }
}

fn decide_it(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::EITHER)
}

/// Yes: it succeeds.
fn does_it_succeed(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if !my.yes {
        return Flow::Done;
    }
    dealer.say(Event::Used {
        seat: my.me,
        character: my.character,
    });
    Flow::Ask(my.me, Question::EITHER)
}

fn pass_judgement(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.spend(my);
    if !dealer.works(my) {
        return Flow::Done;
    }
    if my.yes {
        dealer.execute_now(dealer.town.day.vote.of);
    } else {
        dealer.annul_the_vote();
    }
    Flow::Done
}
