//! 看不懂 — what keeps a setup or a message from being read, as a line: which field, and what stands in it.
//!
//! serde tells such things in English sentences. Here they are kept apart as what they are, so that each language has its own.

mod reader;

use protocol::Line;
use serde::de::{DeserializeOwned, Expected, Unexpected};
use serde_json::Value;

use super::sorry;
use reader::Reading;

/// Reads what a message holds.
pub(super) fn read<T: DeserializeOwned>(value: Value) -> Result<T, Misread> {
    T::deserialize(Reading(value))
}

/// Reads the text of a message.
pub(super) fn read_text<T: DeserializeOwned>(text: &str) -> Result<T, Line> {
    let value: Value = serde_json::from_str(text).map_err(|why| {
        sorry::line("sorry-misread-json")
            .text("line", why.line().to_string())
            .text("column", why.column().to_string())
    })?;
    read(value).map_err(|why| why.line())
}

/// What was read as something else than it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Misread {
    /// The fields that lead there, the innermost first.
    path: Vec<String>,
    what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    /// A field is missing.
    Missing(&'static str),
    /// There are no such fields here; there are these.
    Unknown(String, &'static [&'static str]),
    /// There is no such value here; there are these, if they can be counted.
    Wrong(Option<String>, &'static [&'static str]),
}

impl Misread {
    fn new(what: What) -> Self {
        Self {
            path: Vec::new(),
            what,
        }
    }

    /// The same, in this field, which holds this.
    fn inside(mut self, field: &str, held: &Value) -> Self {
        if let (What::Wrong(found @ None, _), true) = (&mut self.what, self.path.is_empty()) {
            *found = Some(shown(held));
        }
        self.path.push(field.to_owned());
        self
    }

    /// The sentence.
    pub(super) fn line(&self) -> Line {
        match &self.what {
            What::Missing(field) => {
                sorry::line("sorry-misread-missing").text("field", self.name(field))
            }
            What::Unknown(field, known) => sorry::line("sorry-misread-unknown")
                .text("field", self.name(field))
                .text("fields", known.join(", ")),
            What::Wrong(found, known) => self.wrong(found.as_deref().unwrap_or("…"), known),
        }
    }

    fn wrong(&self, found: &str, known: &[&str]) -> Line {
        let field = self.path.iter().rev().cloned().collect::<Vec<_>>();
        let line = match (field.is_empty(), known.is_empty()) {
            (true, true) => sorry::line("sorry-misread-value"),
            (true, false) => sorry::line("sorry-misread-value-of"),
            (false, true) => sorry::line("sorry-misread-field"),
            (false, false) => sorry::line("sorry-misread-field-of"),
        };
        let line = line.text("value", found);
        let line = if field.is_empty() {
            line
        } else {
            line.text("field", field.join("."))
        };
        if known.is_empty() {
            line
        } else {
            line.text("values", known.join(", "))
        }
    }

    /// A field's name behind those that lead there.
    fn name(&self, field: &str) -> String {
        let path = self.path.iter().rev().map(String::as_str);
        path.chain([field]).collect::<Vec<_>>().join(".")
    }
}

/// What stands in a field, short enough for a sentence.
fn shown(value: &Value) -> String {
    let text = match value {
        Value::String(text) => text.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::Array(_) => "[…]".to_owned(),
        Value::Object(_) => "{…}".to_owned(),
    };
    sorry::shortened(&text)
}

fn shown_part(found: Unexpected<'_>) -> Option<String> {
    match found {
        Unexpected::Bool(truth) => Some(truth.to_string()),
        Unexpected::Unsigned(number) => Some(number.to_string()),
        Unexpected::Signed(number) => Some(number.to_string()),
        Unexpected::Float(number) => Some(number.to_string()),
        Unexpected::Str(text) => Some(sorry::shortened(text)),
        Unexpected::Unit => Some("null".to_owned()),
        Unexpected::Seq => Some("[…]".to_owned()),
        Unexpected::Map => Some("{…}".to_owned()),
        _ => None,
    }
}

impl std::fmt::Display for Misread {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "misread {:?}: {:?}", self.path, self.what)
    }
}

impl std::error::Error for Misread {}

impl serde::de::Error for Misread {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Self::new(What::Wrong(None, &[]))
    }

    fn invalid_type(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::new(What::Wrong(shown_part(found), &[]))
    }

    fn invalid_value(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::new(What::Wrong(shown_part(found), &[]))
    }

    fn unknown_variant(variant: &str, known: &'static [&'static str]) -> Self {
        Self::new(What::Wrong(Some(sorry::shortened(variant)), known))
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        Self::new(What::Unknown(sorry::shortened(field), known))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(What::Missing(field))
    }
}
