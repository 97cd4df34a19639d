//! 名称的键 — under which keys names and glosses are written.
//!
//! What bears the same name in every edition has one key: `fs-fn-lock`, `fs-role-old-ghost`. What means
//! something of its own in each edition has a key for each: the edition's name stands before the thing
//! it is about, and the 2010 standard edition, the first there was, is left out.
//!
//! | | 2010 标准版 | 黑名单 | 千智 |
//! |---|---|---|---|
//! | what a function does | `fs-fn-lock-gloss` | `fs-fn-blacklist-lock-gloss` | `fs-fn-qianzhi-lock-gloss` |
//! | a mission | `fs-role-old-ghost-mission` | `fs-role-blacklist-old-ghost-mission` | … |
//! | a skill | `fs-skill-old-ghost-trigger-1` | `fs-skill-blacklist-old-ghost-trigger-1` | … |
//! | what it does | the same with `-gloss` | | |
//!
//! A key never falls back on another edition's; where texts are the same, the file of the later edition
//! refers to the earlier one's.

use fengsheng::{Colour, Edition, Faction, Function, Mode, Role, Rule, Script, Way};

/// What stands before the thing that a key is about.
fn of(edition: Edition) -> &'static str {
    match edition {
        Edition::Standard2010 => "",
        Edition::Blacklist => "blacklist-",
        Edition::Qianzhi => "qianzhi-",
    }
}

/// A function's name.
pub fn function(function: Function) -> String {
    format!("fs-fn-{}", function.name())
}

/// When a function can be used and what it does.
pub fn function_gloss(edition: Edition, function: Function) -> String {
    format!("fs-fn-{}{}-gloss", of(edition), function.name())
}

/// A character's name.
pub fn role(role: Role) -> String {
    format!("fs-role-{role}")
}

/// A character's secret mission. Who has no character has none in any edition.
pub fn mission(edition: Edition, role: Role) -> String {
    match role {
        Role::Nobody => "fs-role-nobody-mission".to_owned(),
        role => format!("fs-role-{}{role}-mission", of(edition)),
    }
}

/// What a skill is to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SkillKind {
    /// It is declared.
    Declared,
    /// It answers what happens.
    Trigger,
    /// It holds by itself.
    Passive,
}

impl SkillKind {
    /// All three, in the order in which a character's skills are listed.
    pub const ALL: [Self; 3] = [Self::Declared, Self::Trigger, Self::Passive];

    const fn name(self) -> &'static str {
        match self {
            Self::Declared => "skill",
            Self::Trigger => "trigger",
            Self::Passive => "passive",
        }
    }
}

/// A skill's name; what it does is said under the same key with `-gloss`.
pub fn skill(edition: Edition, role: Role, kind: SkillKind, number: u8) -> String {
    format!("fs-skill-{}{role}-{}-{number}", of(edition), kind.name())
}

/// The name of what is carried out; a rule that asks is a character's passive skill.
pub fn script(edition: Edition, script: Script) -> String {
    let passive = |role, number| skill(edition, role, SkillKind::Passive, number);
    match script {
        Script::Card(what) => function(what),
        Script::Skill(role, number) => skill(edition, role, SkillKind::Declared, number),
        Script::Trigger(role, number) => skill(edition, role, SkillKind::Trigger, number),
        Script::Rule(Rule::ReturnOne) => passive(Role::GreatBeauty, 0),
        Script::Rule(Rule::GoodManners) => passive(Role::SevenHundred, 1),
        Script::Rule(Rule::TurnUp) => "fs-hidden".to_owned(),
    }
}

/// A house rule's name.
pub fn rule(rule: &str) -> String {
    format!("fs-rule-{rule}")
}

/// A mode's name.
pub fn mode(mode: Mode) -> String {
    format!("fs-mode-{}", mode.name())
}

/// A faction's name.
pub fn faction(faction: Faction) -> String {
    format!("fs-faction-{}", faction.name())
}

/// A colour's name.
pub fn colour(colour: Colour) -> String {
    format!("fs-colour-{}", colour.name())
}

/// The name of a way to travel.
pub const fn way(way: Way) -> &'static str {
    match way {
        Way::Secret => "fs-way-secret",
        Way::Direct => "fs-way-direct",
        Way::Open => "fs-way-open",
    }
}
