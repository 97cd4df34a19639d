//! How the walks choose: uniformly, or drawn to what a random player seldom does.

use blanc_noir::{Action, Face, Kind, Scroll, Table};
use kernel::{Eye, Position, Seat};

/// How strongly a walk is drawn to each action. Two walks in four are uniform.
pub(crate) fn weights(walk: u64, table: &Table, seat: Seat, actions: &[Action]) -> Vec<u32> {
    // The seats of a walk follow its number too: so the policies change every five walks.
    match walk / 5 % 4 {
        0 | 1 => vec![1; actions.len()],
        2 => actions.iter().map(|&action| busy(action)).collect(),
        _ => {
            let view = table.view(Eye::Seat(seat));
            let hand = view.seats[seat.index()].hand.unwrap_or_default();
            let scrolls = view.seats[seat.index()].scrolls.clone();
            let threat = scrolls.is_some_and(|mine| mine.contains(&Scroll::Threat));
            let monsters = hand.iter().filter(|face| face.kind().is_monster()).count();
            let only_monsters = monsters > 0 && monsters == hand.len() as usize;
            actions
                .iter()
                .map(|&action| finisher(action, threat, only_monsters))
                .collect()
        }
    }
}

/// Uses everything it has as soon as it may.
fn busy(action: Action) -> u32 {
    match action {
        Action::Use(_) => 30,
        Action::Trade(_) => 15,
        Action::Play(face) if face.kind().is_special() => 12,
        Action::Slot(..) | Action::Open(..) | Action::Pick(_) => 6,
        Action::Play(_) => 3,
        _ => 1,
    }
}

/// Gets rid of cards; with a Threat in hand it keeps the monsters for it.
fn finisher(action: Action, threat: bool, only_monsters: bool) -> u32 {
    let keeps = |face: Face| threat && !only_monsters && face.kind().is_monster();
    match action {
        Action::Use(Scroll::Threat) if !only_monsters => 0,
        Action::Use(Scroll::Threat) => 1_000,
        Action::Play(face) | Action::Trade(face) | Action::Pick(face) if keeps(face) => 0,
        Action::Play(face) if face.kind() == Kind::Princess => 60,
        Action::Play(face) if face.kind() == Kind::Number => 30,
        Action::Use(Scroll::Relief | Scroll::Revelation) => 40,
        Action::Trade(_) if !threat => 40,
        Action::Play(_) | Action::Pick(_) | Action::Declare => 20,
        Action::Use(_) | Action::Trade(_) => 8,
        _ => 1,
    }
}
