//! 提名 — between a nomination and its vote: the accused speaks, and 贞洁者 may end it all.
//!
//! The storyteller is asked after every nomination, so that nobody learns from it that there was a choice.

use crate::Tri;
use crate::ability::Which;
use crate::ask::Question;
use crate::frame::{Flow, Frame, Step};
use crate::roles;
use crate::town::{Dealer, Phase};

pub(crate) const STEPS: &[Step] = &[is_the_nominator_executed, open_the_vote];

fn is_the_nominator_executed(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let mut executed = Tri::False;
    for which in Which::BOTH {
        let ability = dealer.grimoire().row(my.about).abilities[which.index()];
        let Some(turns) = roles::of(ability.character).turns_on_the_nominator else {
            continue;
        };
        if ability.spent || !dealer.grimoire().is_alive(my.about) {
            continue;
        }
        if dealer.grimoire().able(my.about, which) {
            executed = executed | turns(dealer.town, my.me);
        }
    }
    let question = Question::YesNo {
        yes: executed.possible(),
        no: executed.deniable(),
    };
    Flow::Ask(dealer.town.storyteller(), question)
}

/// The first nomination uses the ability up, whatever came of it.
fn open_the_vote(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    for which in Which::BOTH {
        let ability = dealer.grimoire().row(my.about).abilities[which.index()];
        let Some(turns) = roles::of(ability.character).turns_on_the_nominator else {
            continue;
        };
        let fails = !ability.spent && dealer.grimoire().fails(my.about, which);
        if fails && turns(dealer.town, my.me) == Tri::True {
            dealer.went_wrong(my.about);
        }
        dealer.town.grimoire.rows[my.about].abilities[which.index()].spent = true;
    }
    if my.yes {
        dealer.execute_now(my.me);
    } else {
        dealer.town.phase = Phase::Vote;
    }
    Flow::Done
}
