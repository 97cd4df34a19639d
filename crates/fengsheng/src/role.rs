//! 角色 — the characters, and what an edition makes of each. One file per character under `roles/`.

mod offer;
mod passive;
mod skill;

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

pub use offer::Offer;
pub(crate) use passive::{Conversion, PASSIVE, Passive};
pub(crate) use skill::{ACTIVE, Active, Flip, Heard, Limit, Side, TRIGGER, Trigger};

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
