//! 文件格式 — JSON with places, and what is wrong with a text that is none.

use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged as _;
use jsonc_parser::errors::{ParseError, ParseErrorKind};
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};

use super::fault::{Fault, JsonKind, ScriptError};
use super::not_json::NotJson;
use super::number::Number;

/// JSON as the standard has it, and nothing of what people wish it had.
const STRICT: ParseOptions = ParseOptions {
    allow_comments: false,
    allow_loose_object_property_names: false,
    allow_trailing_commas: false,
    allow_missing_commas: false,
    allow_single_quoted_strings: false,
    allow_hexadecimal_numbers: false,
    allow_unary_plus_numbers: false,
    allow_bare_decimal_point_numbers: false,
    allow_non_finite_numbers: false,
    allow_extended_string_escapes: false,
};

/// A file's text; finds the line and column of a place in it.
#[derive(Clone, Copy)]
pub(super) struct Source<'t>(pub(super) &'t str);

impl<'t> Source<'t> {
    /// The text as JSON.
    pub(super) fn parse(self) -> Result<Value<'t>, ScriptError> {
        let Self(text) = self;
        let parsed = parse_to_ast(text, &CollectOptions::default(), &STRICT)
            .map_err(|error| self.not_json(&error))?;
        parsed.value.ok_or_else(|| self.fault(0, Fault::Empty))
    }

    /// Line and column of a byte, both from 1.
    pub(super) fn place(self, at: usize) -> (usize, usize) {
        let before = &self.0[..at];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (
            before.matches('\n').count() + 1,
            before[start..].chars().count() + 1,
        )
    }

    /// What is wrong at a byte.
    pub(super) fn fault(self, at: usize, what: Fault) -> ScriptError {
        let (line, column) = self.place(at);
        ScriptError { line, column, what }
    }

    fn not_json(self, error: &ParseError) -> ScriptError {
        let start = error.range().start.min(self.0.len());
        if self.0[..start].trim().is_empty() && self.0[start..].starts_with(char::is_alphanumeric) {
            return self.fault(start, Fault::NoScript);
        }
        let at = match error.kind() {
            // The comma is missing behind what stands before.
            ParseErrorKind::ExpectedComma => self.0[..start].trim_end().len(),
            _ => start,
        };
        let rest = &self.0[start..];
        self.fault(
            at,
            Fault::NotJson(NotJson::of(error.kind(), self.0[..start].trim_end(), rest)),
        )
    }

    /// A field's text.
    pub(super) fn text(
        self,
        object: &Object<'t>,
        field: &'static str,
    ) -> Result<Option<String>, ScriptError> {
        match value(object, field) {
            None => Ok(None),
            Some(Value::StringLit(text)) => Ok(Some(text.value.clone().into_owned())),
            Some(other) => Err(self.wrong(other, field, JsonKind::Text)),
        }
    }

    /// A field's texts; a single one may stand without a list.
    pub(super) fn texts(
        self,
        object: &Object<'t>,
        field: &'static str,
    ) -> Result<Vec<(String, usize)>, ScriptError> {
        let list = self.list(object, field)?;
        let texts = list.into_iter().map(|item| match item {
            Value::StringLit(text) => Ok((text.value.clone().into_owned(), text.range.start)),
            other => Err(self.fault(
                other.start(),
                Fault::WrongKind {
                    field,
                    wanted: JsonKind::Text,
                    found: kind(other),
                },
            )),
        });
        texts.collect()
    }

    /// What is in a field's list; a single thing may stand without one.
    pub(super) fn list<'o>(
        self,
        object: &'o Object<'t>,
        field: &'static str,
    ) -> Result<Vec<&'o Value<'t>>, ScriptError> {
        match value(object, field) {
            None => Ok(Vec::new()),
            Some(Value::Array(list)) => Ok(list.elements.iter().collect()),
            Some(one @ (Value::StringLit(_) | Value::Object(_))) => Ok(vec![one]),
            Some(other) => Err(self.wrong(other, field, JsonKind::List)),
        }
    }

    /// A field's true or false; false if it is not there.
    pub(super) fn truth(
        self,
        object: &Object<'t>,
        field: &'static str,
    ) -> Result<bool, ScriptError> {
        match value(object, field) {
            None => Ok(false),
            Some(Value::BooleanLit(truth)) => Ok(truth.value),
            Some(other) => Err(self.wrong(other, field, JsonKind::Truth)),
        }
    }

    /// A field's number; nought if it is not there. It may stand in quotation marks.
    pub(super) fn number(
        self,
        object: &Object<'t>,
        field: &'static str,
    ) -> Result<Number, ScriptError> {
        let (at, text) = match value(object, field) {
            None => return Ok(Number::ZERO),
            Some(Value::NumberLit(number)) => (number.range.start, number.value),
            Some(Value::StringLit(text)) if Number::read(text.value.trim()).is_some() => {
                (text.range.start, text.value.trim())
            }
            Some(other) => return Err(self.wrong(other, field, JsonKind::Number)),
        };
        Number::read(text).ok_or_else(|| {
            let text = shortened(text);
            self.fault(at, Fault::BadNumber { field, text })
        })
    }

    /// A field holds something else than it should.
    pub(super) fn wrong(
        self,
        found: &Value<'t>,
        field: &'static str,
        wanted: JsonKind,
    ) -> ScriptError {
        let found_kind = kind(found);
        self.fault(
            found.start(),
            Fault::WrongKind {
                field,
                wanted,
                found: found_kind,
            },
        )
    }
}

/// What an object has in a field; nothing if it says `null`. Of several the last one counts, as everywhere.
pub(super) fn value<'o, 't>(object: &'o Object<'t>, field: &str) -> Option<&'o Value<'t>> {
    object
        .properties
        .iter()
        .rfind(|property| property.name.as_str() == field)
        .map(|property| &property.value)
        .filter(|value| !matches!(value, Value::NullKeyword(_)))
}

/// What kind of thing it is.
pub(super) fn kind(value: &Value<'_>) -> JsonKind {
    match value {
        Value::StringLit(_) => JsonKind::Text,
        Value::NumberLit(_) => JsonKind::Number,
        Value::BooleanLit(_) => JsonKind::Truth,
        Value::Object(_) => JsonKind::Object,
        Value::Array(_) => JsonKind::List,
        Value::NullKeyword(_) => JsonKind::Nothing,
    }
}

/// A piece of the file that fits into a sentence.
pub(super) fn shortened(text: &str) -> String {
    /// Longer than any id.
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
