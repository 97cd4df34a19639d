//! 机密任务 — what the characters are after and which sex they are, as every player knows from the box.

use fengsheng::{Gender, Role};

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
    FemaleWins,
    MaleWins,
    NeighbourWins,
    /// A victory while nobody has died.
    NobodyDead,
    /// A victory after a death.
    SomebodyDead,
    /// A victory by intelligence one has sent.
    MyIntelligenceWins,
}

impl Goal {
    pub(super) const fn of(role: Role) -> Self {
        match role {
            Role::Nobody => Self::None,
            Role::OldGun | Role::IntelligenceChief => Self::Red3,
            Role::CodeClerk | Role::EmeiWind => Self::Blue3,
            Role::SevenHundred => Self::True5,
            Role::SisterSix => Self::Six,
            Role::OldJin | Role::Beret => Self::HandThreeAndThree,
            Role::PhantomThief => Self::HandTen,
            Role::OldGhost => Self::DieWithThreeRed,
            Role::Duckweed => Self::DieSecond,
            Role::RookieWhite => Self::DieFirst,
            Role::Shining => Self::LurkersWiped,
            Role::BlackRose | Role::BrotherMark => Self::AgencyWiped,
            Role::Blade | Role::Siskin => Self::OneOfEachDead,
            Role::ProfessionalKiller => Self::KillSecond,
            Role::BlackHand => Self::KillFemale,
            Role::MaskedMan => Self::FemaleWins,
            Role::GreatBeauty => Self::MaleWins,
            Role::ThousandFaces => Self::NeighbourWins,
            Role::Viper => Self::NobodyDead,
            Role::MrYi => Self::SomebodyDead,
            Role::Tide => Self::MyIntelligenceWins,
        }
    }
}

/// The sex of a character that lies face up.
pub(super) const fn gender(role: Role) -> Gender {
    match role {
        Role::Nobody => Gender::Neither,
        Role::RookieWhite => Gender::Both,
        Role::OldGhost
        | Role::CodeClerk
        | Role::Shining
        | Role::BlackRose
        | Role::GreatBeauty
        | Role::SisterSix
        | Role::Siskin
        | Role::ThousandFaces
        | Role::Duckweed => Gender::Female,
        _ => Gender::Male,
    }
}

/// Whether this character answers probes as it likes.
pub(super) const fn conceals(role: Role) -> bool {
    matches!(role, Role::OldGhost | Role::ThousandFaces | Role::Tide)
}
