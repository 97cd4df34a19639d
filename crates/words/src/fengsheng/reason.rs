//! 理由 — why something is not allowed, as a sentence.

use fengsheng::{Action, Ask, Reason, Timing, View, Whose};
use protocol::Line;

use super::say;

/// Why not, to the one who looks at this view and reached for this: where a card lies that could be
/// chosen but for its colour, the colour is the reason.
pub fn refusal(view: &View, action: Action, why: &Reason) -> Line {
    let colour = match (view.ask, action) {
        (Ask::Intelligence { whose, cards, .. }, Action::PickFrom(seat, face)) => {
            let here = match whose {
                Whose::Only(only) => only == seat,
                Whose::Others => view.eye != Some(seat),
                Whose::Anyone | Whose::MineOrFemale => true,
            };
            let place = view.seats.get(seat.index());
            let lies = place.is_some_and(|place| place.intelligence.count(face) > 0);
            here && lies && !cards.allows(view.edition, face)
        }
        (Ask::Discarded { cards, .. }, Action::Pick(face)) => {
            view.discard.count(face) > 0 && !cards.allows(view.edition, face)
        }
        _ => false,
    };
    reason(if colour { &Reason::NotThatColour } else { why })
}

/// Why not.
pub fn reason(reason: &Reason) -> Line {
    say(match *reason {
        Reason::GameOver => "fs-no-game-over",
        Reason::NotAsked => "fs-no-not-asked",
        Reason::WrongQuestion => "fs-no-wrong-question",
        Reason::NotInHand => "fs-no-not-in-hand",
        Reason::NotOffered => "fs-no-not-offered",
        Reason::ChainFull => "fs-no-chain-full",
        Reason::NotThatFunction => "fs-no-not-that-function",
        Reason::NotNow(timing) => not_now(timing),
        Reason::NeedsTarget => "fs-no-needs-target",
        Reason::TakesNoTarget => "fs-no-takes-no-target",
        Reason::NotThatPlayer => "fs-no-not-that-player",
        Reason::MayNotSend => "fs-no-may-not-send",
        Reason::NotThatWay => "fs-no-not-that-way",
        Reason::NoSuchSkill => "fs-no-no-such-skill",
        Reason::SkillNotNow => "fs-no-skill-not-now",
        Reason::NotHonest => "fs-no-not-honest",
        Reason::MustAnswer => "fs-no-must-answer",
        Reason::SkillNeedsCard => "fs-no-skill-needs-card",
        Reason::NotThatColour => "fs-no-not-that-colour",
        Reason::NoSuchIntelligence => "fs-no-no-such-intelligence",
        Reason::MustChoose => "fs-no-must-choose",
    })
}

fn not_now(timing: Timing) -> &'static str {
    match timing {
        Timing::OwnTurn => "fs-no-not-now-own-turn",
        Timing::OwnPlayPhase => "fs-no-not-now-own-play-phase",
        Timing::InTransit => "fs-no-not-now-in-transit",
        Timing::OthersInTransit => "fs-no-not-now-others-in-transit",
        Timing::Arrived => "fs-no-not-now-arrived",
        Timing::ArrivedHidden => "fs-no-not-now-arrived-hidden",
        Timing::ArrivedFree => "fs-no-not-now-arrived-free",
        Timing::CardUsed => "fs-no-not-now-card-used",
        Timing::AnyTime => "fs-no-not-now-any-time",
        Timing::OwnStep => "fs-no-not-now-own-step",
        Timing::OnlySent => "fs-no-not-now-only-sent",
        Timing::Never => "fs-no-not-now-never",
    }
}
