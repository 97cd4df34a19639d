//! 卷軸卡 — one file per kind of scroll (the four Heralds share theirs): what using it does.

pub(crate) mod blizzard;
pub(crate) mod herald;
pub(crate) mod mirage;
pub(crate) mod outburst;
pub(crate) mod relief;
pub(crate) mod revelation;
pub(crate) mod shockwave;
pub(crate) mod threat;
pub(crate) mod tornado;

use kernel::{Sealed, Seat, Seats, Stack};

use crate::ask::{Flow, Phase, Play, Script, Step};
use crate::{
    Action, Ask, Cause, Colour, Dealer, Event, Kind, SCROLLS, Scroll, ShockwaveScope, Table,
};

/// What a scroll does when it is used; when it may be used is [`Table::would_act`].
pub(crate) struct ScrollDef {
    pub(crate) steps: &'static [Step],
}

/// All kinds, in the order of [`Scroll`].
pub(crate) const SCROLL_DEFS: [ScrollDef; 12] = [
    herald::DEF,
    herald::DEF,
    herald::DEF,
    herald::DEF,
    outburst::DEF,
    blizzard::DEF,
    shockwave::DEF,
    mirage::DEF,
    tornado::DEF,
    threat::DEF,
    relief::DEF,
    revelation::DEF,
];
