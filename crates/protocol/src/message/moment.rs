//! 时刻 — one decision and what came of it, as one eye saw it.

use kernel::Seat;
use serde::Serialize;

use crate::Line;

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
