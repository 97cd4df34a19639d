//! What happens where a page says nothing: one answer for every question, the most harmless there is.

use clocktower::{
    Action, Character, FrameScript, Info, Pending, Phase, Question, Side, Team, Town,
};
use kernel::{Position, Seat, Seats, Turn};

use super::questions;
use crate::seats::Names;

/// What the town does next if nobody says anything else; an error where a page has to say it.
pub(super) fn next(town: &Town, names: &Names) -> Result<(Seat, Action), String> {
    let truth = town.truth();
    if let Some(pending) = truth.pending() {
        return answer(town, &pending, names).map(|action| (pending.to, action));
    }
    let Turn::Act(asked) = town.turn() else {
        return Err("the game is over".to_owned());
    };
    let storyteller = truth.storyteller();
    let first = asked.first().unwrap_or(storyteller);
    Ok(match truth.phase() {
        Phase::Vote => (first, Action::No),
        Phase::Day if !asked.has(storyteller) => (first, Action::Pass),
        Phase::Setup | Phase::Night { .. } | Phase::Day | Phase::Over { .. } => {
            (storyteller, Action::Next)
        }
    })
}

fn answer(town: &Town, pending: &Pending, names: &Names) -> Result<Action, String> {
    let is_storyteller = pending.to == town.truth().storyteller();
    match pending.question {
        Question::Pick { from, may_decline } if is_storyteller => {
            Ok(storytellers_pick(pending, from.0, may_decline))
        }
        Question::Pick { from, may_decline } => {
            players_pick(town, pending, from.0, may_decline, names)
        }
        Question::Name { may_decline, .. } | Question::State { may_decline } if may_decline => {
            Ok(Action::Decline)
        }
        Question::Name { from, .. } => {
            let own = town.truth().believes(if is_storyteller {
                Seat::new(0)
            } else {
                pending.to
            });
            let first = from.iter().next().unwrap_or(Character::IMP);
            Ok(Action::Name(if !is_storyteller && from.has(own) {
                own
            } else {
                first
            }))
        }
        // Before the first night only a Traveller's side is asked for: it is as the table says.
        Question::YesNo { .. } if pending.script == FrameScript::Setup => {
            Ok(if is_an_evil_one(town, pending.character) {
                Action::Yes
            } else {
                Action::No
            })
        }
        Question::YesNo { no, .. } => Ok(if no { Action::No } else { Action::Yes }),
        Question::State { .. } => Ok(Action::State(clocktower::Statement::Spoken)),
        Question::Say => {
            let info = town.truth().most_truthful().unwrap_or(Info::Nothing);
            Ok(Action::Say(info))
        }
        Question::Hand | Question::Pass => Ok(Action::Pass),
    }
}

fn is_an_evil_one(town: &Town, character: Character) -> bool {
    let truth = town.truth();
    truth
        .present()
        .into_iter()
        .any(|seat| truth.character(seat) == character && truth.side(seat) == Side::Evil)
}

/// Whoever is to die dies; else nobody, if that may be; else the first in order.
fn storytellers_pick(pending: &Pending, from: Seats, may_decline: bool) -> Action {
    let dies = matches!(pending.script, FrameScript::Death | FrameScript::Execution);
    if dies && from.has(pending.about) {
        Action::Pick(pending.about)
    } else if may_decline {
        Action::Decline
    } else {
        Action::Pick(from.first().unwrap_or(pending.about))
    }
}

/// Nobody, if that may be; else oneself, if that may be; else the next player clockwise. A Demon attacks the dead only.
fn players_pick(
    town: &Town,
    pending: &Pending,
    from: Seats,
    may_decline: bool,
    names: &Names,
) -> Result<Action, String> {
    if may_decline {
        return Ok(Action::Decline);
    }
    let truth = town.truth();
    let mut around = (0..truth.players()).map(|by| pending.to.moved(by, truth.players()));
    let attacks = truth.team_of(pending.character) == Team::Demon;
    let found = around.find(|&seat| from.has(seat) && !(attacks && truth.living().has(seat)));
    found.map(Action::Pick).ok_or_else(|| {
        format!(
            "{}; a line has to say whom a Demon chooses, such as `{} 选 …`",
            questions::written(town, names),
            names.of(pending.to)
        )
    })
}
