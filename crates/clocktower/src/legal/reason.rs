//! 为何不行 — why an action is not legal.

use std::fmt;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is over.
    Over,
    /// This seat is not asked now, as far as it can tell.
    NotAsked,
    /// That is no answer to what is asked.
    NotTheQuestion,
    /// This player, character or statement is not among those that can be chosen.
    NotAmong,
    /// Somebody has to be chosen.
    MayNotDecline,
    /// The dead do not nominate.
    TheDeadDoNotNominate,
    /// Everybody nominates once a day.
    HasNominated,
    /// Everybody is nominated once a day.
    WasNominated,
    /// Travellers are exiled, not executed.
    IsATraveller,
    /// With 主教 only the storyteller nominates.
    TheStorytellerNominates,
    /// With 主教 somebody of the other side has to be nominated before the day ends.
    SomebodyMustBeNominated,
    /// Only a living Traveller is exiled.
    NotATraveller,
    /// The exile of each is called for once a day.
    WasCalledFor,
    /// One's own ability does not let one vote now.
    MayNotVote,
    /// That was done today already.
    DoneToday,
    /// At this table people talk themselves.
    SaidAloud,
    /// So much was said today that more would not be heard.
    SaidEnough,
    /// A newcomer is welcomed at a chair where nobody sits.
    NotAnEmptyChair,
    /// Every Traveller of the script is in play, and nobody can be one of them a second time.
    NoTravellerLeft,
    /// Only Travellers leave in mid-game.
    OnlyTravellersLeave,
    /// There is nothing of the kind to be done now.
    NothingToDo,
}

impl fmt::Display for Reason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Over => "the game is over",
            Self::NotAsked => "this seat is not asked now",
            Self::NotTheQuestion => "that is no answer to what is asked",
            Self::NotAmong => "that is not among what can be chosen",
            Self::MayNotDecline => "somebody has to be chosen",
            Self::TheDeadDoNotNominate => "the dead do not nominate",
            Self::HasNominated => "everybody nominates once a day",
            Self::WasNominated => "everybody is nominated once a day",
            Self::IsATraveller => "Travellers are exiled, not executed",
            Self::TheStorytellerNominates => {
                "only the storyteller nominates, as long as the Bishop lives"
            }
            Self::SomebodyMustBeNominated => {
                "the Bishop wants somebody of the other side to be nominated before the day ends"
            }
            Self::NotATraveller => "only a living Traveller is exiled",
            Self::WasCalledFor => "the exile of each Traveller is called for once a day",
            Self::MayNotVote => "one's own ability does not allow a vote now",
            Self::DoneToday => "that was done today already",
            Self::SaidAloud => "at this table people talk themselves",
            Self::SaidEnough => "so much was said today that more would not be heard",
            Self::NotAnEmptyChair => "a newcomer is welcomed at an empty chair",
            Self::NoTravellerLeft => "every Traveller of the script is in play",
            Self::OnlyTravellersLeave => "only Travellers leave in mid-game",
            Self::NothingToDo => "there is nothing of the kind to be done now",
        })
    }
}
