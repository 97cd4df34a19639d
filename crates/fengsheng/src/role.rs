//! 角色 — the characters, and what an edition makes of each. One file per character under `roles/`.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::cards::Aim;
use crate::script::{Step, When};
use crate::times::Times;
use crate::{Face, Function, Occasion, Occasions, Table};
use kernel::Seat;

/// The characters offered to a player: two, or three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offer([Role; 3]);

impl Offer {
    pub(crate) fn of(roles: &[Role]) -> Self {
        roles.iter().copied().collect()
    }

    /// The characters.
    pub fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        self.0.into_iter().filter(|&role| role != Role::Nobody)
    }

    /// Whether this one is among them.
    pub fn has(&self, role: Role) -> bool {
        self.roles().any(|it| it == role)
    }
}

impl FromIterator<Role> for Offer {
    /// The first three of them.
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        let mut offer = Self::default();
        for (place, role) in offer.0.iter_mut().zip(roles) {
            *place = role;
        }
        offer
    }
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.roles())
    }
}

/// Male, female, both: of a face-up character. Face down, a character has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gender {
    /// 男.
    Male,
    /// 女.
    Female,
    /// 双性 — counts as either.
    Both,
    /// Whoever has no character.
    Neither,
}

impl Gender {
    /// Whether it counts as female.
    pub const fn is_female(self) -> bool {
        matches!(self, Self::Female | Self::Both)
    }

    /// Whether it counts as male.
    pub const fn is_male(self) -> bool {
        matches!(self, Self::Male | Self::Both)
    }
}

macro_rules! roles {
    ($($(#[$doc:meta])* $name:ident = $text:literal),* $(,)?) => {
        /// A character.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Role {
            $($(#[$doc])* $name,)*
            /// 无角色 — no character; nobody is dealt it, a table may be played with it.
            #[default]
            Nobody,
        }

        impl Role {
            /// All characters that can be dealt, in the order of the seeds.
            pub const ALL: [Self; [$($text),*].len()] = [$(Self::$name),*];

            /// How many there are, with nobody.
            pub(crate) const COUNT: usize = Self::ALL.len() + 1;

            /// Its name in notation.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)*
                    Self::Nobody => "nobody",
                }
            }
        }
    };
}

roles! {
    /// 老鬼.
    OldGhost = "old-ghost",
    /// 译电员.
    CodeClerk = "code-clerk",
    /// 老枪.
    OldGun = "old-gun",
    /// 闪灵.
    Shining = "shining",
    /// 黑玫瑰.
    BlackRose = "black-rose",
    /// 峨嵋风.
    EmeiWind = "emei-wind",
    /// 老金.
    OldJin = "old-jin",
    /// 情报处长.
    IntelligenceChief = "intelligence-chief",
    /// 职业杀手.
    ProfessionalKiller = "professional-killer",
    /// 礼服蒙面人.
    MaskedMan = "masked-man",
    /// 柒佰.
    SevenHundred = "seven-hundred",
    /// 刀锋.
    Blade = "blade",
    /// 大美女.
    GreatBeauty = "great-beauty",
    /// 六姐.
    SisterSix = "sister-six",
    /// 小马哥.
    BrotherMark = "brother-mark",
    /// 怪盗阿十.
    PhantomThief = "phantom-thief",
    /// 贝雷帽.
    Beret = "beret",
    /// 小白.
    RookieWhite = "rookie-white",
    /// 黄雀.
    Siskin = "siskin",
    /// 千面女郎.
    ThousandFaces = "thousand-faces",
    /// 黑手.
    BlackHand = "black-hand",
    /// 蝮蛇.
    Viper = "viper",
    /// 潮汐.
    Tide = "tide",
    /// 浮萍.
    Duckweed = "duckweed",
    /// 易先生.
    MrYi = "mr-yi",
    /// 钢铁特工.
    SteelAgent = "steel-agent",
    /// 戴笠.
    DaiLi = "dai-li",
    /// 怪盗九九.
    NinetyNine = "ninety-nine",
    /// 福尔摩斯.
    Holmes = "holmes",
    /// 致命香水.
    DeadlyPerfume = "deadly-perfume",
}

impl fmt::Display for Role {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Role {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|role| role.name() == text)
            .ok_or_else(|| {
                format!(
                    "\"{text}\" is no character; characters are written like old-ghost or mr-yi"
                )
            })
    }
}

