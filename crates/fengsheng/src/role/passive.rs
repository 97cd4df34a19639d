//! 被动 — what holds as long as a character is face up.

use crate::{Face, Function, Table};

/// What holds as long as the character is face up.
pub(crate) struct Passive {
    /// 城府 — a probe may be answered either way.
    pub(crate) conceals: bool,
    /// Cards drawn in the draw phase.
    pub(crate) draws: u8,
    /// 精明 — one card goes back on the deck after the draw phase.
    pub(crate) returns_one: bool,
    /// 敏锐 — locks in other players' turns too.
    pub(crate) locks_any_turn: bool,
    /// 逢缘 — chooses the direction of what is not sent directly.
    pub(crate) chooses_direction: bool,
    /// 败露 — loses with this many intelligence.
    pub(crate) loses_at: u8,
    /// 滥杀 — killing a bystander is a victory of one's own.
    pub(crate) wins_by_killing_bystanders: bool,
    /// 情仇 — a female who kills this player wins alone.
    pub(crate) loses_to_her_killer: bool,
    /// 风度 — with one's victory a female wins along.
    pub(crate) takes_a_companion: bool,
    /// 合金装备 — there is a skill that keeps black intelligence from killing, whichever way the character lies
    /// by then.
    pub(crate) may_be_undying: bool,
    /// 急中生智 — the number of the skill by which an intelligence of one's own is used as any card.
    pub(crate) uses_intelligence: Option<u8>,
    /// As which function another card may be used.
    pub(crate) converts: Option<Conversion>,
}

pub(crate) const PASSIVE: Passive = Passive {
    conceals: false,
    draws: 2,
    returns_one: false,
    locks_any_turn: false,
    chooses_direction: false,
    loses_at: u8::MAX,
    wins_by_killing_bystanders: false,
    loses_to_her_killer: false,
    takes_a_companion: false,
    may_be_undying: false,
    uses_intelligence: None,
    converts: None,
};

/// As which function cards may be used besides their own.
pub(crate) struct Conversion {
    pub(crate) into: Function,
    /// Which cards, other than those of that function.
    pub(crate) takes: fn(&Table, Face) -> bool,
}
