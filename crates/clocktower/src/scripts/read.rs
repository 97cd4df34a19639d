//! 读取剧本 — from a script file's text to a [`Script`].
//!
//! Liberal where it is clear what is meant: ids in any spelling, official characters as `{ "id": … }` or described whole, old
//! words, fields that are missing or that the format does not have. What is odd comes back as remarks.

mod own;

use jsonc_parser::ast::{Object, Value};
use jsonc_parser::common::Ranged as _;

use super::Script;
use super::fault::{Fault, Oddity, Remark, ScriptError};
use super::ids;
use super::json::{Source, kind, shortened, value};
use crate::almanac::Slot;
use crate::character::Character;

/// Items that a file may have, `_meta` included.
const MOST_ITEMS: usize = 201;

/// Remarks after which no more are made: nobody reads them, and a file may be made to have millions.
const MOST_REMARKS: usize = 200;

/// The fields of `_meta`.
const META_FIELDS: [&str; 10] = [
    "id",
    "name",
    "author",
    "logo",
    "hideTitle",
    "background",
    "almanac",
    "bootlegger",
    "firstNight",
    "otherNight",
];

impl Script {
    /// Reads a script file.
    ///
    /// It fails on what is no JSON or no list, on items that are neither an id nor an object, on characters and teams that
    /// nobody knows, on more than 201 items, and on more characters of its own than [`Character::MOST_OWN`].
    pub fn read(text: &str) -> Result<Self, ScriptError> {
        Self::read_with_remarks(text).map(|(script, _)| script)
    }

    /// Reads a script file, and says what is odd in it: the first 200 things.
    pub fn read_with_remarks(text: &str) -> Result<(Self, Vec<Remark>), ScriptError> {
        // Some editors put an invisible mark at the beginning.
        let source = Source(text.strip_prefix('\u{feff}').unwrap_or(text));
        let list = match source.parse()? {
            Value::Array(list) => list,
            other => {
                return Err(source.fault(other.start(), Fault::NotAList(kind(&other))));
            }
        };
        if let Some(item) = list.elements.get(MOST_ITEMS) {
            let items = list.elements.len();
            return Err(source.fault(item.start(), Fault::TooManyItems(items)));
        }
        let mut reader = Reader {
            source,
            brought: list.elements.iter().filter_map(brought_along).collect(),
            script: Self::default(),
            remarks: Vec::new(),
            meta: None,
            described: Vec::new(),
        };
        for item in &list.elements {
            reader.item(item)?;
        }
        reader.finish(list.range.start)
    }
}

/// The id of an item that is an object for a character of the script's own.
fn brought_along(item: &Value<'_>) -> Option<String> {
    let Value::Object(object) = item else {
        return None;
    };
    match value(object, "id") {
        Some(Value::StringLit(id)) if object.properties.len() > 1 && !is_meta(&id.value) => {
            Some(ids::plain(&id.value)).filter(|_| ids::official(&id.value).is_none())
        }
        _ => None,
    }
}

fn is_meta(id: &str) -> bool {
    id.trim().eq_ignore_ascii_case("_meta")
}

struct Reader<'o, 't> {
    source: Source<'t>,
    /// Plain ids of the characters that the file brings along.
    brought: Vec<String>,
    script: Script,
    remarks: Vec<Remark>,
    meta: Option<&'o Object<'t>>,
    /// Where official characters are described.
    described: Vec<usize>,
}

impl<'o, 't> Reader<'o, 't> {
    fn item(&mut self, item: &'o Value<'t>) -> Result<(), ScriptError> {
        let at = item.start();
        match item {
            Value::StringLit(id) => self.id(&id.value, at),
            Value::Object(object) => match self.source.text(object, "id")? {
                None => Err(self.source.fault(at, Fault::NoId)),
                Some(id) if is_meta(&id) => self.meta(object),
                Some(id) => self.described(&id, object),
            },
            Value::NumberLit(_)
            | Value::BooleanLit(_)
            | Value::Array(_)
            | Value::NullKeyword(_) => Err(self.source.fault(at, Fault::NoItem(kind(item)))),
        }
    }

