//! 規則開關 — what a table may decide differently; the defaults are the project's rulings.

use std::fmt;

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What the players agree on before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play: 2 to 6.
    pub seats: u8,
    /// The house rules.
    #[serde(default)]
    pub rules: Rules,
}

impl Setup {
    /// A table of `seats` with the default rules.
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            rules: Rules::default(),
        }
    }
}

/// Why a setup cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Not 2 to 6 seats.
    Seats(u8),
    /// The first starter does not sit at the table.
    Starter(u8),
    /// A chance above one thousand in a thousand.
    Forgetful(u16),
}

impl fmt::Display for SetupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats(seats) => write!(out, "Blanc Noir is for 2 to 6 players, not for {seats}"),
            Self::Starter(seat) => {
                write!(
                    out,
                    "first_starter names seat number {seat}, which is not at this table (seats count from 0)"
                )
            }
            Self::Forgetful(chance) => {
                write!(
                    out,
                    "declare_mode=forgetful takes a chance in thousandths, 0 to 1000, not {chance}"
                )
            }
        }
    }
}

impl std::error::Error for SetupError {}

/// What the first lead does when it is a special card (ruling R1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum FirstCard {
    /// Nothing: only its colour and number count.
    #[default]
    None,
    /// It skips, flips or attacks as if it had been played at the starter.
    Uno,
}

/// What a flip of direction does with two players (ruling R17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum TwoPlayerReverse {
    /// It turns the marker, nothing else.
    #[default]
    Noop,
    /// A Magician skips the opponent.
    Skip,
}

/// What the Princess's companion does (ruling R20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum CompanionEffect {
    /// Its own ability is carried out.
    #[default]
    Resolve,
    /// It is only discarded.
    None,
}

/// How much a Shockwave returns (ruling R26).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum ShockwaveScope {
    /// One scroll of one player.
    #[default]
    One,
    /// All scrolls of one player.
    All,
}

/// What a Valkyrie searches in a round that was reshuffled (ruling R24).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum ValkyrieZone {
    /// Discard and draw pile together.
    #[default]
    DiscardAndDraw,
    /// The discard only.
    DiscardOnly,
}

/// Who sees the hand a Gargoyle uncovers (ruling R22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum GargoyleAudience {
    /// The whole table.
    #[default]
    All,
    /// Whoever played it.
    User,
}

/// Who remembers to say "Blanc Noir" (ruling R30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum DeclareMode {
    /// The engine says it.
    #[default]
    Auto,
    /// The player is asked.
    Manual,
    /// The engine says it, but forgets with this chance in thousandths.
    Forgetful(u16),
}

/// What the table shows of past discards (ruling R33).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum DiscardMemory {
    /// The lead only.
    None,
    /// What each player discarded in their latest turn.
    #[default]
    LastLap,
    /// Everything since the last shuffle.
    Full,
}

/// Who starts the first round (ruling R2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstStarter {
    /// Drawn from the game's seed.
    #[default]
    Random,
    /// This seat, counted from 0.
    #[serde(untagged)]
    Seat(u8),
}

impl FirstStarter {
    /// This seat.
    pub const fn seat(seat: Seat) -> Self {
        Self::Seat(seat.number())
    }
}

/// What a shared lowest total means (ruling R35).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum EndTie {
    /// A shared win.
    #[default]
    Shared,
    /// The tied players go on alone.
    Playoff,
}

/// The switches of the house rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Ruling R1.
    pub first_card_effects: FirstCard,
    /// Ruling R3: what is discarded otherwise than by play goes under the lead.
    pub effect_discards_under_lead: bool,
    /// Ruling R10: drawing is allowed with a playable card in hand.
    pub voluntary_draw: bool,
    /// Ruling R11: the drawn card may be played at once.
    pub play_after_draw: bool,
    /// Ruling R14: whoever holds a 25 must answer a chain with it.
    pub chain_must_answer: bool,
    /// Ruling R17.
    pub two_player_reverse: TwoPlayerReverse,
    /// Ruling R20.
    pub princess_companion_effect: CompanionEffect,
    /// Ruling R20: the companion lies on top and is the new lead.
    pub princess_companion_on_top: bool,
    /// Ruling R21: in the Prince combo, two or more cards may be kept.
    pub prince_combo_partial: bool,
    /// Ruling R26.
    pub shockwave_scope: ShockwaveScope,
    /// Ruling R27: the Tornado gathers the scroll deck too.
    pub tornado_includes_deck: bool,
    /// Ruling R28: a hand emptied by Threat goes out.
    pub threat_empty_hand_wins: bool,
    /// Ruling R28: a chain that was pending then is dropped.
    pub threat_drops_pending_chain: bool,
    /// Ruling R6: a trade may empty the hand, for the penalty.
    pub trade_may_empty_hand: bool,
    /// Ruling R24.
    pub valkyrie_zone_after_reshuffle: ValkyrieZone,
    /// Ruling R23: the Valkyrie takes her card before the hand is tested for emptiness.
    pub valkyrie_counts_before_empty_check: bool,
    /// Ruling R22.
    pub gargoyle_audience: GargoyleAudience,
    /// Ruling R30.
    pub declare_mode: DeclareMode,
    /// Ruling R33.
    pub discard_memory: DiscardMemory,
    /// Ruling R2.
    #[cfg_attr(feature = "ts", ts(type = "\"random\" | number"))]
    pub first_starter: FirstStarter,
    /// Ruling R35.
    pub end_tie: EndTie,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            first_card_effects: FirstCard::None,
            effect_discards_under_lead: true,
            voluntary_draw: true,
            play_after_draw: false,
            chain_must_answer: false,
            two_player_reverse: TwoPlayerReverse::Noop,
            princess_companion_effect: CompanionEffect::Resolve,
            princess_companion_on_top: true,
            prince_combo_partial: false,
            shockwave_scope: ShockwaveScope::One,
            tornado_includes_deck: true,
            threat_empty_hand_wins: true,
            threat_drops_pending_chain: true,
            trade_may_empty_hand: false,
            valkyrie_zone_after_reshuffle: ValkyrieZone::DiscardAndDraw,
            valkyrie_counts_before_empty_check: true,
            gargoyle_audience: GargoyleAudience::All,
            declare_mode: DeclareMode::Auto,
            discard_memory: DiscardMemory::LastLap,
            first_starter: FirstStarter::Random,
            end_tie: EndTie::Shared,
        }
    }
}
