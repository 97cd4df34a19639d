//! How the walks choose: uniformly, or drawn to what a random player seldom does.

use fengsheng::{Action, Table};
use kernel::Seat;

/// How strongly a walk is drawn to each action. Two walks in four are uniform.
pub(crate) fn weights(walk: u64, _: &Table, _: Seat, actions: &[Action]) -> Vec<u32> {
    // The seats of a walk follow its number too: so the policies change every seven walks.
    match walk / 7 % 4 {
        0 | 1 => vec![1; actions.len()],
        _ => actions.iter().map(|&action| patient(action)).collect(),
    }
}

/// Lets most chances go by, and answers whatever a skill lets it: hands and intelligence grow.
fn patient(action: Action) -> u32 {
    match action {
        Action::Pass | Action::Trigger => 60,
        Action::Take => 2,
        _ => 1,
    }
}
