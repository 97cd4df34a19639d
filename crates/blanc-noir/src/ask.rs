//! 提问 — what the player on turn is being asked. Every field is public.

use kernel::Stack;
use serde::Serialize;

use crate::cards::CARDS;
use crate::scrolls::SCROLL_DEFS;
use crate::{Colour, Dealer, Kind, Scroll};

/// The question the player on turn has to answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "q", rename_all = "kebab-case")]
pub enum Ask {
    /// The turn: scrolls and trades as one likes, then play, draw or take.
    Turn,
    /// The drawn card may be played at once (switch `play_after_draw`).
    AfterDraw,
    /// Which other card of this number goes into the trade.
    TradeMore {
        /// The number being traded.
        number: u8,
        /// How many are still to choose.
        left: u8,
    },
    /// Which colour a wild card has.
    Colour,
    /// Which special card goes with the Princess.
    Companion,
    /// Whether a basic card goes with the Lord, and which.
    LordCompanion {
        /// The Lord's colour.
        colour: Colour,
        /// How many may still go.
        left: u8,
    },
    /// Which card of this colour the Herald takes.
    Herald {
        /// The Herald's colour.
        colour: Colour,
        /// How many went already.
        given: u8,
    },
    /// Which card Relief takes.
    Relief {
        /// How many are still to go.
        left: u8,
    },
    /// Which one card is kept in the Prince combo.
    KeepOne,
    /// Which card goes in the Prince combo (switch `prince_combo_partial`).
    Cut,
    /// Which card the Goddess takes.
    Goddess {
        /// How many may still go.
        left: u8,
    },
    /// At whom it is aimed.
    Target {
        /// What is aimed.
        by: Script,
    },
    /// Which scroll of one's own the Fairy swaps.
    FairyOwn {
        /// How many may still be swapped.
        left: u8,
    },
    /// What the Fairy swaps it for.
    FairySource,
    /// Which scroll the Shockwave returns.
    Shockwave,
    /// Which monster goes.
    Threat {
        /// How many went already.
        given: u8,
    },
    /// Which card the Valkyrie brings back.
    Valkyrie,
    /// Whether to say "Blanc Noir".
    Declare,
}

impl Ask {
    /// Whether the question may be answered with "enough".
    pub(crate) const fn may_stop(self) -> bool {
        match self {
            Self::AfterDraw
            | Self::LordCompanion { .. }
            | Self::KeepOne
            | Self::Cut
            | Self::Goddess { .. }
            | Self::FairyOwn { .. } => true,
            Self::Herald { given, .. } | Self::Threat { given } => given > 0,
            _ => false,
        }
    }

    /// Its name in notation: the `q` of its JSON form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::AfterDraw => "after-draw",
            Self::TradeMore { .. } => "trade-more",
            Self::Colour => "colour",
            Self::Companion => "companion",
            Self::LordCompanion { .. } => "lord-companion",
            Self::Herald { .. } => "herald",
            Self::Relief { .. } => "relief",
            Self::KeepOne => "keep-one",
            Self::Cut => "cut",
            Self::Goddess { .. } => "goddess",
            Self::Target { .. } => "target",
            Self::FairyOwn { .. } => "fairy-own",
            Self::FairySource => "fairy-source",
            Self::Shockwave => "shockwave",
            Self::Threat { .. } => "threat",
            Self::Valkyrie => "valkyrie",
            Self::Declare => "declare",
        }
    }
}

/// What is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Script {
    /// A trade of three cards for a scroll.
    #[default]
    Trade,
    /// Naming the colour of a wild lead.
    Naming,
    /// The cut that Princess and Prince of one colour allow.
    Combo,
    /// A number card's ability.
    Card(Kind),
    /// A scroll.
    Scroll(Scroll),
}

impl Script {
    pub(crate) fn steps(self) -> &'static [Step] {
        match self {
            Self::Trade => crate::trade::STEPS,
            Self::Naming => crate::naming::STEPS,
            Self::Combo => crate::cards::princess::COMBO,
            Self::Card(kind) => CARDS[kind as usize].steps,
            Self::Scroll(scroll) => SCROLL_DEFS[scroll as usize].steps,
        }
    }

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Trade => "trade",
            Self::Naming => "naming",
            Self::Combo => "combo",
            Self::Card(kind) => kind.name(),
            Self::Scroll(scroll) => scroll.name(),
        }
    }
}

impl Serialize for Script {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

/// One step of a script: a sentence of the rule.
pub(crate) type Step = fn(&mut Dealer<'_>, &mut Play) -> Flow;

/// What follows a step.
pub(crate) enum Flow {
    /// The next step.
    Next,
    /// The step with this number, counted from 0: the rule repeats itself.
    Step(u8),
    /// Nothing: the script is done.
    Done,
    /// A question to the player on turn; the next step hears the answer.
    Ask(Ask),
}

/// A script being carried out. Plain numbers, so that a position can be copied in the middle of it.
/// All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Play {
    pub(crate) script: Script,
    /// The step that comes next.
    pub(crate) step: u8,
    /// The card's own colour.
    pub(crate) colour: Option<Colour>,
    /// How often the script has done what it counts.
    pub(crate) count: u8,
    /// What else the script remembers between its steps.
    pub(crate) notes: [u8; 4],
}

impl Play {
    pub(crate) fn of(script: Script) -> Self {
        Self {
            script,
            ..Self::default()
        }
    }
}

/// Which part of the turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Phase {
    /// 卷軸卡階段.
    #[default]
    Scrolls,
    /// 數字卡階段: a card was played or drawn, or a chain was taken.
    Numbers,
    /// The turn ends at once, without a declaration (Mirage).
    Passed,
    /// Threat emptied the hand: the round ends at once.
    Out,
}

/// What is under way in this turn; all of it public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Doing {
    pub(crate) frames: Stack<Play, 4>,
    pub(crate) phase: Phase,
    /// The next player is passed over (Clown).
    pub(crate) skip: bool,
    /// A Valkyrie was played as the last card, under the switch that punishes it.
    pub(crate) emptied: bool,
    /// A single basic card was played: with a declaration before it, it may end the round.
    pub(crate) plain: bool,
    /// Whoever played it had declared before.
    pub(crate) was_declared: bool,
}
