//! 缘故 — a decision of whoever runs a game, and why: as advice beforehand, or told when the game is over.

use serde::Serialize;

use crate::{Line, Tag};

/// A decision of whoever runs a game, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Counsel {
    /// At which time of the game.
    pub when: Line,
    /// What was asked.
    pub question: Line,
    /// The answer in notation.
    pub action: String,
    /// The answer, as a button's text.
    pub label: Line,
    /// Why, sentence by sentence.
    pub why: Vec<Line>,
    /// What it amounts to.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub tags: Vec<Tag>,
}
