//! 抉择 — what a player answers when asked: by night and by the own ability.

use clocktower::{Action, Cast, Character, Pending, Question, Side, Statement, Team};
use kernel::Rng;

use super::night;
use super::situation::{Situation, most};

/// A player's answer to a question.
pub(super) fn answer(
    situation: &Situation<'_>,
    pending: &Pending,
    legal: &[Action],
    luck: &mut Rng,
) -> Action {
    match pending.question {
        Question::Pick { from, may_decline } => {
            let picked = night::pick(situation, pending, from.0, may_decline, luck);
            picked.map_or(Action::Decline, Action::Pick)
        }
        Question::Name { from, may_decline } => name(situation, pending, from, may_decline, luck),
        Question::YesNo { .. } => yes_or_no(situation, pending, legal, luck),
        Question::State { .. } => state(situation),
        Question::Say | Question::Hand | Question::Pass => Action::Pass,
    }
}

/// Evil abilities are named by those who can take them away, good ones by those who gain them.
fn name(
    situation: &Situation<'_>,
    pending: &Pending,
    from: Cast,
    may_decline: bool,
    luck: &mut Rng,
) -> Action {
    let view = situation.view;
    let about = pending.picks.as_slice().last().copied();
    let claimed = about.and_then(|seat| {
        if seat == situation.me {
            Some(situation.own.character)
        } else {
            situation.claim(seat)
        }
    });
    let is_guessed = pending.character != Character::PIT_HAG;
    if let Some(character) = claimed.filter(|&character| is_guessed && from.has(character)) {
        return Action::Name(character);
    }
    // Once in a game: not on the first night, when nothing is known yet.
    if may_decline && view.board.night < 2 {
        return Action::Decline;
    }
    let wanted = |character: &Character| match pending.character {
        Character::COURTIER => view.team(*character) == Team::Minion,
        Character::PIT_HAG => view.team(*character) == Team::Outsider,
        _ => view.team(*character) == Team::Townsfolk,
    };
    let mut fitting: Vec<Character> = from.iter().filter(wanted).collect();
    if fitting.is_empty() {
        fitting = from.iter().collect();
    }
    luck.pick(&fitting)
        .map_or(Action::Decline, |&character| Action::Name(character))
}

fn yes_or_no(
    situation: &Situation<'_>,
    pending: &Pending,
    legal: &[Action],
    luck: &mut Rng,
) -> Action {
    let yes = match pending.character {
        // Whoever can spare somebody, spares a friend.
        Character::JUDGE => situation.view.board.day.doomed.is_none_or(|doomed| {
            if situation.is_good() {
                situation.demon(doomed) >= 0.5
            } else {
                !situation.friends().has(doomed)
            }
        }),
        _ => luck.below(2) == 0,
    };
    let wanted = if yes { Action::Yes } else { Action::No };
    if legal.contains(&wanted) {
        wanted
    } else {
        legal[0]
    }
}

/// What one would most like to know: whether the likeliest is what one thinks.
fn state(situation: &Situation<'_>) -> Action {
    let others = situation.residents().without(situation.me);
    let whom = most(others, |seat| situation.demon(seat));
    let whom = whom.unwrap_or(situation.me);
    Action::State(match situation.own.side {
        Side::Good => Statement::Team {
            seat: whom,
            team: Team::Demon,
        },
        Side::Evil => Statement::Evil { seat: whom },
    })
}
