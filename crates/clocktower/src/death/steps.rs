//! 死亡的经过 — step by step: what prevents it, who may die instead, what is used up by it, and the death.

use kernel::Seats;

use super::STEPS;
use super::ward::is_marked_safe;
use crate::Mark;
use crate::ask::Question;
use crate::frame::{Cause, Flow, Frame};
use crate::grimoire::Life;
use crate::role::{Dying, Round, Ward};
use crate::town::Dealer;

fn dying(my: &Frame, round: Round) -> Dying {
    Dying {
        seat: my.about,
        cause: my.cause,
        by: my.by,
        round,
    }
}

/// Marks that protect, and abilities that simply do.
pub(super) fn is_it_prevented(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    if grimoire.row(my.about).life == Life::Dead {
        return Flow::Done;
    }
    if matches!(my.cause, Cause::Unstoppable | Cause::Storyteller) {
        my.step = STEPS.len() as u8 - 1;
        return Flow::Next;
    }
    let marked = is_marked_safe(grimoire, my.about, my.cause);
    if marked || dealer.ward(dying(my, Round::Standing)).is_some() {
        dealer.survive(my.about, my.cause);
        return Flow::Done;
    }
    let grimoire = dealer.grimoire();
    let failed: Seats = grimoire
        .effects
        .as_slice()
        .iter()
        .filter(|effect| {
            let protects = match effect.mark {
                Mark::CannotDie => true,
                Mark::SafeFromDemon => my.cause == Cause::Demon,
                Mark::SurvivesExecution => my.cause == Cause::Execution,
                Mark::Drunk
                | Mark::Poisoned
                | Mark::ActsTwice
                | Mark::Sober
                | Mark::Sleeps
                | Mark::HasAbility
                | Mark::Own(_)
                | Mark::Reminder(_)
                | Mark::Mad(_) => false,
            };
            effect.on == my.about && protects && grimoire.has_failed(effect)
        })
        .map(|effect| effect.by)
        .collect();
    failed.into_iter().for_each(|seat| dealer.went_wrong(seat));
    // No ability bears on an exile but what simply keeps its player alive, as often as it does.
    if my.cause == Cause::Exile {
        my.step = STEPS.len() as u8 - 2;
    }
    Flow::Next
}

/// At an execution the storyteller has been asked already, in the open.
pub(super) fn may_it_be_prevented(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.yes = false;
    if my.cause == Cause::Execution {
        return Flow::Next;
    }
    if my.cause == Cause::Demon && dealer.grimoire().notes.any_deaths {
        return Flow::Ask(dealer.town.storyteller(), Question::EITHER);
    }
    match dealer.ward(dying(my, Round::Optional)) {
        Some((_, _, Ward::Perhaps)) => Flow::Ask(dealer.town.storyteller(), Question::EITHER),
        Some(_) | None => Flow::Next,
    }
}

pub(super) fn prevent_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.yes {
        dealer.survive(my.about, my.cause);
        return Flow::Done;
    }
    Flow::Next
}

/// 镇长: the storyteller may let somebody else die instead. Whoever dies instead dies by the same hand.
pub(super) fn may_another_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.picked = None;
    match dealer.ward(dying(my, Round::Optional)) {
        Some((_, _, Ward::Another)) => {
            let living = dealer
                .grimoire()
                .those(|seat| dealer.grimoire().really_lives(seat));
            Flow::Ask(dealer.town.storyteller(), Question::one_of(living))
        }
        Some(_) | None => Flow::Next,
    }
}

pub(super) fn let_another_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    match my.picked {
        Some(seat) if seat != my.about => {
            dealer.survive(my.about, my.cause);
            dealer.kill(seat, my.cause, my.by);
            Flow::Done
        }
        Some(_) | None => Flow::Next,
    }
}

pub(super) fn is_a_chance_used_up(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some((seat, which, ward)) = dealer.ward(dying(my, Round::Spent)) else {
        return Flow::Next;
    };
    dealer.town.grimoire.rows[seat].abilities[which.index()].spent = true;
    if ward == Ward::Seems {
        let row = &mut dealer.town.grimoire.rows[my.about];
        row.life = Life::Seeming;
        row.vote_token = true;
        dealer.show_death(my.about, my.cause);
        return Flow::Done;
    }
    dealer.survive(my.about, my.cause);
    Flow::Done
}

pub(super) fn die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.bury(my.about, my.cause, my.by);
    Flow::Done
}
