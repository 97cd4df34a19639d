//! 窗口 — what a client knows of a window in which everybody is asked.

use serde::Serialize;

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
