//! 理由 — why something is not allowed, as a sentence.

use blanc_noir::Reason;
use protocol::Line;

use super::say;

/// Why not.
pub fn reason(reason: &Reason) -> Line {
    match *reason {
        Reason::GameOver => say("bn-no-game-over"),
        Reason::NotYourTurn => say("bn-no-not-your-turn"),
        Reason::WrongQuestion => say("bn-no-wrong-question"),
        Reason::ScrollNotNow => say("bn-no-scroll-not-now"),
        Reason::NotInHand => say("bn-no-not-in-hand"),
        Reason::MustFollow {
            colour: Some(colour),
            number,
        } => say("bn-no-must-follow")
            .colour("colour", colour)
            .number("number", number),
        Reason::MustFollow {
            colour: None,
            number,
        } => say("bn-no-must-follow-number").number("number", number),
        Reason::ChainOnly25 { pending } => say("bn-no-chain-only-25").number("n", pending),
        Reason::PrincessCannotAnswer => say("bn-no-princess-cannot-answer"),
        Reason::PrincessNeedsSpecial => say("bn-no-princess-needs-special"),
        Reason::OnlyTheDrawnCard => say("bn-no-only-the-drawn-card"),
        Reason::ChainPending { pending } => say("bn-no-chain-pending").number("n", pending),
        Reason::DrawOnlyWithoutPlay => say("bn-no-draw-only-without-play"),
        Reason::NoChain => say("bn-no-no-chain"),
        Reason::MustAnswerChain => say("bn-no-must-answer-chain"),
        Reason::TradeNeedsThree { number } => {
            say("bn-no-trade-needs-three").number("number", number)
        }
        Reason::TradeWouldEmpty => say("bn-no-trade-would-empty"),
        Reason::TradeNoScrolls => say("bn-no-trade-no-scrolls"),
        Reason::ScrollNotYours => say("bn-no-scroll-not-yours"),
        Reason::HeraldNeedsCard { colour } => {
            say("bn-no-herald-needs-card").colour("colour", colour)
        }
        Reason::HeraldLeavesTwo => say("bn-no-herald-leaves-two"),
        Reason::ReliefNeedsSix => say("bn-no-relief-needs-six"),
        Reason::ThreatNeedsMonster => say("bn-no-threat-needs-monster"),
        Reason::ShockwaveNoTarget => say("bn-no-shockwave-no-target"),
        Reason::RevelationEmpty => say("bn-no-revelation-empty"),
        Reason::NotThatNumber { number } => say("bn-no-not-that-number").number("number", number),
        Reason::NotThatColour { colour } => say("bn-no-not-that-colour").colour("colour", colour),
        Reason::NotSpecial => say("bn-no-not-special"),
        Reason::NotBasic => say("bn-no-not-basic"),
        Reason::NotAMonster => say("bn-no-not-a-monster"),
        Reason::AlreadyGiven => say("bn-no-already-given"),
        Reason::OneMustStay => say("bn-no-one-must-stay"),
        Reason::CannotStopYet => say("bn-no-cannot-stop-yet"),
        Reason::NotAnotherPlayer => say("bn-no-not-another-player"),
        Reason::NotPlaying => say("bn-no-not-playing"),
        Reason::NoSuchScroll => say("bn-no-no-such-scroll"),
        Reason::SourceClosed => say("bn-no-source-closed"),
        Reason::AlreadySwapped => say("bn-no-already-swapped"),
        Reason::NotInPile => say("bn-no-not-in-pile"),
    }
}
