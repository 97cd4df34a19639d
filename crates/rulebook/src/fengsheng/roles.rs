//! What characters and their skills are called on pages.

use fengsheng::{Edition, Role, Script};

use super::questions::of_script;
pub(super) use super::roster::Kind;
use super::roster::Kind::{Passive, Skill, Trigger};
use super::roster::{self, ROLES};

pub(super) fn role(word: &str) -> Option<Role> {
    let named = ROLES.iter().find(|(_, names)| names.contains(&word));
    named
        .or_else(|| ROLES.iter().find(|(role, _)| role.name() == word))
        .map(|&(role, _)| role)
}

pub(super) fn of_role(role: Role) -> &'static str {
    ROLES
        .iter()
        .find(|(it, _)| *it == role)
        .map_or("?", |(_, names)| names[0])
}

/// A skill by its name, whosoever it is and in whichever edition: 就计 is two characters', 城府 three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SkillName {
    name: String,
    /// Whether somebody can declare it or let it answer.
    can_be_invoked: bool,
}

impl SkillName {
    pub(super) fn named(word: &str) -> Option<Self> {
        let mut tables = roster::ALL.iter().flat_map(|table| table.iter());
        let kinds: Vec<Kind> = tables
            .by_ref()
            .flat_map(|(_, skills)| skills.iter())
            .filter(|(_, names)| names.contains(&word))
            .map(|&(kind, _)| kind)
            .collect();
        (!kinds.is_empty()).then(|| Self {
            name: word.to_owned(),
            can_be_invoked: kinds.iter().any(|&kind| kind != Passive),
        })
    }

    /// Whether somebody can declare it or let it answer.
    pub(super) const fn can_be_invoked(&self) -> bool {
        self.can_be_invoked
    }

    /// What it is if this character has it in this edition.
    pub(super) fn of(&self, edition: Edition, role: Role) -> Option<Kind> {
        roster::skills(edition, role)
            .find(|(_, names)| names.contains(&self.name.as_str()))
            .map(|&(kind, _)| kind)
    }

    /// Whether this is one of its scripts.
    pub(super) fn is(&self, edition: Edition, script: Script) -> bool {
        match script {
            Script::Skill(role, number) => self.of(edition, role) == Some(Skill(number)),
            Script::Trigger(role, number) => self.of(edition, role) == Some(Trigger(number)),
            Script::Rule(_) => is_one_skill(&self.name, of_script(edition, script)),
            Script::Card(_) => false,
        }
    }
}

impl std::fmt::Display for SkillName {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(&self.name)
    }
}

/// Whether these are two names of one skill.
fn is_one_skill(one: &str, other: &str) -> bool {
    let tables = roster::ALL.iter().flat_map(|table| table.iter());
    let mut skills = tables.flat_map(|(_, skills)| skills.iter());
    skills.any(|(_, names)| names.contains(&one) && names.contains(&other))
}

/// The name of a character's skill in an edition.
pub(super) fn of_skill(edition: Edition, role: Role, kind: Kind) -> &'static str {
    roster::skills(edition, role)
        .find(|(it, _)| *it == kind)
        .map_or("?", |(_, names)| names[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::han::fold;

    #[test]
    fn every_character_leads_back_to_its_names() {
        for it in Role::ALL.into_iter().chain([Role::Nobody]) {
            assert_eq!(role(of_role(it)), Some(it));
            assert_eq!(role(it.name()), Some(it));
        }
        for (traditional, code) in [
            ("譯電員", "code-clerk"),
            ("老槍", "old-gun"),
            ("禮服蒙面人", "masked-man"),
            ("怪盜阿十", "phantom-thief"),
            ("黃雀", "siskin"),
            ("鋼鐵特工", "steel-agent"),
            ("怪盜九九", "ninety-nine"),
            ("福爾摩斯", "holmes"),
        ] {
            assert_eq!(role(&fold(traditional)).map(Role::name), Some(code));
        }
        assert_eq!(role("老虎"), None);
    }

    #[test]
    fn a_rule_that_asks_for_the_sake_of_a_skill_is_found_by_any_of_its_names() {
        use fengsheng::Rule;
        let is = |word, rule| {
            let skill = SkillName::named(word).expect("a skill that has this name");
            skill.is(Edition::Standard2010, Script::Rule(rule))
        };
        for word in ["风度", "good-manners"] {
            assert!(is(word, Rule::GoodManners), "{word}");
        }
        assert!(is("精明", Rule::ReturnOne));
        assert!(!is("敏锐", Rule::GoodManners));
        assert!(!is("风度", Rule::ReturnOne));
        assert!(!is("就计", Rule::TurnUp));
    }

    #[test]
    fn every_skill_has_a_number_of_its_own_and_is_found_by_its_names() {
        for edition in Edition::ALL {
            for role in Role::ALL {
                for number in 0..role.skills(edition) {
                    assert_ne!(of_skill(edition, role, Skill(number)), "?", "{role}");
                }
                for number in 0..role.triggers(edition) {
                    assert_ne!(of_skill(edition, role, Trigger(number)), "?", "{role}");
                }
                for &(kind, names) in roster::skills(edition, role) {
                    for name in names {
                        let skill = SkillName::named(name).expect("a skill that has this name");
                        assert_eq!(skill.of(edition, role), Some(kind), "{name}");
                    }
                }
            }
        }
        for traditional in [
            "就計",
            "棄卒保帥",
            "釜底抽薪",
            "隔牆有耳",
            "黃雀在後",
            "彈藥無限",
            "後著",
            "犧牲",
            "攤牌",
            "天衣無縫",
            "警覺",
            "掩護",
            "笑裡藏刀",
            "運籌帷幄",
            "詭計",
            "逆轉",
            "誘螳捕蟬",
            "變裝",
            "細節",
            "情敵",
            "偷龍轉鳳",
            "鑿壁偷光",
            "攻守兼備",
            "臨危受命",
            "出賣",
            "嚴刑",
            "解碼",
        ] {
            assert!(
                SkillName::named(&fold(traditional)).is_some(),
                "{traditional}"
            );
        }
    }

    #[test]
    fn a_skill_is_another_thing_in_another_edition() {
        let sword = SkillName::named("亮剑").expect("a skill of 刀锋");
        assert_eq!(sword.of(Edition::Standard2010, Role::Blade), Some(Passive));
        assert_eq!(sword.of(Edition::Blacklist, Role::Blade), Some(Trigger(0)));
        let light = SkillName::named("凿壁偷光").expect("a skill of 情报处长");
        let of = |edition| light.of(edition, Role::IntelligenceChief);
        assert_eq!(of(Edition::Blacklist), Some(Skill(1)));
        assert_eq!(of(Edition::Qianzhi), None);
    }
}
