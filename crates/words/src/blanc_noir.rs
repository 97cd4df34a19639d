//! 黑与白 — the sentences of Blanc Noir; their texts are in `locales/*/blanc-noir.ftl`.

mod label;
mod question;
mod reason;
mod sight;
#[cfg(all(test, feature = "render"))]
mod tests;

pub use label::label;
pub use question::{passing, question, rule_page};
pub use reason::reason;
pub use sight::lines;

use blanc_noir::{Direction, Face, Kind};
use protocol::{Arg, Level, Line};

/// A line that is no part of the log: a question, a button, a reason.
fn say(key: &str) -> Line {
    Line::new(key, Level::Story)
}

fn direction(line: Line, direction: Direction) -> Line {
    let direction = match direction {
        Direction::Clockwise => "clockwise",
        Direction::CounterClockwise => "counter-clockwise",
    };
    line.with(
        "direction",
        Arg::Direction {
            direction: direction.to_owned(),
        },
    )
}

/// Whether a friend who tells of the game would mention that this card was played.
fn is_big(face: Face) -> bool {
    match face.kind() {
        Kind::Princess
        | Kind::Golem
        | Kind::Fairy
        | Kind::Gargoyle
        | Kind::Valkyrie
        | Kind::Dragon
        | Kind::Goddess => true,
        Kind::Number
        | Kind::Priestess
        | Kind::Clown
        | Kind::Magician
        | Kind::Lord
        | Kind::Knight
        | Kind::Prince => false,
    }
}
