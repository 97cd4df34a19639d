//! 版本 — what one edition makes of the common rules: data.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cards::CardDef;
use crate::deck::Deck;
use crate::role::RoleDef;
use crate::{Cast, Faces, Function, Role, editions};

/// An edition of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// 2010 标准版.
    #[default]
    Standard2010,
}

/// How many lurkers, agency players and bystanders there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Split(pub [u8; 3]);

impl Split {
    /// How many players it seats.
    pub const fn seats(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }
}

/// What an edition is made of.
pub(crate) struct EditionDef {
    pub(crate) id: &'static str,
    pub(crate) deck: &'static Deck,
    /// What each function does.
    pub(crate) cards: &'static [&'static CardDef; Function::ALL.len()],
    /// Who may be dealt, and what they can do.
    pub(crate) roster: &'static [(Role, &'static RoleDef)],
    /// The same by character.
    pub(crate) roles: &'static [&'static RoleDef; Role::COUNT],
    pub(crate) fewest: u8,
    /// Splits from the fewest players on, each with its printed alternative.
    pub(crate) splits: &'static [(Split, Option<Split>)],
}

const STANDARD_2010: EditionDef = EditionDef {
    id: "fengsheng/standard-2010",
    deck: &editions::standard_2010::DECK,
    cards: &editions::standard_2010::CARDS,
    roster: editions::standard_2010::ROSTER,
    roles: &editions::standard_2010::ROLES,
    fewest: 3,
    splits: editions::standard_2010::SPLITS,
};

/// What each character can do; whoever is not in the roster can do nothing.
pub(crate) const fn by_role(
    roster: &[(Role, &'static RoleDef)],
) -> [&'static RoleDef; Role::COUNT] {
    let mut roles = [&crate::roles::nobody::DEF; Role::COUNT];
    let mut at = 0;
    while at < roster.len() {
        roles[roster[at].0 as usize] = roster[at].1;
        at += 1;
    }
    roles
}

impl Edition {
    pub(crate) const fn def(self) -> &'static EditionDef {
        match self {
            Self::Standard2010 => &STANDARD_2010,
        }
    }

    /// What a function does in it.
    #[inline]
    pub(crate) fn card(self, function: Function) -> &'static CardDef {
        self.def().cards[function as usize]
    }

    /// What a character can do in it.
    #[inline]
    pub(crate) fn role(self, role: Role) -> &'static RoleDef {
        self.def().roles[role as usize]
    }

    /// Its id on the command line and in records.
    pub const fn id(self) -> &'static str {
        self.def().id
    }

    /// The cards of its deck.
    pub fn cards(self) -> Faces {
        let deck = self.def().deck;
        Faces::of(deck, deck.all())
    }

    /// How many may play.
    pub fn seats(self) -> std::ops::RangeInclusive<u8> {
        let def = self.def();
        def.fewest..=def.fewest + def.splits.len() as u8 - 1
    }
}

/// Which of the printed splits is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum SplitChoice {
    /// The main column.
    #[default]
    Main,
    /// The alternative, where one is printed.
    Alternative,
}

/// The switches of the house rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "protocol.ts", rename = "FengshengRules")
)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// Which split of identities.
    pub split: SplitChoice,
    /// Conflict C7: 调虎离山 may be used on oneself.
    pub lure_self: bool,
    /// The last living side wins (conflict 16).
    pub last_side_wins: bool,
    /// Which characters are dealt from: `all`, `none`, or names with commas between.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub roles: Cast,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            split: SplitChoice::Main,
            lure_self: true,
            last_side_wins: true,
            roles: Cast::ALL,
        }
    }
}

/// What the players agree on before the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which edition.
    pub edition: Edition,
    /// How many play.
    pub seats: u8,
    /// The house rules.
    #[serde(default)]
    pub rules: Rules,
}

impl Setup {
    /// A table of an edition with the default rules.
    pub fn new(edition: Edition, seats: u8) -> Self {
        Self {
            edition,
            seats,
            rules: Rules::default(),
        }
    }

    /// The characters that are dealt from.
    pub(crate) fn roster(&self) -> impl Iterator<Item = Role> {
        let cast = self.rules.roles;
        let roster = self.edition.def().roster.iter().map(|&(role, _)| role);
        roster.filter(move |&role| cast.has(role))
    }

    /// How identities are split; none if the setup asks for a split that is not printed.
    pub fn split(&self) -> Option<Split> {
        let def = self.edition.def();
        let (main, other) = def
            .splits
            .get(usize::from(self.seats.checked_sub(def.fewest)?))?;
        match self.rules.split {
            SplitChoice::Main => Some(*main),
            SplitChoice::Alternative => *other,
        }
    }
}

/// Why a setup cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many players.
    Seats(u8, Edition),
    /// No alternative split is printed for this many.
    NoAlternative(u8),
    /// Too few characters to offer two to each of so many.
    FewRoles(usize, u8),
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
            Self::FewRoles(roles, seats) => {
                write!(
                    out,
                    "{roles} characters are too few for {seats} players: each is offered two; name at least {} in roles, or set roles=none",
                    2 * seats
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

impl crate::Way {
    /// How a card of this face travels in an edition.
    pub const fn of(edition: Edition, face: crate::Face) -> Self {
        edition.def().deck.way(face)
    }
}
