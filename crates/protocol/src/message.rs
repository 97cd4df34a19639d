//! 消息 — both directions.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Counsel, Line, Tag};

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
    /// Takes back to the client's decision before; a host's latest decision for anybody.
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
        /// The questions to the players for whom this client, as their host, answers too.
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

/// One decision and what came of it, as one eye saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Moment {
    /// How many decisions there have been.
    pub n: u32,
    /// Who decided; none for the deal.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub by: Option<Seat>,
    /// The decision in notation; none if this eye may not know it.
    pub action: Option<String>,
    /// What it did.
    pub lines: Vec<Line>,
    /// The table afterwards.
    pub view: View,
}

/// What an eye sees, by game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum View {
    /// Blanc Noir.
    BlancNoir(crate::blanc_noir::View),
    /// Fengsheng, any edition.
    Fengsheng(crate::fengsheng::View),
    /// Clocktower.
    Clocktower(crate::clocktower::View),
}

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

/// What a client knows of a window in which everybody is asked, to decide whether its person is to
/// be bothered. It is made from that person's own view; nobody else learns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Pause {
    /// Passing is the only answer there is.
    pub idle: bool,
    /// Why one might want to be asked.
    pub stops: Vec<Stop>,
}

/// A reason to be asked in a window; a person chooses which ones count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// It is one's own turn, or one's own play step in another's.
    MyTurn,
    /// Something on the chain is aimed at oneself.
    Target,
    /// Intelligence travels to oneself or lies before one.
    BeforeMe,
    /// One's own intelligence is on its way.
    Mine,
    /// One more black intelligence would be death, and what is under way may be that one.
    Danger,
    /// Somebody else needs but one of a colour that what comes to them may have.
    SomeoneMayWin,
    /// One needs but one more oneself, and it may be on its way.
    IMayWin,
    /// A declaration may be countered with what one holds.
    CanCounter,
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
