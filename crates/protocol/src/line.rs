//! 一句话 — a sentence as a message key and its arguments; each client says it in its own language.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// In which of the log's presets a line is shown; each shows the ones before it too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// What a friend would tell of the game.
    Story,
    /// Every move.
    Moves,
    /// Everything.
    Everything,
}

/// A word of a [`Line`] that each language says its own way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Arg {
    /// A player.
    Seat {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// Several players.
    Seats {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        seats: Vec<Seat>,
    },
    /// A card, by its code; the codes of all games are different.
    Card {
        /// Which.
        card: String,
    },
    /// Several cards.
    Cards {
        /// Which.
        cards: Vec<String>,
    },
    /// A scroll, by its code.
    Scroll {
        /// Which.
        scroll: String,
    },
    /// Several scrolls.
    Scrolls {
        /// Which.
        scrolls: Vec<String>,
    },
    /// A colour.
    Colour {
        /// Which.
        colour: String,
    },
    /// A word of the game that has a text of its own: a character, a skill, a faction. Where there is more
    /// to say about it, the key with `-gloss` says it.
    Term {
        /// The key of its name.
        term: String,
    },
    /// A direction of play.
    Direction {
        /// Which.
        direction: String,
    },
    /// A number.
    Number {
        /// Which.
        n: i32,
    },
    /// A sentence within the sentence: what somebody was told, what somebody states.
    Line {
        /// Which.
        line: Line,
    },
    /// Text that is the same in every language: a name, a place in a file.
    Text {
        /// What.
        text: String,
    },
}

/// A sentence: the key of a Fluent message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Line {
    /// The message's key in `locales/`.
    pub key: String,
    /// Its arguments by name.
    pub args: BTreeMap<String, Arg>,
    /// When a log shows it.
    pub level: Level,
}

impl Line {
    /// A line without arguments.
    pub fn new(key: impl Into<String>, level: Level) -> Self {
        Self {
            key: key.into(),
            args: BTreeMap::new(),
            level,
        }
    }

    /// The line with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: Arg) -> Self {
        self.args.insert(name.to_owned(), arg);
        self
    }

    /// The line with a player.
    #[must_use]
    pub fn seat(self, name: &str, seat: Seat) -> Self {
        self.with(name, Arg::Seat { seat })
    }

    /// The line with several players.
    #[must_use]
    pub fn seats(self, name: &str, seats: impl IntoIterator<Item = Seat>) -> Self {
        self.with(
            name,
            Arg::Seats {
                seats: seats.into_iter().collect(),
            },
        )
    }

    /// The line with a number.
    #[must_use]
    pub fn number(self, name: &str, n: impl Into<i32>) -> Self {
        self.with(name, Arg::Number { n: n.into() })
    }

    /// The line with a card.
    #[must_use]
    pub fn card(self, name: &str, card: impl ToString) -> Self {
        self.with(
            name,
            Arg::Card {
                card: card.to_string(),
            },
        )
    }

    /// The line with several cards.
    #[must_use]
    pub fn cards<C: ToString>(self, name: &str, cards: impl IntoIterator<Item = C>) -> Self {
        self.with(
            name,
            Arg::Cards {
                cards: cards.into_iter().map(|card| card.to_string()).collect(),
            },
        )
    }

    /// The line with a scroll.
    #[must_use]
    pub fn scroll(self, name: &str, scroll: impl ToString) -> Self {
        self.with(
            name,
            Arg::Scroll {
                scroll: scroll.to_string(),
            },
        )
    }

    /// The line with a colour.
    #[must_use]
    pub fn colour(self, name: &str, colour: impl ToString) -> Self {
        self.with(
            name,
            Arg::Colour {
                colour: colour.to_string(),
            },
        )
    }

    /// The line with a word of the game, by the key of its name.
    #[must_use]
    pub fn term(self, name: &str, key: impl Into<String>) -> Self {
        self.with(name, Arg::Term { term: key.into() })
    }

    /// The line with another one in it.
    #[must_use]
    pub fn line(self, name: &str, line: Self) -> Self {
        self.with(name, Arg::Line { line })
    }

    /// The line with text that needs no translation.
    #[must_use]
    pub fn text(self, name: &str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text { text: text.into() })
    }
}
