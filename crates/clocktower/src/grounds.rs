//! 缘故 — why a storyteller does so: a key and its arguments, given by whoever decides, worded by whoever shows it.

use kernel::Seat;

use crate::{Character, Side, Tag};

/// Why the storyteller does so.
#[derive(Clone, PartialEq, Debug)]
pub struct Grounds {
    /// What decided: the key of a sentence.
    pub why: Why,
    /// Who is ahead; nobody if the chances are about even.
    pub ahead: Option<Side>,
    /// So many executions good has left before evil wins.
    pub executions: u8,
    /// What the answer amounts to.
    pub tags: Vec<Tag>,
    /// The players it is about.
    pub seats: Vec<Seat>,
    /// The characters it names.
    pub characters: Vec<Character>,
}

/// What decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Why {
    /// The game simply goes on.
    GoesOn,
    /// The town still talks.
    TownTalks,
    /// It has to be true, and this truth suits the chances as they stand.
    TrueByRule,
    /// It could be false, but the town needs the truth.
    TruthHelps,
    /// It may be false, and a believable falsehood keeps the game open.
    FalseByRight,
    /// Somebody counts as what they are not, because good is ahead.
    Registers,
    /// There is nothing to tell.
    NothingToTell,
    /// Somebody else dies, because good can ill afford this death.
    Bounced,
    /// It takes its course.
    TakesItsCourse,
    /// Somebody is spared, because evil is ahead.
    Spared,
    /// The new Demon is whom it is fairest to play on with.
    FairHeir,
    /// This good player confuses the town without deciding the game.
    FairHerring,
    /// Nobody has it, so the Demon can say to be it.
    SafeBluff,
    /// A character that is played by hand needs nothing now.
    NothingByHand,
    /// The storyteller has done something by hand.
    ByHand,
    /// A Traveller who comes in mid-game helps whoever is behind.
    HelpsBehind,
    /// It makes no difference to the chances.
    NoDifference,
}

impl Why {
    /// Every reason there is.
    pub const ALL: [Self; 17] = [
        Self::GoesOn,
        Self::TownTalks,
        Self::TrueByRule,
        Self::TruthHelps,
        Self::FalseByRight,
        Self::Registers,
        Self::NothingToTell,
        Self::Bounced,
        Self::TakesItsCourse,
        Self::Spared,
        Self::FairHeir,
        Self::FairHerring,
        Self::SafeBluff,
        Self::NothingByHand,
        Self::ByHand,
        Self::HelpsBehind,
        Self::NoDifference,
    ];

    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Self::GoesOn => "goes-on",
            Self::TownTalks => "town-talks",
            Self::TrueByRule => "true-by-rule",
            Self::TruthHelps => "truth-helps",
            Self::FalseByRight => "false-by-right",
            Self::Registers => "registers",
            Self::NothingToTell => "nothing-to-tell",
            Self::Bounced => "bounced",
            Self::TakesItsCourse => "takes-its-course",
            Self::Spared => "spared",
            Self::FairHeir => "fair-heir",
            Self::FairHerring => "fair-herring",
            Self::SafeBluff => "safe-bluff",
            Self::NothingByHand => "nothing-by-hand",
            Self::ByHand => "by-hand",
            Self::HelpsBehind => "helps-behind",
            Self::NoDifference => "no-difference",
        }
    }
}
