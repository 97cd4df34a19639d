//! 消息 — both directions.

mod moment;
mod pause;
mod prompt;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Counsel, Line};

pub use moment::{Moment, View};
pub use pause::{Pause, Stop};
pub use prompt::{Choice, Prompt, Refusal, Spot};

/// Raised whenever a message changes its shape; both sides say theirs first.
pub const PROTOCOL_VERSION: u32 = 2;

/// From a client to a sitting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToSitting {
    /// The first message.
    Hello {
        /// The client's [`PROTOCOL_VERSION`].
        version: u32,
    },
    /// Begins a game.
    Start {
        /// The game's id.
        game: String,
        /// The game's own setup.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        setup: serde_json::Value,
        /// Who sits where.
        plan: Vec<SeatPlan>,
        /// 64 hexadecimal digits, for a game that can be dealt again.
        seed: Option<String>,
    },
    /// Goes on with a saved game.
    Resume {
        /// The record's text.
        record: String,
    },
    /// Answers a prompt.
    Act {
        /// The prompt's number; an older one is refused.
        moment: u32,
        /// The answer in notation.
        action: String,
        /// For which seat, where the client answers for several; otherwise its own.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
        seat: Option<Seat>,
    },
    /// Asks why something is not allowed.
    Why {
        /// The action in notation.
        action: String,
        /// For which seat, where the client answers for several; otherwise its own.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, type = "number | null"))]
        seat: Option<Seat>,
    },
    /// Asks what a bot would answer to the client's own question, and why: only for a host, who has the storyteller's seat.
    Advise,
    /// Asks, when the game is over, what whoever ran it decided, and why.
    Review,
    /// Takes back to the client's decision before; a host's latest decision for anybody, or the latest bot called upon.
    Undo,
    /// Asks for the record.
    Save,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum SeatPlan {
    /// The client. A host, who has the storyteller's seat, may answer for players too.
    You {
        /// What the table calls them.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which.
        bot: String,
        /// What the table calls it.
        name: String,
    },
}

/// From a sitting to a client.
#[expect(
    clippy::large_enum_variant,
    reason = "a message is made once and written out at once"
)]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum FromSitting {
    /// Answers [`ToSitting::Hello`].
    Welcome {
        /// The sitting's [`PROTOCOL_VERSION`].
        version: u32,
        /// What can be played.
        games: Vec<GameInfo>,
    },
    /// What happened since the last message, and what is asked now.
    Table {
        /// The client's seat.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Everybody's names.
        names: Vec<String>,
        /// Which bot sits where.
        bots: Vec<Option<String>>,
        /// One for each decision since the last message, to be shown one after another.
        moments: Vec<Moment>,
        /// The question to this client's seat, if it is asked.
        prompt: Option<Prompt>,
        /// The questions to the players for whom this client, as their host, answers too. One to a bot has a single answer: what
        /// the bot wants to do as soon as it is called upon.
        prompts: Vec<Prompt>,
        /// What lies on the table from the beginning, where that is not the same in every game; only if `fresh`.
        sheet: Option<crate::clocktower::Sheet>,
        /// To be drawn from the last view at once (after resuming, after taking back).
        fresh: bool,
        /// The record so far; whoever keeps it can resume.
        record: String,
    },
    /// Answers [`ToSitting::Why`].
    Because {
        /// The action asked about.
        action: String,
        /// The reason; none if it is allowed.
        reason: Option<Line>,
    },
    /// Answers [`ToSitting::Advise`].
    Advice {
        /// The prompt's number.
        moment: u32,
        /// What a bot would answer.
        counsel: Counsel,
    },
    /// Answers [`ToSitting::Review`].
    Reviewed {
        /// All decisions with a choice in them, in order; none in a game that nobody runs.
        decisions: Vec<Counsel>,
    },
    /// Answers [`ToSitting::Save`].
    Saved {
        /// The record's text.
        record: String,
    },
    /// Something could not be done; nothing has changed.
    Sorry {
        /// What, where, and what to do.
        line: Line,
    },
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// The bots that play it, the strongest last.
    pub bots: Vec<String>,
}
