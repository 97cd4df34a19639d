//! 不可选的 — what lies before the player and cannot be chosen, with the reason for what they would
//! most naturally mean by it.

use fengsheng::{Action, Ask, Face, Faces, Reason, Table, View};
use kernel::Seat;
use protocol::{Choice, Refusal, Spot};
use words::fengsheng as words;

use super::spots;
use crate::Question;

type WhyNot<'w> = &'w dyn Fn(Action) -> Option<Reason>;

/// Everything a player might reach for now and may not have.
///
/// In a window a card that can only be sent is refused too: for its use, which is what one would
/// expect of it.
pub(super) fn refused(
    view: &View,
    question: &Question<Table>,
    options: &[Choice],
    why_not: WhyNot<'_>,
) -> Vec<Refusal> {
    let mut refused = Vec::new();
    for (spot, meanings) in lying(view, question.seat) {
        let offered = match meanings[0] {
            Action::Use(face, _) if is_window(view) => {
                question.legal.iter().any(|&action| is_use_of(action, face))
            }
            action if spot == Spot::Button => question.legal.contains(&action),
            _ => options.iter().any(|choice| choice.spot == spot),
        };
        if offered {
            continue;
        }
        if let Some((action, reason)) = objection(&meanings, why_not)
            && reason != Reason::NoSuchSkill
        {
            refused.push(Refusal {
                action: action.to_string(),
                reason: words::refusal(view, action, &reason),
                spot,
            });
        }
    }
    refused
}

/// The reason against the first meaning; where that is that nobody was named, the reason against
/// naming anybody.
fn objection(meanings: &[Action], why_not: WhyNot<'_>) -> Option<(Action, Reason)> {
    let mut objections = meanings
        .iter()
        .map(|&action| why_not(action).map(|reason| (action, reason)));
    let first = objections.next()??;
    if first.1 != Reason::NeedsTarget {
        return Some(first);
    }
    objections.collect::<Option<Vec<_>>>()?.first().copied()
}

/// Everything within reach, with what one may mean by it: first without naming a player, then with
/// each.
fn lying(view: &View, me: Seat) -> Vec<(Spot, Vec<Action>)> {
    let seats = Seat::all(view.seats.len() as u8);
    let mut lying = Vec::new();
    let hand = view.seats[me.index()].hand.unwrap_or_default();
    for face in distinct(&hand) {
        let meanings = match view.ask {
            Ask::Card { .. } => vec![Action::Pick(face)],
            _ => {
                let function = face.function();
                let at = seats
                    .clone()
                    .map(|seat| Action::UseAt(face, function, seat));
                [Action::Use(face, function)]
                    .into_iter()
                    .chain(at)
                    .collect()
            }
        };
        lying.push((spots::hand(face), meanings));
    }
    let mut one = |action: Action| lying.push((spots::first(view, action), vec![action]));
    match view.ask {
        Ask::Trigger { .. } => [Action::Trigger, Action::Pass].into_iter().for_each(one),
        Ask::React => [Action::Draw, Action::Discard, Action::Say]
            .into_iter()
            .for_each(one),
        Ask::Player { .. } => view.living.into_iter().map(Action::Target).for_each(one),
        Ask::Intelligence { .. } => {
            for seat in view.living {
                for face in distinct(&view.seats[seat.index()].intelligence) {
                    one(Action::PickFrom(seat, face));
                }
            }
        }
        Ask::Window { .. } => {
            for number in 0..MOST_SKILLS {
                let at = seats.clone().map(|seat| Action::SkillAt(number, seat));
                let meanings = [Action::Skill(number)].into_iter().chain(at).collect();
                lying.push((Spot::Skill { number }, meanings));
            }
        }
        Ask::Whether { .. } => one(Action::Trigger),
        Ask::Discarded { .. } => distinct(&view.discard).map(Action::Pick).for_each(one),
        Ask::Role
        | Ask::Send
        | Ask::Receive
        | Ask::Card { .. }
        | Ask::Shown { .. }
        | Ask::Top { .. }
        | Ask::Colour { .. } => {}
    }
    lying
}

/// As many as notation can name; a character has fewer, and what it has not is not refused.
const MOST_SKILLS: u8 = 8;

fn is_window(view: &View) -> bool {
    matches!(view.ask, Ask::Window { .. })
}

fn is_use_of(action: Action, card: Face) -> bool {
    matches!(action, Action::Use(face, _) | Action::UseAt(face, ..) if face == card)
}

fn distinct(faces: &Faces) -> impl Iterator<Item = Face> + '_ {
    Face::all().filter(|&face| faces.count(face) > 0)
}
