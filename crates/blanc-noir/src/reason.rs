//! 理由 — why an action is not legal, and the test that finds it.

mod objection;

use serde::Serialize;

use crate::Colour;

/// Why an action is not legal. Each has a text in three languages under its id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "id", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Somebody else is asked.
    NotYourTurn,
    /// The action answers another question than the one asked.
    WrongQuestion,
    /// Scrolls and trades belong to the scroll phase; something else is being asked.
    ScrollNotNow,
    /// The card is not in the hand.
    NotInHand,
    /// The card follows neither colour nor number.
    MustFollow {
        /// The colour to follow, if there is one.
        colour: Option<Colour>,
        /// The number to follow.
        number: u8,
    },
    /// A chain is pending: only a 25 answers it.
    #[serde(rename = "chain-only-25")]
    ChainOnly25 {
        /// What is pending.
        pending: u8,
    },
    /// A Princess is a 20: she cannot answer a chain, even with a 25 beside her.
    PrincessCannotAnswer,
    /// A Princess goes only with another special card.
    PrincessNeedsSpecial,
    /// Only the card just drawn may be played now.
    OnlyTheDrawnCard,
    /// A chain is pending: there is no drawing.
    ChainPending {
        /// What is pending.
        pending: u8,
    },
    /// Drawing is only for those who cannot play (switch `voluntary_draw`).
    DrawOnlyWithoutPlay,
    /// No chain is pending.
    NoChain,
    /// Whoever holds a 25 must answer with it (switch `chain_must_answer`).
    MustAnswerChain,
    /// A trade takes three cards of one number.
    TradeNeedsThree {
        /// The number.
        number: u8,
    },
    /// A trade must leave a card in hand.
    TradeWouldEmpty,
    /// The scroll deck is empty: there is nothing to trade for.
    TradeNoScrolls,
    /// The scroll does not lie face down before the player.
    ScrollNotYours,
    /// The Herald needs a card of its colour.
    HeraldNeedsCard {
        /// The Herald's colour.
        colour: Colour,
    },
    /// The Herald must leave two cards in hand.
    HeraldLeavesTwo,
    /// Relief needs more than five cards.
    ReliefNeedsSix,
    /// Threat needs a Golem, a Gargoyle or a Dragon.
    ThreatNeedsMonster,
    /// There is no other scroll for the Shockwave.
    ShockwaveNoTarget,
    /// The scroll deck is empty.
    RevelationEmpty,
    /// Another number is being traded.
    NotThatNumber {
        /// The number being traded.
        number: u8,
    },
    /// Another colour is asked for.
    NotThatColour {
        /// The colour asked for.
        colour: Colour,
    },
    /// A special card is asked for.
    NotSpecial,
    /// A basic card is asked for.
    NotBasic,
    /// Only a Golem, a Gargoyle or a Dragon can be given.
    NotAMonster,
    /// One of this kind was given already.
    AlreadyGiven,
    /// At least one card must stay.
    OneMustStay,
    /// Something has to be chosen first.
    CannotStopYet,
    /// It takes another player.
    NotAnotherPlayer,
    /// That player is not in this round.
    NotPlaying,
    /// No such scroll lies there.
    NoSuchScroll,
    /// The scroll deck is empty and no source.
    SourceClosed,
    /// That position was chosen already.
    AlreadySwapped,
    /// The card is not among those that were searched.
    NotInPile,
}

impl Reason {
    /// Its id: the same in JSON, in rulebook pages and in the texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::WrongQuestion => "wrong-question",
            Self::ScrollNotNow => "scroll-not-now",
            Self::NotInHand => "not-in-hand",
            Self::MustFollow { .. } => "must-follow",
            Self::ChainOnly25 { .. } => "chain-only-25",
            Self::PrincessCannotAnswer => "princess-cannot-answer",
            Self::PrincessNeedsSpecial => "princess-needs-special",
            Self::OnlyTheDrawnCard => "only-the-drawn-card",
            Self::ChainPending { .. } => "chain-pending",
            Self::DrawOnlyWithoutPlay => "draw-only-without-play",
            Self::NoChain => "no-chain",
            Self::MustAnswerChain => "must-answer-chain",
            Self::TradeNeedsThree { .. } => "trade-needs-three",
            Self::TradeWouldEmpty => "trade-would-empty",
            Self::TradeNoScrolls => "trade-no-scrolls",
            Self::ScrollNotYours => "scroll-not-yours",
            Self::HeraldNeedsCard { .. } => "herald-needs-card",
            Self::HeraldLeavesTwo => "herald-leaves-two",
            Self::ReliefNeedsSix => "relief-needs-six",
            Self::ThreatNeedsMonster => "threat-needs-monster",
            Self::ShockwaveNoTarget => "shockwave-no-target",
            Self::RevelationEmpty => "revelation-empty",
            Self::NotThatNumber { .. } => "not-that-number",
            Self::NotThatColour { .. } => "not-that-colour",
            Self::NotSpecial => "not-special",
            Self::NotBasic => "not-basic",
            Self::NotAMonster => "not-a-monster",
            Self::AlreadyGiven => "already-given",
            Self::OneMustStay => "one-must-stay",
            Self::CannotStopYet => "cannot-stop-yet",
            Self::NotAnotherPlayer => "not-another-player",
            Self::NotPlaying => "not-playing",
            Self::NoSuchScroll => "no-such-scroll",
            Self::SourceClosed => "source-closed",
            Self::AlreadySwapped => "already-swapped",
            Self::NotInPile => "not-in-pile",
        }
    }
}
