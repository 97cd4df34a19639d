//! 缘故 — what the balanced storyteller would do and why, and why it was done.

use ::clocktower::{Action, Town, View, Why};
use bots::Bot as _;
use bots::clocktower::Townsman;
use protocol::Counsel;
use words::clocktower as words;

use super::spots;
use crate::{Desk, Step};

/// The balanced storyteller, who has seen nothing yet.
fn storyteller(desk: &Desk<'_, Town>) -> Townsman {
    Townsman::new(desk.bot_seed())
}

/// What the balanced storyteller would answer now.
pub(super) fn advice(desk: &Desk<'_, Town>, legal: &[Action]) -> Option<Counsel> {
    let mut storyteller = storyteller(desk);
    let view = desk.retrace(&mut |step| {
        if let Step::Saw(sight) = step {
            storyteller.hear(sight);
        }
    })?;
    let action = storyteller.decide(&view, legal);
    Some(counsel(&mut storyteller, &view, action).1)
}

/// Every decision in which there was something to choose, with what speaks for it by what was known then.
pub(super) fn review(desk: &Desk<'_, Town>) -> Vec<Counsel> {
    let mut storyteller = storyteller(desk);
    let mut decisions = Vec::new();
    desk.retrace(&mut |step| match step {
        Step::Saw(sight) => storyteller.hear(sight),
        Step::Decided {
            view,
            legal,
            action,
        } => {
            if legal.len() > 1 && !is_waiting(action) {
                let (why, counsel) = counsel(&mut storyteller, view, action);
                if why != Why::NothingByHand {
                    decisions.push(counsel);
                }
            }
        }
    });
    decisions
}

/// Nothing is done but to let the others go on.
fn is_waiting(action: Action) -> bool {
    matches!(action, Action::Wait | Action::Pass)
}

fn counsel(storyteller: &mut Townsman, view: &View, action: Action) -> (Why, Counsel) {
    let grounds = storyteller.explain(view, action);
    let counsel = Counsel {
        when: words::when(view),
        question: words::question(view),
        action: spots::notation(action),
        label: words::label(view, action),
        why: words::grounds(&grounds),
        tags: grounds.tags.clone(),
    };
    (grounds.why, counsel)
}
