//! 风声 — the sentences of Fengsheng; their texts are in `locales/*/fengsheng.ftl`. The names of its
//! cards and characters, and what both do in the 2010 edition, are in `locales/*/fengsheng-names.ftl`;
//! what they do in another edition is in a file of that edition (see [`keys`]).

mod errand;
mod happened;
pub mod keys;
mod label;
mod page;
mod passing;
mod question;
mod reason;
mod sight;
#[cfg(all(test, feature = "render"))]
mod tests;

pub use happened::happened;
pub use label::{label, verb};
pub use page::rule_page;
pub use passing::passing;
pub use question::question;
pub use reason::{reason, refusal};
pub use sight::lines;

use fengsheng::{DeclaredView, Function, Script, View};
use kernel::Seat;
use protocol::{Level, Line};

/// A line that is no part of the log: a question, a button, a reason.
fn say(key: &str) -> Line {
    Line::new(key, Level::Story)
}

/// Who is asked: the eye's own player, or for an all-seeing eye the first who is.
fn asked(view: &View) -> Option<Seat> {
    view.eye.or_else(|| view.asked.first())
}

/// What a counter on top of the chain would make void.
fn countered(view: &View) -> Option<(&DeclaredView, &DeclaredView)> {
    match view.chain.as_slice() {
        [.., below, top] if top.script == Script::Card(Function::Counter) => Some((top, below)),
        _ => None,
    }
}
