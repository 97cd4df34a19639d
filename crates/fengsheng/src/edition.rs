//! 版本 — what one edition makes of the common rules: data.

use serde::{Deserialize, Serialize};

use crate::cards::CardDef;
use crate::concerns::Concerns;
use crate::deck::Deck;
use crate::role::RoleDef;
use crate::turn::Stages;
use crate::{Faces, Function, Role, Rules, SplitChoice, editions};

/// An edition of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// 2010 标准版.
    #[default]
    #[serde(rename = "standard-2010")]
    Standard2010,
    /// 風聲黑名單.
    Blacklist,
    /// 千智风声.
    Qianzhi,
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

/// When a player loses who cannot send intelligence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Loses {
    /// When it would have to be sent.
    AtOnce,
    /// When the turn ends.
    AtTurnEnd,
}

/// What a lured player cannot do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Lured {
    /// Anything: intelligence passes by.
    Skipped,
    /// Take it: it comes, and goes on.
    Refuses,
}

/// When the discard becomes a new deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Refill {
    /// The moment the last card is drawn.
    AtOnce,
    /// When a card has to be drawn and there is none.
    OnDemand,
}

/// What editions do differently where the rule is the same thing in all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Manner {
    pub(crate) loses: Loses,
    pub(crate) lured: Lured,
    pub(crate) refill: Refill,
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
    /// What concerns each of them.
    pub(crate) concerns: &'static [Concerns; Role::COUNT],
    pub(crate) turn: fn(&Rules) -> &'static Stages,
    pub(crate) manner: Manner,
    /// The house rules a table has that changes none.
    pub(crate) rules: Rules,
    /// Those of them that mean something in it; the others belong to other editions.
    pub(crate) switches: &'static [&'static str],
    /// How many may play.
    pub(crate) seats: (u8, u8),
    /// How identities are split among so many; none where the rules ask for what there is not.
    pub(crate) split: fn(&Rules, u8) -> Option<Split>,
}

const STANDARD_2010: EditionDef = EditionDef {
    id: "fengsheng/standard-2010",
    deck: &editions::standard_2010::DECK,
    cards: &editions::standard_2010::CARDS,
    roster: editions::standard_2010::ROSTER,
    roles: &editions::standard_2010::ROLES,
    concerns: &Concerns::by_role(editions::standard_2010::ROSTER),
    turn: |_| &editions::standard_2010::TURN,
    manner: editions::standard_2010::MANNER,
    rules: editions::standard_2010::RULES,
    switches: editions::standard_2010::SWITCHES,
    seats: (3, 9),
    split: |rules, seats| of_table(editions::standard_2010::SPLITS, 3, rules.split, seats),
};

const BLACKLIST: EditionDef = EditionDef {
    id: "fengsheng/blacklist",
    deck: &editions::blacklist::DECK,
    cards: &editions::blacklist::CARDS,
    roster: editions::blacklist::ROSTER,
    roles: &editions::blacklist::ROLES,
    concerns: &Concerns::by_role(editions::blacklist::ROSTER),
    turn: |rules| {
        if rules.short_turn {
            &editions::blacklist::SHORT_TURN
        } else {
            &editions::blacklist::TURN
        }
    },
    manner: editions::blacklist::MANNER,
    rules: editions::blacklist::RULES,
    switches: editions::blacklist::SWITCHES,
    seats: (3, 9),
    split: |rules, seats| of_table(editions::blacklist::SPLITS, 3, rules.split, seats),
};

const QIANZHI: EditionDef = EditionDef {
    id: "fengsheng/qianzhi",
    deck: &editions::qianzhi::DECK,
    cards: &editions::qianzhi::CARDS,
    roster: editions::qianzhi::ROSTER,
    roles: &editions::qianzhi::ROLES,
    concerns: &Concerns::by_role(editions::qianzhi::ROSTER),
    turn: |rules| {
        if rules.second_play_phase {
            &editions::qianzhi::LONG_TURN
        } else {
            &editions::qianzhi::TURN
        }
    },
    manner: editions::qianzhi::MANNER,
    rules: editions::qianzhi::RULES,
    switches: editions::qianzhi::SWITCHES,
    seats: (2, 8),
    split: editions::qianzhi::split,
};

/// The split of a printed table that begins with so many players.
pub(crate) fn of_table(
    table: &[(Split, Option<Split>)],
    fewest: u8,
    choice: SplitChoice,
    seats: u8,
) -> Option<Split> {
    let (main, other) = table.get(usize::from(seats.checked_sub(fewest)?))?;
    match choice {
        SplitChoice::Main => Some(*main),
        SplitChoice::Alternative => *other,
    }
}

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
            Self::Blacklist => &BLACKLIST,
            Self::Qianzhi => &QIANZHI,
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

    /// All editions.
    pub const ALL: [Self; 3] = [Self::Standard2010, Self::Blacklist, Self::Qianzhi];

    /// Its name in setups.
    pub fn name(self) -> &'static str {
        let id = self.id();
        id.split_once('/').map_or(id, |(_, name)| name)
    }

    /// Its id on the command line and in records.
    pub const fn id(self) -> &'static str {
        self.def().id
    }

    /// The cards of its deck.
    pub fn cards(self) -> Faces {
        let deck = self.def().deck;
        Faces::of(deck, deck.all(false))
    }

    /// Its house rules, as they are unless a table changes them.
    pub const fn rules(self) -> Rules {
        self.def().rules
    }

    /// How many may play.
    pub fn seats(self) -> std::ops::RangeInclusive<u8> {
        let (fewest, most) = self.def().seats;
        fewest..=most
    }
}

impl crate::Way {
    /// How a card of this face travels in an edition.
    pub const fn of(edition: Edition, face: crate::Face) -> Self {
        edition.def().deck.way(face)
    }
}