impl Serialize for Role {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

/// What a character is in an edition.
pub(crate) struct RoleDef {
    pub(crate) gender: Gender,
    /// Starts face down.
    pub(crate) hidden: bool,
    pub(crate) mission: crate::Mission,
    /// Skills that are declared, in windows.
    pub(crate) active: &'static [Active],
    /// Skills that answer an occasion at once.
    pub(crate) triggers: &'static [Trigger],
    pub(crate) passive: Passive,
}

/// A character with nothing in it, to be filled in.
pub(crate) const PLAIN: RoleDef = RoleDef {
    gender: Gender::Male,
    hidden: false,
    mission: crate::Mission::Red3,
    active: &[],
    triggers: &[],
    passive: PASSIVE,
};

/// What holds as long as the character is face up.
pub(crate) struct Passive {
    /// 城府 — a probe may be answered either way.
    pub(crate) conceals: bool,
    /// Cards drawn in the draw phase.
    pub(crate) draws: u8,
    /// 精明 — one card goes back on the deck after the draw phase.
    pub(crate) returns_one: bool,
    /// 敏锐 — locks in other players' turns too.
    pub(crate) locks_any_turn: bool,
    /// 逢缘 — chooses the direction of what is not sent directly.
    pub(crate) chooses_direction: bool,
    /// 败露 — loses with this many intelligence.
    pub(crate) loses_at: u8,
    /// 滥杀 — killing a bystander is a victory of one's own.
    pub(crate) wins_by_killing_bystanders: bool,
    /// 情仇 — a female who kills this player wins alone.
    pub(crate) loses_to_her_killer: bool,
    /// 风度 — with one's victory a female wins along.
    pub(crate) takes_a_companion: bool,
    /// 合金装备 — there is a skill that keeps black intelligence from killing, whichever way the character lies
    /// by then.
    pub(crate) may_be_undying: bool,
    /// 急中生智 — the number of the skill by which an intelligence of one's own is used as any card.
    pub(crate) uses_intelligence: Option<u8>,
    /// As which function another card may be used.
    pub(crate) converts: Option<Conversion>,
}

/// As which function cards may be used besides their own.
pub(crate) struct Conversion {
    pub(crate) into: Function,
    /// Which cards, other than those of that function.
    pub(crate) takes: fn(&Table, Face) -> bool,
}

pub(crate) const PASSIVE: Passive = Passive {
    conceals: false,
    draws: 2,
    returns_one: false,
    locks_any_turn: false,
    chooses_direction: false,
    loses_at: u8::MAX,
    wins_by_killing_bystanders: false,
    loses_to_her_killer: false,
    takes_a_companion: false,
    may_be_undying: false,
    uses_intelligence: None,
    converts: None,
};

/// Which way the character lies for a skill to be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    Up,
    Down,
}

/// What using a skill does to the owner's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flip {
    /// Nothing.
    Stays,
    /// The character turns up.
    Up,
    /// The character turns down.
    Down,
    /// The identity is shown; so it can be done only once.
    Identity,
}

/// How often a skill can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// As often as its time comes.
    Free,
    /// Once in a turn.
    Turn,
    /// 绝技 — once in a game; a house rule may leave such skills out.
    Game,
    /// 绝技 — once in a game, and it is the one use of that turn of a skill that is used once in a turn.
    GameAndTurn,
    /// Once in a game, for it shows the identity; no 绝技, and it leaves a 绝技 of the same character alone.
    Identity,
}

/// A skill that is declared like a card, and like a card can be answered, though not countered. A yellow one
/// is carried out at once: nobody can answer it.
pub(crate) struct Active {
    pub(crate) side: Side,
    pub(crate) flip: Flip,
    pub(crate) limit: Limit,
    /// At which times.
    pub(crate) times: Times,
    /// Besides side, flip and time; public facts and the owner's own cards only.
    pub(crate) when: When,
    pub(crate) aim: Aim,
    /// 黄色技能 — carried out at once.
    pub(crate) at_once: bool,
    /// As which function it counts, for what outranks or voids that.
    pub(crate) counts_as: Option<Function>,
    /// What is discarded for it, when it is declared (§3.3).
    pub(crate) cost: &'static [Step],
    pub(crate) steps: &'static [Step],
}

/// An active skill with nothing in it, to be filled in.
pub(crate) const ACTIVE: Active = Active {
    side: Side::Up,
    flip: Flip::Stays,
    limit: Limit::Free,
    times: Times::ALL,
    when: |_, _| true,
    aim: Aim::Nobody,
    at_once: false,
    counts_as: None,
    cost: &[],
    steps: &[],
};

/// Whether a skill answers an occasion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// No.
    No,
    /// Its owner may.
    May,
    /// Its owner must.
    Must,
}

impl Heard {
    pub(crate) const fn may(holds: bool) -> Self {
        if holds { Self::May } else { Self::No }
    }

    pub(crate) const fn must(holds: bool) -> Self {
        if holds { Self::Must } else { Self::No }
    }
}

/// A skill that answers an occasion at once.
pub(crate) struct Trigger {
    pub(crate) side: Side,
    pub(crate) flip: Flip,
    pub(crate) limit: Limit,
    /// The kinds of occasions it listens to; to all others it says no.
    pub(crate) occasions: Occasions,
    /// From public facts only: everybody who could is asked.
    pub(crate) hears: fn(&Table, Seat, Occasion) -> Heard,
    /// Whether the owner's own cards allow it; whoever cannot is asked all the same.
    pub(crate) can: When,
    /// Whether it keeps a set of seats in [`crate::Play`], where others count the cards they have moved.
    pub(crate) keeps_seats: bool,
    pub(crate) steps: &'static [Step],
}

/// A trigger with nothing in it, to be filled in.
pub(crate) const TRIGGER: Trigger = Trigger {
    side: Side::Up,
    flip: Flip::Stays,
    limit: Limit::Free,
    occasions: Occasions::NONE,
    hears: |_, _, _| Heard::No,
    can: |_, _| true,
    keeps_seats: false,
    steps: &[],
};
