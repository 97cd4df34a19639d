//! 提问 — what a player or the storyteller has to answer.

use kernel::Seats;

use crate::Cast;
use crate::info::SeatMask;

/// A question to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "ask")]
pub enum Question {
    /// Choose a player.
    Pick {
        /// From these.
        from: SeatMask,
        /// Whether nobody may be chosen.
        may_decline: bool,
    },
    /// Name a character.
    Name {
        /// From these.
        #[serde(serialize_with = "listed")]
        from: Cast,
        /// Whether none may be named.
        may_decline: bool,
    },
    /// Yes or no; perhaps only one of them, where everybody can see that the storyteller decides something.
    YesNo {
        /// Whether yes is possible.
        yes: bool,
        /// Whether no is possible.
        no: bool,
    },
    /// State something that is true or false.
    State {
        /// Whether nothing may be stated.
        may_decline: bool,
    },
    /// The storyteller chooses what a player is told.
    Say,
    /// The storyteller carries a character out by hand.
    Hand,
    /// There is nothing to say: go on.
    Pass,
}

impl Question {
    /// One of these players.
    pub(crate) const fn one_of(from: Seats) -> Self {
        Self::Pick {
            from: SeatMask(from),
            may_decline: false,
        }
    }

    /// One of these players, or nobody.
    pub(crate) const fn perhaps_one_of(from: Seats) -> Self {
        Self::Pick {
            from: SeatMask(from),
            may_decline: true,
        }
    }

    /// Yes or no, both possible.
    pub(crate) const EITHER: Self = Self::YesNo {
        yes: true,
        no: true,
    };

    /// One of these characters.
    pub(crate) const fn name(from: Cast) -> Self {
        Self::Name {
            from,
            may_decline: false,
        }
    }

    /// One of these characters, or none.
    pub(crate) const fn perhaps_name(from: Cast) -> Self {
        Self::Name {
            from,
            may_decline: true,
        }
    }
}

fn listed<S: serde::Serializer>(cast: &Cast, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(cast.iter())
}
