//! 一般數字卡 — Number, 1 to 9.
//!
//! No ability. The only card that may end a round: as the last one, after a declaration (§7).
use super::CardDef;

pub(crate) const DEF: CardDef = CardDef { steps: &[] };
