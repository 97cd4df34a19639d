//! 不成格式 — why a text is no JSON, from what the parser says and what stands there.

use std::fmt;

use jsonc_parser::ParseStringErrorKind;
use jsonc_parser::errors::ParseErrorKind;

/// Why a text is no JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotJson {
    /// The file ends inside an object.
    EndsInObject,
    /// The file ends too early.
    EndsEarly,
    /// A text stands between the quotation marks of a word processor.
    CurlyQuote(char),
    /// A bracket ends something behind a colon that nothing follows.
    NothingBeforeBracket,
    /// A `}` ends no object.
    StrayBrace,
    /// A `]` ends no list.
    StrayBracket,
    /// Nothing stands before a comma.
    NothingBeforeComma,
    /// A list does not end.
    OpenList,
    /// An object does not end.
    OpenObject,
    /// A text does not end.
    OpenText,
    /// A backslash begins something unknown.
    Backslash,
    /// A comma is missing.
    NoComma,
    /// Nothing follows a comma.
    LastComma,
    /// There is a comment.
    Comment,
    /// A text stands between single quotation marks.
    SingleQuote,
    /// There is more behind the end of the script.
    More,
    /// A colon is missing.
    NoColon,
    /// Nothing stands behind a colon.
    NoValue,
    /// Something else stands where a field was expected.
    NoField,
    /// Lists lie in lists without end.
    TooDeep,
    /// A text stands without quotation marks.
    BareText,
    /// A number is written as JSON does not write them.
    BadNumber,
    /// This letter is out of place.
    Stray(char),
}

impl NotJson {
    /// What is meant by what the parser says, from what stands before the place and what stands there.
    pub(super) fn of(kind: &ParseErrorKind, before: &str, rest: &str) -> Self {
        use ParseErrorKind as K;
        let Some(first) = rest.chars().next() else {
            return match kind {
                K::UnterminatedObject | K::UnexpectedTokenInObject => Self::EndsInObject,
                _ => Self::EndsEarly,
            };
        };
        match kind {
            _ if matches!(first, '“' | '”' | '„' | '‘' | '’') => Self::CurlyQuote(first),
            _ if matches!(first, '}' | ']') && before.ends_with(':') => Self::NothingBeforeBracket,
            _ if first == '}' => Self::StrayBrace,
            _ if first == ']' => Self::StrayBracket,
            _ if first == ',' => Self::NothingBeforeComma,
            K::UnterminatedArray => Self::OpenList,
            K::UnterminatedObject => Self::OpenObject,
            K::String(ParseStringErrorKind::UnterminatedStringLiteral) => Self::OpenText,
            K::String(_) => Self::Backslash,
            K::ExpectedComma => Self::NoComma,
            K::TrailingCommasNotAllowed => Self::LastComma,
            K::CommentsNotAllowed | K::UnterminatedCommentBlock => Self::Comment,
            K::SingleQuotedStringsNotAllowed => Self::SingleQuote,
            K::MultipleRootJsonValues => Self::More,
            K::ExpectedColonAfterObjectKey => Self::NoColon,
            K::ExpectedObjectValue => Self::NoValue,
            K::ExpectedStringObjectProperty | K::UnexpectedTokenInObject => Self::NoField,
            K::NestingDepthExceeded => Self::TooDeep,
            _ if first.is_alphabetic() => Self::BareText,
            K::HexadecimalNumbersNotAllowed
            | K::UnaryPlusNumbersNotAllowed
            | K::BareDecimalPointNumbersNotAllowed
            | K::NonFiniteNumbersNotAllowed
            | K::ExpectedDigit
            | K::ExpectedDigitFollowingNegativeSign
            | K::ExpectedPlusMinusOrDigitInNumberLiteral => Self::BadNumber,
            _ => Self::Stray(first),
        }
    }
}

impl fmt::Display for NotJson {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::EndsInObject => "the file ends inside an object; a } is missing",
            Self::EndsEarly => "the file ends too early; something is missing here",
            Self::CurlyQuote(quote) => {
                return write!(out, "{quote} is a curly quotation mark; write a straight one: \"");
            }
            Self::NothingBeforeBracket => "something is missing before this, behind the colon",
            Self::StrayBrace => {
                "no object is open here that this } could end; take it out, or write ] where the list ends"
            }
            Self::StrayBracket => {
                "no list is open here that this ] could end; take it out, or write } where the object ends"
            }
            Self::NothingBeforeComma => {
                "something is missing before this comma; write it, or take the comma out"
            }
            Self::OpenList => "this list does not end; a ] is missing",
            Self::OpenObject => "this object does not end; a } is missing",
            Self::OpenText => "this text does not end; a quotation mark \" is missing",
            Self::Backslash => {
                "a backslash in a text begins something that JSON does not know; a backslash itself is written \\\\"
            }
            Self::NoComma => "a comma is missing here",
            Self::LastComma => "nothing follows this comma; take it out",
            Self::Comment => "JSON has no comments; take this one out",
            Self::SingleQuote => "a text stands between double quotation marks: \", not '",
            Self::More => "the script ended before this; take the rest out",
            Self::NoColon => {
                "a colon is missing here; it stands between a field and what it holds"
            }
            Self::NoValue => "something is missing behind the colon",
            Self::NoField => {
                "a field was expected here, as in {\"id\": \"imp\"}; its name stands between quotation marks"
            }
            Self::TooDeep => "lists lie in lists more than 500 deep; a script needs three levels",
            Self::BareText => "a text stands between quotation marks, as in \"imp\"",
            Self::BadNumber => "this is no number as JSON writes them, like 12 or 12.5",
            Self::Stray(letter) => {
                return write!(
                    out,
                    "{letter:?} is out of place here; take it out, or put it between quotation marks"
                );
            }
        })
    }
}
