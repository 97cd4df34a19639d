//! The rules of the official schema, as far as they can be said of one file.

use clocktower::Team;
use serde_json::Value;

/// What a file in the strict form does against the schema; lengths are looked at by [`clocktower::Script::notes`].
pub(crate) fn complaints(text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let Ok(Value::Array(items)) = serde_json::from_str::<Value>(text) else {
        return vec!["not a list".to_owned()];
    };
    if items.len() > 202 {
        complaints.push(format!("{} items", items.len()));
    }
    for (at, item) in items.iter().enumerate() {
        let mut complain = |what: &str| complaints.push(format!("item {at}: {what}: {item}"));
        match item {
            Value::String(id) => {
                if id.is_empty() || !id.bytes().all(|it| it.is_ascii_lowercase()) || id.len() > 20 {
                    complain("not an official id");
                }
            }
            Value::Object(fields) => {
                let meta = item["id"] == "_meta";
                if meta != (at == 0) {
                    complain("_meta is first");
                }
                let needed: &[&str] = if meta {
                    &["id", "name"]
                } else {
                    &["id", "name", "team", "ability"]
                };
                for field in needed {
                    if !fields.contains_key(*field) {
                        complain(&format!("no {field}"));
                    }
                }
                for (field, value) in fields {
                    if !right(meta, field, value) {
                        complain(field);
                    }
                }
            }
            _ => complain("neither a text nor an object"),
        }
    }
    complaints
}

fn right(meta: bool, field: &str, value: &Value) -> bool {
    let texts = || {
        let list = value.as_array();
        list.is_some_and(|list| list.iter().all(Value::is_string))
    };
    let objects = |needed: [&str; 2]| {
        let whole = |it: &Value| needed.iter().all(|part| it[part].is_string());
        value.as_array().is_some_and(|list| list.iter().all(whole))
    };
    match (meta, field) {
        (_, "id" | "name")
        | (true, "author" | "logo" | "background" | "almanac")
        | (false, "ability" | "edition" | "flavor" | "firstNightReminder" | "otherNightReminder") => {
            value.is_string()
        }
        (true, "hideTitle") | (false, "setup") => value.is_boolean(),
        (true, "bootlegger" | "firstNight" | "otherNight")
        | (false, "reminders" | "remindersGlobal") => texts(),
        (false, "team") => {
            let teams = Team::DEALT
                .into_iter()
                .chain([Team::Traveller, Team::Fabled, Team::Loric]);
            teams.map(Team::name).any(|team| value == team)
        }
        (false, "firstNight" | "otherNight") => value.is_number(),
        (false, "image") => value.is_string() || texts(),
        (false, "jinxes") => objects(["id", "reason"]),
        (false, "special") => objects(["type", "name"]),
        _ => false,
    }
}
