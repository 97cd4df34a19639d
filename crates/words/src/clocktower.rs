//! 钟楼谜团 — the sentences of Clocktower. What is told, said and answered is in `locales/*/clocktower.ftl`, what is asked
//! in `clocktower-ask.ftl`; names of characters, sides and states are in `clocktower-names.ftl`.
//!
//! What somebody is told, states or does by hand is a phrase of its own ([`phrase`]): the same one stands in the log, on the
//! storyteller's button and on the card that is shown to a player.

mod asked;
mod fault;
mod grounds;
mod happened;
pub mod keys;
mod label;
pub mod phrase;
mod reason;
#[cfg(all(test, feature = "render"))]
mod tests;

pub use asked::{passing, question, rule_page};
pub use fault::fault;
pub use grounds::{grounds, when};
pub use happened::lines;
pub use label::{label, verb};
pub use reason::reason;

use protocol::{Arg, Level, Line};

/// A line that is no part of the log: a question, a button, a reason, a phrase.
fn say(key: &str) -> Line {
    Line::new(key, Level::Story)
}

/// The line with the names that a script gives the characters it brings along, by the ids they have in messages.
pub fn named<'s>(mut line: Line, name_of: &dyn Fn(&str) -> Option<&'s str>) -> Line {
    for arg in line.args.values_mut() {
        match arg {
            Arg::Term { term } => {
                if let Some(name) = term.strip_prefix(keys::ROLE).and_then(name_of) {
                    *arg = Arg::Text {
                        text: name.to_owned(),
                    };
                }
            }
            Arg::Line { line: inner } => {
                let whole = std::mem::replace(inner, say(""));
                *inner = named(whole, name_of);
            }
            _ => {}
        }
    }
    line
}
