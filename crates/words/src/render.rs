//! 说出来 — a line as text in one language.
//!
//! The page renders lines by the same rules: a card by its name with its colour, several joined by the language's list
//! comma, nothing at all by its word for nothing.

mod names;
#[cfg(test)]
mod tests;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::Seat;
use protocol::{Arg, Line};

use crate::{Locale, texts};

/// All texts of one language.
pub struct Words {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
}

/// An argument of a text that is no [`Line`]: a heading, a label of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'v> {
    /// Text, put in as it is.
    Text(&'v str),
    /// A number, which may choose between singular and plural.
    Number(i32),
}

impl<'v> From<&'v str> for Value<'v> {
    fn from(text: &'v str) -> Self {
        Self::Text(text)
    }
}

impl From<i32> for Value<'_> {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

/// A piece of a sentence: plain words, or a name that a client may paint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words between the names.
    Words(String),
    /// A player's name.
    Seat(Seat, String),
    /// A card's code and its name.
    Card(String, String),
    /// A scroll's code and its name.
    Scroll(String, String),
    /// A colour's code and its name.
    Colour(String, String),
    /// A word of the game: the key of its name, and the name.
    Term(String, String),
}

impl Piece {
    /// Its text.
    pub fn text(&self) -> &str {
        match self {
            Self::Words(text)
            | Self::Seat(_, text)
            | Self::Card(_, text)
            | Self::Scroll(_, text)
            | Self::Colour(_, text)
            | Self::Term(_, text) => text,
        }
    }
}

impl Words {
    /// The texts of a language.
    pub fn load(locale: Locale) -> Self {
        let tag = locale.tag().parse().expect("our tags are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that isolate directions would show up as boxes in a terminal; all three languages run one way.
        bundle.set_use_isolating(false);
        for (name, text) in texts::of(locale) {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(_, errors)| {
                    panic!("{locale}/{name} is no Fluent file: {errors:?}")
                });
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{locale}/{name} says a key again: {errors:?}"));
        }
        Self { locale, bundle }
    }

    /// Which language it is.
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// Whether there is a text of this name.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of this name. A missing one shows its name, so that it is noticed and reported.
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    /// The text of this name with its arguments.
    pub fn text_with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let mut args = FluentArgs::new();
        for &(name, value) in values {
            match value {
                Value::Text(text) => args.set(name, text),
                Value::Number(number) => args.set(name, number),
            }
        }
        self.format(key, &args).0
    }

    /// The line as text; `names` are the players' by seat, and a seat without a name goes by its letter.
    pub fn line(&self, line: &Line, names: &[String]) -> String {
        self.pieces(line, names).iter().map(Piece::text).collect()
    }

    /// The line cut into pieces, names apart.
    pub fn pieces(&self, line: &Line, names: &[String]) -> Vec<Piece> {
        self.try_pieces(line, names).0
    }

    /// The pieces, and what was wrong with the text's variables.
    pub(crate) fn try_pieces(&self, line: &Line, names: &[String]) -> (Vec<Piece>, Vec<String>) {
        let mut marks = Marks::default();
        let (text, errors) = self.marked(line, names, &mut marks);
        (marks.cut(&text), errors)
    }

    /// The line as text with its names marked, and what was wrong with the text's variables.
    fn marked(&self, line: &Line, names: &[String], marks: &mut Marks) -> (String, Vec<String>) {
        let mut args = FluentArgs::new();
        for (name, arg) in &line.args {
            args.set(name.as_str(), self.value(arg, names, marks));
        }
        self.format(&line.key, &args)
    }

    fn value(&self, arg: &Arg, names: &[String], marks: &mut Marks) -> FluentValue<'static> {
        match arg {
            Arg::Seat { seat } => marks.mark(seat_piece(*seat, names)).into(),
            Arg::Seats { seats } => {
                let pieces = seats.iter().map(|&seat| seat_piece(seat, names));
                self.list(pieces, marks).into()
            }
            Arg::Card { card } => marks.mark(self.card_piece(card)).into(),
            Arg::Cards { cards } => {
                let pieces = cards.iter().map(|card| self.card_piece(card));
                self.list(pieces, marks).into()
            }
            Arg::Scroll { scroll } => marks.mark(self.scroll_piece(scroll)).into(),
            Arg::Scrolls { scrolls } => {
                let pieces = scrolls.iter().map(|scroll| self.scroll_piece(scroll));
                self.list(pieces, marks).into()
            }
            Arg::Colour { colour } => {
                let piece = Piece::Colour(colour.clone(), self.colour(colour));
                marks.mark(piece).into()
            }
            Arg::Term { term } => {
                let piece = Piece::Term(term.clone(), self.text(term));
                marks.mark(piece).into()
            }
            Arg::Direction { direction } => self.text(&format!("direction-{direction}")).into(),
            Arg::Number { n } => (*n).into(),
            Arg::Line { line } => self.marked(line, names, marks).0.into(),
            Arg::Text { text } => text.clone().into(),
        }
    }

    fn list(&self, pieces: impl Iterator<Item = Piece>, marks: &mut Marks) -> String {
        let marked: Vec<String> = pieces.map(|piece| marks.mark(piece)).collect();
        if marked.is_empty() {
            self.text("nothing")
        } else {
            marked.join(&self.text("list-comma"))
        }
    }

    fn card_piece(&self, code: &str) -> Piece {
        Piece::Card(code.to_owned(), self.card(code))
    }

    fn scroll_piece(&self, code: &str) -> Piece {
        Piece::Scroll(code.to_owned(), self.scroll(code))
    }

    /// A text, and what was wrong with it.
    fn format(&self, key: &str, args: &FluentArgs<'_>) -> (String, Vec<String>) {
        let pattern = self.bundle.get_message(key).and_then(|it| it.value());
        let Some(pattern) = pattern else {
            return (format!("⟨{key}⟩"), vec![format!("{key} has no text")]);
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        let errors = errors.iter().map(ToString::to_string).collect();
        (text.into_owned(), errors)
    }
}

fn seat_piece(seat: Seat, names: &[String]) -> Piece {
    let name = names.get(seat.index()).cloned();
    Piece::Seat(seat, name.unwrap_or_else(|| seat.to_string()))
}

const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';

/// Names are put into a sentence as private marks and taken out again, so a translation may put them in any order.
#[derive(Default)]
struct Marks(Vec<Piece>);

impl Marks {
    fn mark(&mut self, piece: Piece) -> String {
        self.0.push(piece);
        format!("{OPEN}{}{CLOSE}", self.0.len() - 1)
    }

    /// The text cut at its marks.
    fn cut(&self, text: &str) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let words = |text: &str, pieces: &mut Vec<Piece>| {
            if !text.is_empty() {
                pieces.push(Piece::Words(text.to_owned()));
            }
        };
        let mut rest = text;
        while let Some((before, after)) = rest.split_once(OPEN) {
            words(before, &mut pieces);
            let (number, after) = after.split_once(CLOSE).unwrap_or((after, ""));
            let piece = number.parse().ok().and_then(|at: usize| self.0.get(at));
            match piece {
                Some(piece) => pieces.push(piece.clone()),
                None => words(number, &mut pieces),
            }
            rest = after;
        }
        words(rest, &mut pieces);
        pieces
    }
}
