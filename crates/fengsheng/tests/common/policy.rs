//! How the walks choose: uniformly, or drawn to what a random player seldom does.

use fengsheng::{Action, Colour, Face, Function, Table};
use kernel::Seat;

/// How strongly a walk is drawn to each action.
pub(crate) fn weights(walk: u64, _: &Table, _: Seat, actions: &[Action]) -> Vec<u32> {
    // The seats of a walk follow its number too: so the policies change every seven walks.
    let weight = match walk / 7 % 4 {
        0 => return vec![1; actions.len()],
        1 => patient,
        2 => deadly,
        _ => reckless,
    };
    actions.iter().map(|&action| weight(action)).collect()
}

/// Lets most chances go by, and answers whatever a skill lets it: hands and intelligence grow.
fn patient(action: Action) -> u32 {
    match action {
        Action::Pass | Action::Trigger => 60,
        Action::Take => 2,
        _ => 1,
    }
}

/// Sends black cards, and takes what comes: players die.
fn deadly(action: Action) -> u32 {
    match action {
        Action::Send(face, _) | Action::Pick(face) if black(face) => 20,
        Action::Pass => 20,
        Action::Trigger => 60,
        Action::Take => 4,
        Action::UseAt(_, Function::Burn, _) => 0,
        _ => 1,
    }
}

/// The same, with every card and skill used as soon as it may be.
fn reckless(action: Action) -> u32 {
    match action {
        Action::Use(..) | Action::UseAt(..) | Action::Skill(_) | Action::SkillAt(..) => 3,
        Action::Pass => 5,
        other => deadly(other),
    }
}

fn black(face: Face) -> bool {
    face.is(Colour::Black)
}
