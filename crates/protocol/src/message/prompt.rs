//! 提问 — a question to the client, every allowed answer, and where on the table it is chosen.

use kernel::Seat;
use serde::Serialize;

use super::pause::Pause;
use crate::{Line, Tag};

/// A question to the client.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Prompt {
    /// The number an answer has to repeat.
    pub moment: u32,
    /// Who is asked.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// What just happened and who did it, where that is what the question is about.
    pub happened: Option<Line>,
    /// What is asked.
    pub question: Line,
    /// What declining means here; none if one cannot.
    pub passing: Option<Line>,
    /// The rulebook page that explains it.
    pub rule: String,
    /// All allowed answers.
    pub options: Vec<Choice>,
    /// What lies before the client and cannot be chosen, and why. A spot may be among the options for one
    /// thing and here for another: a card that can be sent but not used.
    pub refused: Vec<Refusal>,
    /// For a window everybody is asked in: what a client needs to pass by itself.
    pub pause: Option<Pause>,
}

/// An allowed answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Choice {
    /// In notation.
    pub action: String,
    /// As a button's text.
    pub label: Line,
    /// Where on the table it is chosen.
    pub spot: Spot,
    /// Where the spot can mean several things: which of them, as a button's text. Choices of one spot
    /// and one verb differ only in what is chosen next.
    pub verb: Option<Line>,
    /// What is chosen next, at whom.
    pub then: Option<Spot>,
    /// What it amounts to, for whoever runs a game (说书人).
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub tags: Vec<Tag>,
}

/// Something that cannot be chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Refusal {
    /// In notation.
    pub action: String,
    /// Why.
    pub reason: Line,
    /// Where on the table it lies.
    pub spot: Spot,
}

/// A place on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Spot {
    /// A card of one's own hand.
    Hand {
        /// Which.
        card: String,
    },
    /// A face-down scroll of one's own, counted from 0.
    OwnScroll {
        /// Which.
        slot: u8,
    },
    /// Another player's face-down scroll, counted from 0.
    Scroll {
        /// Whose.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Which.
        slot: u8,
    },
    /// A face-up scroll.
    OpenScroll {
        /// Whose.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Which.
        scroll: String,
    },
    /// The scroll deck.
    ScrollDeck,
    /// The number deck.
    NumberDeck,
    /// A player.
    Seat {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// A colour.
    Colour {
        /// Which.
        colour: String,
    },
    /// A card among those that are searched.
    Pile {
        /// Which.
        card: String,
    },
    /// An intelligence before a player.
    Intelligence {
        /// Before whom.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Which.
        card: String,
    },
    /// A skill of one's own character, counted from 0.
    Skill {
        /// Which.
        number: u8,
    },
    /// A character on offer.
    Role {
        /// Which.
        role: String,
    },
    /// A character of the script.
    Character {
        /// Which.
        character: String,
    },
    /// A card to be shown to a player, or what is told.
    Card {
        /// What it says, in notation.
        card: String,
    },
    /// A button.
    Button,
}
