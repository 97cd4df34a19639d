//! 机密任务 — what the characters are after, as every player knows from the box.

use fengsheng::{Edition, Role};

/// What a bystander with this character wins by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// Nothing but being the last one alive.
    None,
    Red3,
    Blue3,
    /// Five intelligence without black.
    True5,
    /// Six of any colours.
    Six,
    /// Three red and three blue cards in hand.
    HandThreeAndThree,
    /// Ten cards in hand.
    HandTen,
    /// Dying with three red cards in hand.
    DieWithThreeRed,
    /// Dying as the second or a later one.
    DieSecond,
    /// Dying first, or a side wiped out.
    DieFirst,
    LurkersWiped,
    AgencyWiped,
    OneOfEachDead,
    /// Killing the second or a later one to die.
    KillSecond,
    KillFemale,
    /// Killing another player who has no red and no blue intelligence.
    KillWithoutTrue,
    /// The same, but what is black too does not count.
    KillWithoutPure,
    /// Killing another player who has three red or blue intelligence.
    KillWithThreeTrue,
    FemaleWins,
    /// With so many black intelligence of one's own at the most.
    MaleWins(u8),
    /// Four counters in hand.
    HandFourCounters,
    NeighbourWins,
    /// A victory while nobody has died.
    NobodyDead,
    /// A victory after a death.
    SomebodyDead,
    /// A victory by intelligence one has sent.
    MyIntelligenceWins,
}

impl Goal {
    pub(super) const fn of(edition: Edition, role: Role) -> Self {
        match (edition, role) {
            (Edition::Standard2010, Role::Shining) => Self::LurkersWiped,
            (Edition::Blacklist, Role::Shining) => Self::KillWithoutTrue,
            (Edition::Qianzhi, Role::Shining) => Self::KillWithoutPure,
            (Edition::Standard2010, Role::BlackRose | Role::BrotherMark) => Self::AgencyWiped,
            (_, Role::BlackRose) => Self::KillWithThreeTrue,
            (Edition::Qianzhi, Role::GreatBeauty) => Self::MaleWins(0),
            (_, role) => Self::of_role(role),
        }
    }

    /// The mission that is the same in every edition.
    const fn of_role(role: Role) -> Self {
        match role {
            // The missions of two of these are told apart above.
            Role::Nobody | Role::DeadlyPerfume | Role::Shining | Role::BlackRose => Self::None,
            Role::OldGun | Role::IntelligenceChief | Role::Holmes => Self::Red3,
            Role::CodeClerk | Role::EmeiWind | Role::DaiLi => Self::Blue3,
            Role::SevenHundred => Self::True5,
            Role::SisterSix => Self::Six,
            Role::OldJin | Role::Beret => Self::HandThreeAndThree,
            Role::PhantomThief | Role::NinetyNine => Self::HandTen,
            Role::OldGhost => Self::DieWithThreeRed,
            Role::Duckweed => Self::DieSecond,
            Role::RookieWhite => Self::DieFirst,
            Role::Blade | Role::Siskin | Role::BrotherMark => Self::OneOfEachDead,
            Role::ProfessionalKiller => Self::KillSecond,
            Role::BlackHand => Self::KillFemale,
            Role::MaskedMan => Self::FemaleWins,
            Role::GreatBeauty => Self::MaleWins(1),
            Role::ThousandFaces => Self::NeighbourWins,
            Role::Viper => Self::NobodyDead,
            Role::MrYi => Self::SomebodyDead,
            Role::Tide => Self::MyIntelligenceWins,
            Role::SteelAgent => Self::HandFourCounters,
        }
    }
}

/// Whether this character answers probes as it likes.
pub(super) const fn conceals(role: Role) -> bool {
    matches!(role, Role::OldGhost | Role::ThousandFaces | Role::Tide)
}
