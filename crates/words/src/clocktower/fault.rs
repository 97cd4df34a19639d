//! 剧本的毛病 — what keeps a file from being a script, told with its place; the texts are in `clocktower-faults.ftl`.
//!
//! An id that the file has to be changed to stands there as it is written, and a known character's name beside it.

use clocktower::Character;
use clocktower::scripts::{Fault, JsonKind, NotJson, ScriptError};
use protocol::Line;

use super::{keys, say};

/// What is wrong with a script file, and where.
pub fn fault(error: &ScriptError) -> Line {
    let ScriptError { line, column, what } = error;
    say("ct-fault-at")
        .text("line", line.to_string())
        .text("column", column.to_string())
        .line("what", what_is_wrong(what))
}

fn what_is_wrong(fault: &Fault) -> Line {
    match fault {
        Fault::Empty => say("ct-fault-empty"),
        Fault::NoScript => say("ct-fault-no-script"),
        Fault::NotJson(why) => not_json(*why),
        Fault::NotAList(found) => say("ct-fault-not-a-list").line("found", kind(*found)),
        Fault::TooManyItems(items) => {
            say("ct-fault-too-many-items").text("items", items.to_string())
        }
        Fault::NoItem(found) => say("ct-fault-no-item").line("found", kind(*found)),
        Fault::NoId => say("ct-fault-no-id"),
        Fault::EmptyId(id) => say("ct-fault-empty-id").text("id", id),
        Fault::Unknown { id, near: None } => say("ct-fault-unknown").text("id", id),
        Fault::Unknown {
            id,
            near: Some(near),
        } => say("ct-fault-unknown-near")
            .text("id", id)
            .line("near", meant(near)),
        Fault::NoTeam { id, near: None } => say("ct-fault-no-team").text("id", id),
        Fault::NoTeam {
            id,
            near: Some(near),
        } => say("ct-fault-no-team-near")
            .text("id", id)
            .line("near", meant(near)),
        Fault::UnknownTeam {
            id,
            team,
            near: None,
        } => say("ct-fault-unknown-team")
            .text("id", id)
            .text("team", team),
        Fault::UnknownTeam {
            id,
            team,
            near: Some(near),
        } => say("ct-fault-unknown-team-near")
            .text("id", id)
            .text("team", team)
            .line("near", meant_team(near)),
        Fault::WrongKind {
            field,
            wanted,
            found,
        } => say("ct-fault-wrong-kind")
            .text("field", *field)
            .line("wanted", kind(*wanted))
            .line("found", kind(*found)),
        Fault::BadNumber { field, text } => say("ct-fault-bad-number")
            .text("field", *field)
            .text("number", text),
        Fault::Missing { field, part } => say("ct-fault-missing")
            .text("field", *field)
            .text("part", *part),
        Fault::TooManyOwn(most) => say("ct-fault-too-many-own")
            .text("n", (most + 1).to_string())
            .text("most", most.to_string()),
    }
}

/// An id that may have been meant: as it is written, and by name if it is an official character's.
fn meant(id: &str) -> Line {
    let character = id.parse().ok().filter(|it: &Character| !it.is_own());
    match character {
        Some(character) => say("ct-fault-meant-known")
            .text("id", id)
            .term("name", keys::role(character)),
        None => say("ct-fault-meant").text("id", id),
    }
}

/// A team that may have been meant.
fn meant_team(name: &str) -> Line {
    say("ct-fault-meant-known")
        .text("id", name)
        .term("name", format!("ct-team-{name}"))
}

fn kind(kind: JsonKind) -> Line {
    say(match kind {
        JsonKind::Text => "ct-fault-kind-text",
        JsonKind::Number => "ct-fault-kind-number",
        JsonKind::Truth => "ct-fault-kind-truth",
        JsonKind::List => "ct-fault-kind-list",
        JsonKind::Object => "ct-fault-kind-object",
        JsonKind::Nothing => "ct-fault-kind-nothing",
    })
}

fn not_json(why: NotJson) -> Line {
    match why {
        NotJson::EndsInObject => say("ct-fault-json-ends-in-object"),
        NotJson::EndsEarly => say("ct-fault-json-ends-early"),
        NotJson::CurlyQuote(quote) => say("ct-fault-json-curly-quote").text("quote", quote),
        NotJson::NothingBeforeBracket => say("ct-fault-json-nothing-before-bracket"),
        NotJson::StrayBrace => say("ct-fault-json-stray-brace"),
        NotJson::StrayBracket => say("ct-fault-json-stray-bracket"),
        NotJson::NothingBeforeComma => say("ct-fault-json-nothing-before-comma"),
        NotJson::OpenList => say("ct-fault-json-open-list"),
        NotJson::OpenObject => say("ct-fault-json-open-object"),
        NotJson::OpenText => say("ct-fault-json-open-text"),
        NotJson::Backslash => say("ct-fault-json-backslash"),
        NotJson::NoComma => say("ct-fault-json-no-comma"),
        NotJson::LastComma => say("ct-fault-json-last-comma"),
        NotJson::Comment => say("ct-fault-json-comment"),
        NotJson::SingleQuote => say("ct-fault-json-single-quote"),
        NotJson::More => say("ct-fault-json-more"),
        NotJson::NoColon => say("ct-fault-json-no-colon"),
        NotJson::NoValue => say("ct-fault-json-no-value"),
        NotJson::NoField => say("ct-fault-json-no-field"),
        NotJson::TooDeep => say("ct-fault-json-too-deep"),
        NotJson::BareText => say("ct-fault-json-bare-text"),
        NotJson::BadNumber => say("ct-fault-json-bad-number"),
        NotJson::Stray(letter) => say("ct-fault-json-stray").text("letter", letter),
    }
}
