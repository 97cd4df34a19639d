//! 写出剧本 — from a [`Script`] to the text of a file that every program accepts.
//!
//! `_meta` comes first, then the characters in the script's order: official ones as their ids, its own as objects. Fields that
//! say nothing are left out. What was read longer than the format allows is written as it is; [`Script::notes`] names it.

use super::Script;
use super::own::{OwnCharacter, Special, SpecialValue};
use crate::almanac::Slot;

impl Script {
    /// The text of its file.
    pub fn write(&self) -> String {
        let mut out = String::from("[\n");
        out.push_str(&self.meta());
        for &character in &self.characters {
            out.push_str(",\n");
            match self.own_character(character) {
                Some(own) => out.push_str(&own_character(own)),
                None => {
                    out.push_str("  ");
                    out.push_str(&quoted(self.id(character)));
                }
            }
        }
        out.push_str("\n]\n");
        out
    }

    fn meta(&self) -> String {
        let order = |slots: &Option<Vec<Slot>>| {
            let ids = slots.as_ref()?.iter().map(|&slot| self.slot_id(slot));
            Some(list(ids))
        };
        object(
            2,
            &[
                ("id", Some(quoted("_meta"))),
                ("name", Some(quoted(&self.name))),
                ("author", text(self.author.as_ref())),
                ("logo", text(self.logo.as_ref())),
                ("hideTitle", truth(self.hide_title)),
                ("background", text(self.background.as_ref())),
                ("almanac", text(self.almanac.as_ref())),
                ("bootlegger", texts(&self.bootlegger)),
                ("firstNight", order(&self.first_night)),
                ("otherNight", order(&self.other_night)),
            ],
        )
    }
}

fn own_character(own: &OwnCharacter) -> String {
    let image = match own.image.as_slice() {
        [one] => Some(quoted(one)),
        several => texts(several),
    };
    let jinxes = own.jinxes.iter().map(|jinx| {
        let fields = [
            ("id", Some(quoted(&jinx.with))),
            ("reason", Some(quoted(&jinx.reason))),
        ];
        object(6, &fields)
    });
    object(
        2,
        &[
            ("id", Some(quoted(&own.id))),
            ("name", Some(quoted(&own.name))),
            ("team", Some(quoted(own.team.name()))),
            ("ability", Some(quoted(&own.ability))),
            ("image", image),
            ("edition", text(own.edition.as_ref())),
            ("flavor", text(own.flavor.as_ref())),
            ("firstNight", Some(own.first_night.to_string())),
            (
                "firstNightReminder",
                text(own.first_night_reminder.as_ref()),
            ),
            ("otherNight", Some(own.other_night.to_string())),
            (
                "otherNightReminder",
                text(own.other_night_reminder.as_ref()),
            ),
            ("reminders", texts(&own.reminders)),
            ("remindersGlobal", texts(&own.reminders_global)),
            ("setup", truth(own.setup)),
            ("jinxes", objects(jinxes)),
            ("special", objects(own.special.iter().map(special))),
        ],
    )
}

fn special(special: &Special) -> String {
    let value = special.value.as_ref().map(|value| match value {
        SpecialValue::Text(text) => quoted(text),
        SpecialValue::Number(number) => number.to_string(),
    });
    object(
        6,
        &[
            ("type", Some(quoted(&special.kind))),
            ("name", Some(quoted(&special.name))),
            ("value", value),
            ("time", text(special.time.as_ref())),
            ("global", text(special.global.as_ref())),
        ],
    )
}

/// An object, indented, with the fields that say something.
fn object(indent: usize, fields: &[(&str, Option<String>)]) -> String {
    let outer = " ".repeat(indent);
    let fields: Vec<String> = fields
        .iter()
        .filter_map(|(name, value)| Some(format!("{outer}  \"{name}\": {}", value.as_ref()?)))
        .collect();
    format!("{outer}{{\n{}\n{outer}}}", fields.join(",\n"))
}

/// A list of objects inside a character.
fn objects(objects: impl Iterator<Item = String>) -> Option<String> {
    let objects: Vec<String> = objects.collect();
    (!objects.is_empty()).then(|| format!("[\n{}\n    ]", objects.join(",\n")))
}

fn list(texts: impl IntoIterator<Item = String>) -> String {
    let texts: Vec<String> = texts.into_iter().map(|text| quoted(&text)).collect();
    format!("[{}]", texts.join(", "))
}

fn texts(texts: &[String]) -> Option<String> {
    (!texts.is_empty()).then(|| list(texts.iter().cloned()))
}

fn text(text: Option<&String>) -> Option<String> {
    text.map(|text| quoted(text))
}

fn truth(truth: bool) -> Option<String> {
    truth.then(|| "true".to_owned())
}

/// A text as JSON writes it.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            control if control.is_control() => {
                out.push_str(&format!("\\u{:04x}", u32::from(control)));
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_json_cannot_hold_is_written_as_it_wants_it() {
        assert_eq!(
            quoted("a \"b\" \\ c\n\u{1} 钟"),
            r#""a \"b\" \\ c\n\u0001 钟""#
        );
    }

    #[test]
    fn a_base_script_is_written_and_read_again() {
        for name in Script::NAMED {
            let script = Script::named(name).unwrap();
            let (again, remarks) = Script::read_with_remarks(&script.write()).unwrap();
            assert_eq!((again, remarks), (script, Vec::new()), "{name}");
        }
    }
}
