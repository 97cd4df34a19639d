//! 读取的毛病 — what keeps a file from being a script, and what is odd in one that could be read; all as sentences with a place.

use std::fmt;

use super::not_json::NotJson;

/// Why a text is no script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptError {
    /// The line, from 1.
    pub line: usize,
    /// The letter of the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: Fault,
}

/// Something odd in a file that could be read all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The line, from 1.
    pub line: usize,
    /// The letter of the line, from 1.
    pub column: usize,
    /// What is odd there.
    pub what: Oddity,
}

/// What can stand in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JsonKind {
    /// `"imp"`
    Text,
    /// `12.5`
    Number,
    /// `true` or `false`
    Truth,
    /// `[…]`
    List,
    /// `{…}`
    Object,
    /// `null`
    Nothing,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is nothing in the file.
    Empty,
    /// It begins like a letter or an essay.
    NoScript,
    /// It is no JSON.
    NotJson(NotJson),
    /// It is JSON, but no list.
    NotAList(JsonKind),
    /// There are more items than any script has.
    TooManyItems(usize),
    /// An item is neither an id nor an object.
    NoItem(JsonKind),
    /// An object does not say which character it is.
    NoId,
    /// An id has neither letters nor digits.
    EmptyId(String),
    /// There is no such official character, and the file does not bring it along.
    Unknown {
        /// What was read.
        id: String,
        /// What may have been meant.
        near: Option<String>,
    },
    /// A character of the script's own does not say which kind it is.
    NoTeam {
        /// Its id.
        id: String,
        /// Which official character may have been meant.
        near: Option<String>,
    },
    /// There is no such team.
    UnknownTeam {
        /// The character's id.
        id: String,
        /// What was read.
        team: String,
        /// What may have been meant.
        near: Option<&'static str>,
    },
    /// A field holds something else than it should.
    WrongKind {
        /// The field.
        field: &'static str,
        /// What it should hold.
        wanted: JsonKind,
        /// What it holds.
        found: JsonKind,
    },
    /// A number is too large or has too many digits.
    BadNumber {
        /// The field.
        field: &'static str,
        /// What was read.
        text: String,
    },
    /// A part of a character's jinx or feature is missing.
    Missing {
        /// The field that the part belongs to.
        field: &'static str,
        /// What is missing.
        part: &'static str,
    },
    /// The script brings more characters along than there are numbers for.
    TooManyOwn(usize),
}

/// What is odd.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Oddity {
    /// The character was there before.
    Twice(String),
    /// There is another `_meta` before.
    SecondMeta,
    /// The script has no name.
    NoName,
    /// Official characters are written as objects with more than an id.
    OfficialObjects(usize),
    /// The format has no such field.
    UnknownField(String),
    /// A character of the script's own has no name.
    Nameless(String),
    /// A character of the script's own has no ability.
    Powerless(String),
    /// The order of a night names what is neither a character nor a moment.
    UnknownStep {
        /// What was read.
        id: String,
        /// What may have been meant.
        near: Option<String>,
    },
    /// The order of a night has a step twice.
    StepTwice(String),
}

/// What may have been meant, as the end of a sentence.
fn meant(near: Option<&str>) -> String {
    near.map_or_else(String::new, |near| format!("; did you mean \"{near}\"?"))
}

