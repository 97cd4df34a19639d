//! 虫 — the mistakes a toy table can make, each breaking one law.

use crate::laws::Law;

/// A planted mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bug {
    /// Only seats that hold the rank are asked for an echo: the question tells who holds it.
    OnlyHoldersAreAsked,
    /// A drawn card's event is sealed for everybody instead of for its owner.
    EverybodySeesTheDraw,
    /// Digging, which nobody should see, tells another event than drawing.
    DiggingIsToldApart,
    /// The reason against an action says what others hold.
    ReasonsTellOfOthers,
    /// A played card stays marked as known when a view is rebuilt from sights.
    FoldKeepsPlayedCardsKnown,
    /// The pile gets the first copy of the rank, not the copy that was held.
    PlaysAnotherCopy,
    /// The deal takes cards in the order of a hash map.
    DealsInHashOrder,
    /// Copies of a position share one counter of chance events.
    CopiesShareTheirChance,
    /// An echo is listed whether or not the rank is held, but refused.
    ListsWhatItRefuses,
    /// Passing is listed before echoing.
    ListsOutOfOrder,
    /// The test for the end of the game was forgotten.
    NobodyNoticesTheEnd,
    /// A setup is written without the number of cards in hand.
    SetupLosesTheHand,
    /// Echoes are asked for from seat A on instead of from the next player on.
    SeatAIsAskedFirst,
    /// An imagined truth forgets the cards that were shown.
    ImaginesWithoutTheShown,
    /// An imagined deck is filled from all cards instead of from those that are left.
    ImaginesCardsTwice,
}

impl Bug {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::OnlyHoldersAreAsked,
        Self::EverybodySeesTheDraw,
        Self::DiggingIsToldApart,
        Self::ReasonsTellOfOthers,
        Self::FoldKeepsPlayedCardsKnown,
        Self::PlaysAnotherCopy,
        Self::DealsInHashOrder,
        Self::CopiesShareTheirChance,
        Self::ListsWhatItRefuses,
        Self::ListsOutOfOrder,
        Self::NobodyNoticesTheEnd,
        Self::SetupLosesTheHand,
        Self::SeatAIsAskedFirst,
        Self::ImaginesWithoutTheShown,
        Self::ImaginesCardsTwice,
    ];

    /// The law it breaks.
    pub const fn breaks(self) -> Law {
        match self {
            Self::OnlyHoldersAreAsked
            | Self::EverybodySeesTheDraw
            | Self::DiggingIsToldApart
            | Self::ReasonsTellOfOthers => Law::Blindness,
            Self::FoldKeepsPlayedCardsKnown => Law::Fold,
            Self::PlaysAnotherCopy => Law::Conservation,
            Self::DealsInHashOrder => Law::Determinism,
            Self::CopiesShareTheirChance => Law::Clones,
            Self::ListsWhatItRefuses | Self::ListsOutOfOrder => Law::Legality,
            Self::NobodyNoticesTheEnd => Law::Progress,
            Self::SetupLosesTheHand => Law::Records,
            Self::SeatAIsAskedFirst => Law::Rotation,
            Self::ImaginesWithoutTheShown | Self::ImaginesCardsTwice => Law::Sampling,
        }
    }
}