    /// A character by its id.
    fn id(&mut self, id: &str, at: usize) -> Result<(), ScriptError> {
        let plain = ids::plain(id);
        if plain.is_empty() {
            let id = shortened(id);
            return Err(self.source.fault(at, Fault::EmptyId(id)));
        }
        if self.brought.contains(&plain) {
            self.remark(at, Oddity::Twice(shortened(id)));
            return Ok(());
        }
        let Some(character) = ids::official(id) else {
            let near = ids::nearest(id, self.brought.iter().map(String::as_str));
            let what = Fault::Unknown {
                id: shortened(id),
                near: near.map(str::to_owned),
            };
            return Err(self.source.fault(at, what));
        };
        self.official(character, id, at);
        Ok(())
    }

    fn official(&mut self, character: Character, id: &str, at: usize) {
        if self.script.characters.contains(&character) {
            self.remark(at, Oddity::Twice(shortened(id)));
        } else {
            self.script.characters.push(character);
        }
    }

    /// A character as an object: official ones are known by their id.
    fn described(&mut self, id: &str, object: &Object<'t>) -> Result<(), ScriptError> {
        let at = object.range.start;
        if object.properties.len() == 1 {
            return self.id(id, at);
        }
        if let Some(character) = ids::official(id) {
            self.described.push(at);
            self.official(character, id, at);
            return Ok(());
        }
        self.own(id, object)
    }

    fn texts(&self, object: &Object<'t>, field: &'static str) -> Result<Vec<String>, ScriptError> {
        let texts = self.source.texts(object, field)?;
        Ok(texts.into_iter().map(|(text, _)| text).collect())
    }

    fn meta(&mut self, object: &'o Object<'t>) -> Result<(), ScriptError> {
        let source = self.source;
        if self.meta.is_some() {
            self.remark(object.range.start, Oddity::SecondMeta);
            return Ok(());
        }
        self.meta = Some(object);
        self.unknown_fields(object, &META_FIELDS);
        self.script.name = source.text(object, "name")?.unwrap_or_default();
        self.script.author = source.text(object, "author")?;
        self.script.logo = source.text(object, "logo")?;
        self.script.hide_title = source.truth(object, "hideTitle")?;
        self.script.background = source.text(object, "background")?;
        self.script.almanac = source.text(object, "almanac")?;
        self.script.bootlegger = self.texts(object, "bootlegger")?;
        Ok(())
    }

    /// The order of a night, once all characters are known.
    fn order(
        &mut self,
        object: &Object<'t>,
        field: &'static str,
    ) -> Result<Option<Vec<Slot>>, ScriptError> {
        if value(object, field).is_none() {
            return Ok(None);
        }
        let mut order = Vec::new();
        for (id, at) in self.source.texts(object, field)? {
            let character = || self.script.character(&id).map(Slot::Character);
            let Some(slot) = ids::moment(&id).or_else(character) else {
                if self.remarks.len() >= MOST_REMARKS {
                    continue;
                }
                let own = self.script.own.iter().map(|own| own.id.as_str());
                let near = ids::nearest(&id, own).map(str::to_owned);
                let id = shortened(&id);
                self.remark(at, Oddity::UnknownStep { id, near });
                continue;
            };
            if order.contains(&slot) {
                self.remark(at, Oddity::StepTwice(shortened(&id)));
            } else {
                order.push(slot);
            }
        }
        Ok(Some(order))
    }

    fn finish(mut self, start: usize) -> Result<(Script, Vec<Remark>), ScriptError> {
        match self.meta {
            None => self.remark(start, Oddity::NoName),
            Some(meta) => {
                if value(meta, "name").is_none() {
                    self.remark(meta.range.start, Oddity::NoName);
                }
                self.script.first_night = self.order(meta, "firstNight")?;
                self.script.other_night = self.order(meta, "otherNight")?;
            }
        }
        if let Some(&first) = self.described.first() {
            let count = self.described.len();
            self.remark(first, Oddity::OfficialObjects(count));
        }
        self.remarks
            .sort_by_key(|remark| (remark.line, remark.column));
        Ok((self.script, self.remarks))
    }

    /// Remarks each field that the format does not have, once.
    fn unknown_fields(&mut self, object: &Object<'t>, known: &[&str]) {
        for property in &object.properties {
            let field = property.name.as_str();
            let what = Oddity::UnknownField(shortened(field));
            let said = self.remarks.iter().any(|remark| remark.what == what);
            if !known.contains(&field) && !said {
                self.remark(property.range.start, what);
            }
        }
    }

    fn remark(&mut self, at: usize, what: Oddity) {
        if self.remarks.len() < MOST_REMARKS {
            let (line, column) = self.source.place(at);
            self.remarks.push(Remark { line, column, what });
        }
    }
}
