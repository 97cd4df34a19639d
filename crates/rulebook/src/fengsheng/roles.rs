//! What characters and their skills are called on pages.

use fengsheng::{Role, Script};

use super::questions::of_script;
pub(super) use super::roster::Kind;
use super::roster::Kind::{Passive, Skill, Trigger};
use super::roster::ROLES;

pub(super) fn role(word: &str) -> Option<Role> {
    let named = ROLES.iter().find(|(_, names, _)| names.contains(&word));
    named.map(|&(role, _, _)| role).or_else(|| {
        ROLES
            .iter()
            .map(|&(role, _, _)| role)
            .find(|it| it.name() == word)
    })
}

pub(super) fn of_role(role: Role) -> &'static str {
    ROLES
        .iter()
        .find(|(it, _, _)| *it == role)
        .map_or("?", |(_, names, _)| names[0])
}

/// A skill by its name, whosoever it is: 就计 is two characters', 城府 three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SkillName {
    name: String,
    owners: Vec<(Role, Kind)>,
}

impl SkillName {
    pub(super) fn named(word: &str) -> Option<Self> {
        let skills = ROLES
            .iter()
            .flat_map(|&(role, _, skills)| skills.iter().map(move |skill| (role, skill)));
        let owners: Vec<(Role, Kind)> = skills
            .filter(|(_, (_, names))| names.contains(&word))
            .map(|(role, &(kind, _))| (role, kind))
            .collect();
        let name = word.to_owned();
        (!owners.is_empty()).then_some(Self { name, owners })
    }

    /// Whether somebody can declare it or let it answer.
    pub(super) fn can_be_invoked(&self) -> bool {
        self.owners.iter().any(|&(_, kind)| kind != Passive)
    }

    /// What it is if this character has it.
    pub(super) fn of(&self, role: Role) -> Option<Kind> {
        self.owners
            .iter()
            .find(|(owner, _)| *owner == role)
            .map(|&(_, kind)| kind)
    }

    /// Whether this is one of its scripts.
    pub(super) fn is(&self, script: Script) -> bool {
        match script {
            Script::Skill(role, number) => self.of(role) == Some(Skill(number)),
            Script::Trigger(role, number) => self.of(role) == Some(Trigger(number)),
            Script::Rule(_) => is_one_skill(&self.name, of_script(script)),
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
    let mut skills = ROLES.iter().flat_map(|&(_, _, skills)| skills);
    skills.any(|(_, names)| names.contains(&one) && names.contains(&other))
}

/// The name of a character's skill.
pub(super) fn of_skill(role: Role, kind: Kind) -> &'static str {
    let skills = ROLES
        .iter()
        .find(|(it, _, _)| *it == role)
        .map_or(&[][..], |&(_, _, skills)| skills);
    skills
        .iter()
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
            skill.is(Script::Rule(rule))
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
        for (role, _, skills) in &ROLES {
            for kind in [Skill as fn(u8) -> Kind, Trigger] {
                let has = |number| skills.iter().filter(|it| it.0 == kind(number)).count();
                let counts: Vec<usize> = (0..8).map(has).collect();
                assert!(
                    counts.is_sorted_by(|a, b| a >= b) && counts[0] <= 1,
                    "{role}"
                );
            }
            for &(kind, names) in *skills {
                for name in names {
                    let skill = SkillName::named(name).expect("a skill that has this name");
                    assert_eq!(skill.of(*role), Some(kind), "{name}");
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
        ] {
            assert!(
                SkillName::named(&fold(traditional)).is_some(),
                "{traditional}"
            );
        }
    }
}
