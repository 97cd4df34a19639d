//! 提问 — what a player is being asked. Every field is public.

use kernel::Seat;
use serde::Serialize;

use crate::script::Script;
use crate::{Colour, Colours, Edition, Face, Way};

/// Which window is open: a moment at which everybody may do something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// 出牌阶段.
    #[default]
    Play,
    /// 出牌阶段, as one player's play step in it.
    Step,
    /// 途中 — intelligence is on its way to a player.
    InTransit,
    /// 到达 — it lies before that player.
    Arrived,
    /// 响应 — something was declared and may be answered.
    Answer,
}

/// Which cards of a hand or which intelligence may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// Any.
    Any,
    /// Black ones.
    Black,
    /// Those without black.
    True,
    /// Red and blue ones, what is black too included.
    Coloured,
    /// Those that travel directly.
    Direct,
    /// Those without red.
    NotRed,
    /// Those without blue.
    NotBlue,
    /// Those that are red and nothing else.
    RedAlone,
    /// Those that are blue and nothing else.
    BlueAlone,
}

/// Whom one may choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Any living player.
    Anyone,
    /// Any living player but oneself.
    Other,
    /// Another player who holds cards.
    OtherWithHand,
    /// Another player with intelligence.
    OtherWithIntelligence,
    /// Another player whose character lies face up.
    OtherFaceUp,
    /// A player with intelligence.
    WithIntelligence,
    /// Another female character.
    OtherFemale,
    /// Another player who is not locked.
    OtherUnlocked,
    /// Any living player that this script has not served yet.
    Unserved,
}

/// Whose intelligence one may choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "of", content = "seat")]
pub enum Whose {
    /// Anybody's.
    Anyone,
    /// One's own or a female character's.
    MineOrFemale,
    /// Another player's.
    Others,
    /// This player's.
    Only(Seat),
}

/// The question a player has to answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "q", rename_all = "kebab-case")]
pub enum Ask {
    /// Which of two characters to keep; put to everybody at once.
    Role,
    /// Whether to do something now.
    Window {
        /// Which window.
        window: Window,
    },
    /// What to send: the phase cannot end without it.
    Send,
    /// Whether to take the intelligence.
    Receive,
    /// How to answer a probe.
    React,
    /// Whether a skill answers what happened.
    Trigger {
        /// Whose and which skill, by its number; for a face-down character any it may be.
        by: Script,
    },
    /// Which card of one's own hand.
    Card {
        /// For what.
        by: Script,
        /// Which cards.
        cards: Cards,
        /// Whether none is an answer.
        may_pass: bool,
    },
    /// Which of the shown cards of another hand.
    Shown {
        /// For what.
        by: Script,
        /// Whose hand.
        of: Seat,
    },
    /// Which intelligence.
    Intelligence {
        /// For what.
        by: Script,
        /// Whose.
        whose: Whose,
        /// Which cards.
        cards: Cards,
        /// Whether none is an answer.
        may_pass: bool,
    },
    /// Which card of the discard.
    Discarded {
        /// For what.
        by: Script,
        /// Which cards.
        cards: Cards,
    },
    /// Which of the cards on top of the deck, which one is shown.
    Top {
        /// For what.
        by: Script,
        /// Whether none is an answer.
        may_pass: bool,
    },
    /// Which colour.
    Colour {
        /// For what.
        by: Script,
    },
    /// Whether to do what a card or skill lets one do now.
    Whether {
        /// Which.
        by: Script,
    },
    /// Which player.
    Player {
        /// For what.
        by: Script,
        /// Who qualifies.
        who: Who,
        /// Whether nobody is an answer.
        may_pass: bool,
    },
}

impl Cards {
    /// Whether this card may be chosen.
    pub fn allows(self, edition: Edition, face: Face) -> bool {
        match self {
            Self::Any => true,
            Self::Black => face.is(Colour::Black),
            Self::True => !face.is(Colour::Black),
            Self::Coloured => face.is(Colour::Red) || face.is(Colour::Blue),
            Self::Direct => Way::of(edition, face) == Way::Direct,
            Self::NotRed => !face.is(Colour::Red),
            Self::NotBlue => !face.is(Colour::Blue),
            Self::RedAlone => face.colours() == Colours::RED,
            Self::BlueAlone => face.colours() == Colours::BLUE,
        }
    }
}
