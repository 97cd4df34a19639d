//! 落点 — where on the table an answer is chosen: a player first, then a character.

use clocktower::{Action, Character, Tool, Town};
use kernel::{Notation as _, Seat};
use protocol::Spot;

pub(super) fn notation(action: Action) -> String {
    Town::write_action(action)
}

/// Where an answer is chosen, or begins to be.
pub(super) fn first(action: Action) -> Spot {
    match action {
        Action::Pick(seat)
        | Action::Nominate(seat)
        | Action::Exile(seat)
        | Action::Suspect(seat)
        | Action::Trust(seat)
        | Action::Whisper(seat)
        | Action::Welcome(seat)
        | Action::SeeOff(seat) => Spot::Seat { seat },
        Action::Hand(tool) => match seat_of(tool) {
            Some(seat) => Spot::Seat { seat },
            None => Spot::Button,
        },
        Action::Name(it) | Action::ClaimToBe(it) | Action::Use(it) => character(it),
        Action::ClaimToKnow(_) | Action::State(_) | Action::Say(_) => Spot::Card {
            card: notation(action),
        },
        Action::Next
        | Action::Wait
        | Action::Pass
        | Action::Yes
        | Action::No
        | Action::Decline
        | Action::Visit => Spot::Button,
    }
}

/// What is chosen next.
pub(super) fn then(action: Action) -> Option<Spot> {
    match action {
        Action::Hand(Tool::Become(_, it)) => Some(character(it)),
        _ => None,
    }
}

fn character(character: Character) -> Spot {
    Spot::Character {
        character: character.to_string(),
    }
}

const fn seat_of(tool: Tool) -> Option<Seat> {
    match tool {
        Tool::Kill(seat)
        | Tool::Revive(seat)
        | Tool::Become(seat, _)
        | Tool::Turn(seat, _)
        | Tool::Drunk(seat)
        | Tool::Poison(seat)
        | Tool::Remind(seat, _)
        | Tool::Clear(seat)
        | Tool::Tell(seat) => Some(seat),
        Tool::Win(_) => None,
    }
}
