//! 能力 — what a player can do: the own character's ability, and perhaps one gained from elsewhere.

use crate::Character;

/// An ability that a player has, or only believes to have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ability {
    /// Whose ability it is; nobody's if there is none.
    pub(crate) character: Character,
    /// Its number among all abilities there have been in this game: what it does is tied to it.
    pub(crate) serial: u8,
    /// Whether the player only believes to have it (酒鬼, 疯子).
    pub(crate) only_believed: bool,
    /// Whether its one use is spent.
    pub(crate) spent: bool,
    /// The night it was there first, so that "on the first night" means the player's own.
    pub(crate) since: u8,
    /// Whether it has been used on that first night.
    pub(crate) begun: bool,
    /// What it has to remember: what that is stands in the character's file.
    pub(crate) memory: u8,
}

impl Ability {
    pub(crate) fn exists(self) -> bool {
        self.character != Character::NONE
    }
}

/// Which of a player's abilities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Which {
    /// The own character's.
    #[default]
    Own,
    /// The one gained from elsewhere (哲学家, 学徒).
    Gained,
}

impl Which {
    pub(crate) const BOTH: [Self; 2] = [Self::Own, Self::Gained];

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Own => 0,
            Self::Gained => 1,
        }
    }
}
