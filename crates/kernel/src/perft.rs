//! 计数 — how many ways lead how deep, and how many views they give each seat.

use std::collections::BTreeSet;

use crate::{Eye, Position, Seat, Turn};

/// The number of sequences of `depth` decisions from here; a finished game has none.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    divide(position, depth)
        .into_iter()
        .map(|(_, _, count)| count)
        .sum()
}

/// The same count, decision by decision: to find where two engines part.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(Seat, P::Action, u64)> {
    let Turn::Act(asked) = position.turn() else {
        return Vec::new();
    };
    let mut counts = Vec::new();
    for seat in asked {
        let mut actions = Vec::new();
        position.legal_actions(seat, &mut actions);
        for action in actions {
            if depth == 1 {
                counts.push((seat, action, 1));
                continue;
            }
            let mut after = position.clone();
            after.play_quietly(seat, action);
            counts.push((seat, action, perft(&after, depth - 1)));
        }
    }
    counts
}

/// How many different views `eye` can have after exactly `depth` decisions.
///
/// A change in what may be seen moves this number even when [`perft`] stays.
pub fn infosets<P: Position>(position: &P, eye: Eye, depth: u32) -> usize {
    let mut views = BTreeSet::new();
    collect(position, eye, depth, &mut views);
    views.len()
}

fn collect<P: Position>(position: &P, eye: Eye, depth: u32, views: &mut BTreeSet<String>) {
    if depth == 0 {
        views.insert(format!("{:?}", position.view(eye)));
        return;
    }
    let Turn::Act(asked) = position.turn() else {
        return;
    };
    for seat in asked {
        let mut actions = Vec::new();
        position.legal_actions(seat, &mut actions);
        for action in actions {
            let mut after = position.clone();
            after.play_quietly(seat, action);
            collect(&after, eye, depth - 1, views);
        }
    }
}