impl fmt::Display for JsonKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Text => "a text",
            Self::Number => "a number",
            Self::Truth => "true or false",
            Self::List => "a list",
            Self::Object => "an object",
            Self::Nothing => "null",
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(
                out,
                "there is nothing here; a script is a list of characters like [\"washerwoman\", \"imp\"]"
            ),
            Self::NoScript => write!(
                out,
                "this is no script file; one is a list of characters like [\"washerwoman\", \"imp\"]"
            ),
            Self::NotJson(why) => write!(out, "{why}"),
            Self::NotAList(found) => write!(
                out,
                "this is {found}, and a script is a list; put the characters between [ and ]"
            ),
            Self::TooManyItems(items) => write!(
                out,
                "this is item 202 of {items}, and a script has 201 at most; take some out"
            ),
            Self::NoItem(found) => write!(
                out,
                "this is {found}, and a character is an id like \"imp\" or an object; write one of these, or take it out"
            ),
            Self::NoId => write!(
                out,
                "this object has no id; give the character's as \"id\", or \"_meta\" if it describes the script"
            ),
            Self::EmptyId(id) => write!(
                out,
                "\"{id}\" is no id; one has letters or digits, like \"imp\""
            ),
            Self::Unknown { id, near } => match near {
                Some(near) => write!(
                    out,
                    "there is no character \"{id}\"; did you mean \"{near}\"? A character of your own is an object with id, name, team and ability"
                ),
                None => write!(
                    out,
                    "there is no official character \"{id}\"; one of your own is an object with id, name, team and ability"
                ),
            },
            Self::NoTeam { id, near } => write!(
                out,
                "\"{id}\" is no official character, and its team is missing; say townsfolk, outsider, minion, demon, traveller, fabled or loric{}",
                near.as_ref().map_or_else(String::new, |near| format!(
                    ", or write \"{near}\" if you mean that one"
                ))
            ),
            Self::UnknownTeam { id, team, near } => match near {
                Some(near) => write!(
                    out,
                    "\"{team}\", said of \"{id}\", is no team{}",
                    meant(Some(near))
                ),
                None => write!(
                    out,
                    "\"{team}\", said of \"{id}\", is no team; the teams are townsfolk, outsider, minion, demon, traveller, fabled and loric"
                ),
            },
            Self::WrongKind {
                field,
                wanted,
                found,
            } => write!(
                out,
                "this is {found} where \"{field}\" wants {wanted}; change it, or take it out"
            ),
            Self::BadNumber { field, text } => write!(
                out,
                "{text} cannot be used as \"{field}\"; write a number up to 1000000000 with six digits behind the point at most"
            ),
            Self::Missing { field, part } => write!(
                out,
                "\"{part}\" is missing here; everything in \"{field}\" has one"
            ),
            Self::TooManyOwn(most) => write!(
                out,
                "this is the script's own character number {}, and {most} can be played with; take some out",
                most + 1
            ),
        }
    }
}

impl fmt::Display for Oddity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice(id) => write!(out, "\"{id}\" is listed twice; it counts once"),
            Self::SecondMeta => write!(
                out,
                "the script is described by \"_meta\" a second time; the first one counts"
            ),
            Self::NoName => write!(
                out,
                "the script has no name; an object with the id \"_meta\" can give it one"
            ),
            Self::OfficialObjects(1) => write!(
                out,
                "an official character is described here; only its id counts, and a changed one needs an id of its own"
            ),
            Self::OfficialObjects(count) => write!(
                out,
                "{count} official characters are described, the first one here; only their ids count, and a changed one needs an id of its own"
            ),
            Self::UnknownField(field) => write!(
                out,
                "\"{field}\" means nothing in a script; it will not be written again"
            ),
            Self::Nameless(id) => {
                write!(out, "\"{id}\" has no name; it is called what its id says")
            }
            Self::Powerless(id) => write!(
                out,
                "\"{id}\" has no ability; \"ability\" says what it can do"
            ),
            Self::UnknownStep { id, near } => write!(
                out,
                "\"{id}\" in the order of a night is no character; it is passed over{}",
                meant(near.as_deref())
            ),
            Self::StepTwice(id) => write!(
                out,
                "\"{id}\" is twice in the order of this night; its first place counts"
            ),
        }
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, what } = self;
        write!(out, "line {line}, column {column}: {what}")
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, what } = self;
        write!(out, "line {line}, column {column}: {what}")
    }
}

impl std::error::Error for ScriptError {}
