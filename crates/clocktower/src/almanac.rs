//! 角色年鉴 — what is known of every official character: facts, no rules.

mod table;

use crate::character::Team;

pub use table::TABLE;

/// One official character. The fields are those of `data/roles.toml`.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its id in scripts: lower-case letters only.
    pub id: &'static str,
    /// Its English name.
    pub name: &'static str,
    /// Its name in simplified Chinese.
    pub zh_hans: &'static str,
    /// Its name in traditional Chinese.
    pub zh_hant: &'static str,
    /// What kind of character it is.
    pub team: Team,
    /// Where it first appeared.
    pub edition: Edition,
    /// Its place in the order of the first night; 0 if it does not wake then.
    pub first_night: u8,
    /// Its place in the order of the other nights; 0 if it does not wake then.
    pub other_night: u8,
    /// Whether it changes the bag.
    pub setup: bool,
    /// How far a program can carry it out.
    pub auto: Auto,
    /// The labels of its reminder tokens.
    pub reminders: &'static [&'static str],
}

/// Where a character first appeared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// 暗流涌动, Trouble Brewing.
    Tb,
    /// 黯月初升, Bad Moon Rising.
    Bmr,
    /// 梦殒春宵, Sects & Violets.
    Snv,
    /// 实验角色: outside the three base editions.
    Carousel,
    /// 传奇角色.
    Fabled,
    /// 奇遇角色.
    Loric,
}

/// How far a program can carry a character out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Auto {
    /// Wholly.
    Full,
    /// With choices of the storyteller that can be listed.
    St,
    /// Only with somebody's judgement of what was said.
    Judge,
}
