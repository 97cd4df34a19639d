//! 风声 — the sentences of Fengsheng; their texts are in `locales/*/fengsheng.ftl`, the names of its
//! cards, characters and skills in `locales/*/fengsheng-names.ftl`.

mod errand;
mod happened;
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
pub use reason::reason;
pub use sight::lines;

use fengsheng::{DeclaredView, Faction, Function, Role, Rule, Script, View, Way};
use kernel::Seat;
use protocol::{Level, Line};

/// A line that is no part of the log: a question, a button, a reason.
fn say(key: &str) -> Line {
    Line::new(key, Level::Story)
}

/// The key of a function's name.
fn function(function: Function) -> String {
    format!("fs-fn-{}", function.name())
}

/// The key of a character's name.
fn role(role: Role) -> String {
    format!("fs-role-{role}")
}

/// The key of a faction's name.
fn faction(faction: Faction) -> String {
    format!("fs-faction-{}", faction.name())
}

/// The key of the name of a way to travel.
fn way(way: Way) -> &'static str {
    match way {
        Way::Secret => "fs-way-secret",
        Way::Direct => "fs-way-direct",
        Way::Open => "fs-way-open",
    }
}

/// The key of the name of what is carried out; a rule that asks is a character's passive skill.
fn script(script: Script) -> String {
    match script {
        Script::Card(what) => function(what),
        Script::Skill(role, number) => format!("fs-skill-{role}-skill-{number}"),
        Script::Trigger(role, number) => format!("fs-skill-{role}-trigger-{number}"),
        Script::Rule(Rule::ReturnOne) => "fs-skill-great-beauty-passive-0".to_owned(),
        Script::Rule(Rule::GoodManners) => "fs-skill-seven-hundred-passive-1".to_owned(),
        Script::Rule(Rule::TurnUp) => "fs-hidden".to_owned(),
    }
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
