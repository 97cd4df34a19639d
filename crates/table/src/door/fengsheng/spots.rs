//! 落点 — where on the table an answer is chosen: a card or skill first, then at whom.

use fengsheng::{Action, Ask, Face, View};
use protocol::Spot;

/// Where an answer is chosen, or begins to be.
pub(super) fn first(view: &View, action: Action) -> Spot {
    // What is used from among the intelligence is the skill's doing.
    let by_skill = match action {
        Action::Use(face, function) | Action::UseAt(face, function, _) => {
            view.uses_intelligence(face, function)
        }
        _ => None,
    };
    if let Some(number) = by_skill {
        return Spot::Skill { number };
    }
    match action {
        Action::Choose(role) => Spot::Role {
            role: role.to_string(),
        },
        Action::Pick(face) if is_of_a_pile(view.ask) => pile(face),
        Action::Use(face, _)
        | Action::UseAt(face, ..)
        | Action::Send(face, _)
        | Action::Pick(face) => hand(face),
        Action::Skill(number) | Action::SkillAt(number, _) => Spot::Skill { number },
        Action::PickFrom(seat, face) => Spot::Intelligence {
            seat,
            card: face.to_string(),
        },
        Action::Target(seat) => Spot::Seat { seat },
        Action::Pass
        | Action::Trigger
        | Action::Take
        | Action::Refuse
        | Action::Draw
        | Action::Discard
        | Action::Say
        | Action::Name(_) => Spot::Button,
    }
}

/// At whom it is chosen next.
pub(super) fn then(action: Action) -> Option<Spot> {
    match action {
        Action::UseAt(_, _, seat) | Action::Send(_, seat) | Action::SkillAt(_, seat) => {
            Some(Spot::Seat { seat })
        }
        Action::Pass
        | Action::Choose(_)
        | Action::Use(..)
        | Action::Skill(_)
        | Action::Trigger
        | Action::Take
        | Action::Refuse
        | Action::Draw
        | Action::Discard
        | Action::Say
        | Action::Pick(_)
        | Action::PickFrom(..)
        | Action::Target(_)
        | Action::Name(_) => None,
    }
}

/// Whether the question is about cards that lie apart: another hand, the top of the deck, the discard.
fn is_of_a_pile(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Shown { .. } | Ask::Top { .. } | Ask::Discarded { .. }
    )
}

fn pile(face: Face) -> Spot {
    Spot::Pile {
        card: face.to_string(),
    }
}

pub(super) fn hand(face: Face) -> Spot {
    Spot::Hand {
        card: face.to_string(),
    }
}
