//! 理由 — why something cannot be done.

use clocktower::Reason;
use protocol::Line;

use super::say;

/// Why an action is not allowed.
pub fn reason(reason: &Reason) -> Line {
    say(match reason {
        Reason::Over => "ct-no-over",
        Reason::NotAsked => "ct-no-not-asked",
        Reason::NotTheQuestion => "ct-no-not-the-question",
        Reason::NotAmong => "ct-no-not-among",
        Reason::MayNotDecline => "ct-no-may-not-decline",
        Reason::TheDeadDoNotNominate => "ct-no-dead-do-not-nominate",
        Reason::HasNominated => "ct-no-has-nominated",
        Reason::WasNominated => "ct-no-was-nominated",
        Reason::IsATraveller => "ct-no-is-a-traveller",
        Reason::TheStorytellerNominates => "ct-no-storyteller-nominates",
        Reason::SomebodyMustBeNominated => "ct-no-somebody-must-be-nominated",
        Reason::NotATraveller => "ct-no-not-a-traveller",
        Reason::WasCalledFor => "ct-no-was-called-for",
        Reason::MayNotVote => "ct-no-may-not-vote",
        Reason::DoneToday => "ct-no-done-today",
        Reason::SaidAloud => "ct-no-said-aloud",
        Reason::SaidEnough => "ct-no-said-enough",
        Reason::NotAnEmptyChair => "ct-no-not-an-empty-chair",
        Reason::NoTravellerLeft => "ct-no-no-traveller-left",
        Reason::OnlyTravellersLeave => "ct-no-only-travellers-leave",
        Reason::NothingToDo => "ct-no-nothing-to-do",
    })
}
