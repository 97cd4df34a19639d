//! 约定 — what the players agree on before the deal, and what cannot be agreed on.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::edition::Split;
use crate::rules::Changes;
use crate::{Edition, Mode, Role, Rules};

/// What the players agree on before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Wishes")]
pub struct Setup {
    /// Which edition.
    pub edition: Edition,
    /// How many play.
    pub seats: u8,
    /// The house rules.
    pub rules: Rules,
}

/// A setup as a message brings it: what it does not say stands as the edition has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wishes {
    edition: Edition,
    seats: u8,
    #[serde(default)]
    rules: Changes,
}

impl From<Wishes> for Setup {
    fn from(wishes: Wishes) -> Self {
        Self {
            edition: wishes.edition,
            seats: wishes.seats,
            rules: wishes.edition.rules().changed(&wishes.rules),
        }
    }
}

impl Setup {
    /// A table of an edition with the default rules.
    pub fn new(edition: Edition, seats: u8) -> Self {
        Self {
            edition,
            seats,
            rules: edition.rules(),
        }
    }

    /// The characters that are dealt from: those of the edition that the table allows. Where only
    /// missions win, a character without one is left out (ruling F23).
    pub fn roster(&self) -> impl Iterator<Item = Role> {
        let (cast, mode) = (self.rules.roles, self.rules.mode);
        let roster = self.edition.def().roster.iter().filter(move |(_, def)| {
            mode != Mode::Bystanders || def.mission != crate::Mission::None
        });
        let roles = roster.map(|&(role, _)| role);
        roles.filter(move |&role| cast.has(role))
    }

    /// How identities are split; none if the setup asks for a split that is not printed.
    pub fn split(&self) -> Option<Split> {
        (self.edition.def().split)(&self.rules, self.seats)
    }
}

/// Why a setup cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many players.
    Seats(u8, Edition),
    /// No alternative split is printed for this many.
    NoAlternative(u8),
    /// This house rule means something only in other editions.
    Foreign(&'static str, Edition),
    /// The mode is not for this many.
    Mode(Mode, u8),
    /// Two or three characters are offered, no other number.
    Offered(u8),
    /// Too few characters to offer two to each of so many.
    FewRoles {
        /// How many there are.
        roles: usize,
        /// How many are needed.
        needed: usize,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats(seats, edition) => {
                let range = edition.seats();
                write!(
                    out,
                    "{} is for {} to {} players, not for {seats}",
                    edition.id(),
                    range.start(),
                    range.end()
                )
            }
            Self::Foreign(rule, edition) => {
                write!(
                    out,
                    "{rule} is no house rule of {}: leave it out; its house rules are {}",
                    edition.id(),
                    edition.switches().join(", ")
                )
            }
            Self::Mode(mode, seats) => {
                write!(
                    out,
                    "mode={} is not for {seats} players: standard is for 5 or 6, novice for 4, teams and bystanders for 6, free for 2 to 8",
                    mode.name()
                )
            }
            Self::Offered(offered) => {
                write!(
                    out,
                    "offered={offered}: two or three characters are offered to each player"
                )
            }
            Self::FewRoles { roles, needed } => {
                write!(
                    out,
                    "{roles} characters are too few: {needed} are offered; name more in roles, or set roles=none"
                )
            }
            Self::NoAlternative(seats) => {
                write!(
                    out,
                    "no alternative split of identities is printed for {seats} players; set split=main"
                )
            }
        }
    }
}

impl std::error::Error for SetupError {}
