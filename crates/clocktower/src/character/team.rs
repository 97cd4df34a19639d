//! 角色类型、阵营 — teams, and the side that each is on.

/// Which kind of character: it decides the side one starts on, and what counts one as what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Team {
    /// 镇民: good.
    #[default]
    Townsfolk,
    /// 外来者: good, but in the way.
    Outsider,
    /// 爪牙: evil.
    Minion,
    /// 恶魔: evil; good wins when none is alive.
    Demon,
    /// 旅行者: comes and goes; the side is the storyteller's choice.
    Traveller,
    /// 传奇角色: no player's; mends a game.
    Fabled,
    /// 奇遇角色: no player's; turns a game into another.
    Loric,
}

impl Team {
    /// Every team.
    pub const ALL: [Self; 7] = [
        Self::Townsfolk,
        Self::Outsider,
        Self::Minion,
        Self::Demon,
        Self::Traveller,
        Self::Fabled,
        Self::Loric,
    ];

    /// The teams that are dealt to players.
    pub const DEALT: [Self; 4] = [Self::Townsfolk, Self::Outsider, Self::Minion, Self::Demon];

    /// The side its characters start on; a Traveller's is chosen.
    pub const fn side(self) -> Side {
        match self {
            Self::Minion | Self::Demon => Side::Evil,
            Self::Townsfolk | Self::Outsider | Self::Traveller | Self::Fabled | Self::Loric => {
                Side::Good
            }
        }
    }

    /// Its name in data and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Townsfolk => "townsfolk",
            Self::Outsider => "outsider",
            Self::Minion => "minion",
            Self::Demon => "demon",
            Self::Traveller => "traveller",
            Self::Fabled => "fabled",
            Self::Loric => "loric",
        }
    }
}

/// With whom one wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// 善良.
    #[default]
    Good,
    /// 邪恶.
    Evil,
}

impl Side {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Good => Self::Evil,
            Self::Evil => Self::Good,
        }
    }

    /// Its name in data and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Evil => "evil",
        }
    }
}
