//! 阶段 — where a turn is and what may be used now, as a message.

use fengsheng::{Function, Hop, Phase};
use kernel::Seat;
use serde::Serialize;

/// Where a turn is, where intelligence is in its hop, and what may be used now; all of it public.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Stages {
    /// The phases of a turn at this table, in their order.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "(\"begin\" | \"draw\" | \"play-1\" | \"transmission\" | \"play-2\" | \"end\")[]"
        )
    )]
    pub phases: Vec<Phase>,
    /// The one that is now; none while characters are chosen and after the game.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "\"begin\" | \"draw\" | \"play-1\" | \"transmission\" | \"play-2\" | \"end\" | null"
        )
    )]
    pub phase: Option<Phase>,
    /// Where the intelligence on its way is in its hop.
    #[cfg_attr(
        feature = "ts",
        ts(type = "\"travels\" | \"arrived\" | \"receiving\" | null")
    )]
    pub hop: Option<Hop>,
    /// Which functions may be used in the window that is open, and by whom.
    pub usable: Vec<Usable>,
}

/// A function that may be used now, see [`fengsheng::View::usable`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Usable {
    /// Its name.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub function: Function,
    /// By whom.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub by: Vec<Seat>,
}

impl From<&fengsheng::View> for Stages {
    fn from(view: &fengsheng::View) -> Self {
        let usable = view.usable().into_iter();
        Self {
            phases: view.phases(),
            phase: view.phase(),
            hop: view.hop(),
            usable: usable
                .map(|(function, by)| Usable {
                    function,
                    by: by.into_iter().collect(),
                })
                .collect(),
        }
    }
}
