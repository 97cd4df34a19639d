//! 验名 — everything that has a name is named, and nothing else.

use std::collections::BTreeSet;

use fengsheng::{Edition, Faction, Function, Mode, Role, Rules};

use crate::fengsheng::keys::{self, SkillKind};
use crate::{Locale, Words, texts};

/// The file with the missions, skills and functions of an edition.
fn file(edition: Edition) -> &'static str {
    match edition {
        Edition::Standard2010 => "fengsheng-names.ftl",
        Edition::Blacklist => "fengsheng-blacklist.ftl",
        Edition::Qianzhi => "fengsheng-qianzhi.ftl",
    }
}

/// The characters that can be dealt in an edition.
fn cast(edition: Edition) -> impl Iterator<Item = Role> {
    Role::ALL.into_iter().filter(move |role| match edition {
        Edition::Standard2010 => !LATER.contains(role),
        Edition::Blacklist | Edition::Qianzhi => !ONLY_2010.contains(role),
    })
}

const LATER: [Role; 5] = [
    Role::SteelAgent,
    Role::DaiLi,
    Role::NinetyNine,
    Role::Holmes,
    Role::DeadlyPerfume,
];
const ONLY_2010: [Role; 5] = [
    Role::PhantomThief,
    Role::ThousandFaces,
    Role::BlackHand,
    Role::Tide,
    Role::MrYi,
];

fn functions(edition: Edition) -> BTreeSet<Function> {
    let cards = edition.cards();
    cards.iter().map(fengsheng::Face::function).collect()
}

/// Characters, their missions and all their skills have names and glosses in each edition, and so have
/// the functions; nothing else has.
#[test]
fn every_name_is_that_of_something() {
    for edition in Edition::ALL {
        let mut names = BTreeSet::new();
        for role in cast(edition) {
            names.insert(keys::mission(edition, role));
            let kinds = [
                (SkillKind::Declared, role.skills(edition)),
                (SkillKind::Trigger, role.triggers(edition)),
                (SkillKind::Passive, passive_skills(edition, role)),
            ];
            for (kind, count) in kinds {
                for number in 0..count {
                    let key = keys::skill(edition, role, kind, number);
                    names.extend([format!("{key}-gloss"), key]);
                }
            }
        }
        for function in functions(edition) {
            names.insert(keys::function_gloss(edition, function));
        }
        if edition == Edition::Standard2010 {
            names.extend(Role::ALL.map(keys::role));
            names.extend(Function::ALL.map(keys::function));
        }
        for locale in Locale::ALL {
            let (_, text) = texts::of(locale)
                .iter()
                .find(|(name, _)| *name == file(edition))
                .unwrap();
            let begins = ["fs-role-", "fs-skill-", "fs-fn-"];
            let written: BTreeSet<String> = text
                .lines()
                .filter(|line| begins.iter().any(|it| line.starts_with(it)))
                .filter(|line| !line.starts_with("fs-role-nobody"))
                .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
                .collect();
            assert_eq!(names, written, "{locale}, {edition:?}");
        }
    }
}

/// A text of a later edition may refer to an earlier one's; what it comes to is no empty reference.
#[test]
fn what_refers_to_another_edition_finds_it() {
    for words in Locale::ALL.map(Words::load) {
        for edition in Edition::ALL {
            for role in cast(edition) {
                let mission = words.text(&keys::mission(edition, role));
                assert!(!mission.contains(['{', '⟨']), "{role}: {mission}");
                for number in 0..role.triggers(edition) {
                    let key = keys::skill(edition, role, SkillKind::Trigger, number);
                    let text = words.text(&key) + &words.text(&format!("{key}-gloss"));
                    assert!(!text.contains(['{', '⟨']), "{key}: {text}");
                }
            }
        }
    }
}

#[test]
fn factions_are_named_in_full_and_in_short() {
    let all = Faction::ALL.into_iter().chain([Faction::Removed]);
    for words in Locale::ALL.map(Words::load) {
        for faction in all.clone() {
            for more in ["", "-short", "-gloss"] {
                let key = keys::faction(faction) + more;
                assert!(words.has(&key), "{key}");
            }
        }
    }
}

/// Every house rule has its texts under the name that setups give it.
#[test]
fn every_house_rule_and_mode_is_named() {
    let rules = Rules::NAMES.iter().map(|name| format!("fs-rule-{name}"));
    let modes = Mode::ALL.map(|mode| format!("fs-mode-{}", mode.name()));
    let keys: Vec<String> = rules.chain(modes).collect();
    for words in Locale::ALL.map(Words::load) {
        for key in &keys {
            let gloss = format!("{key}-gloss");
            assert!(words.has(key) && words.has(&gloss), "{key}");
        }
        for edition in Edition::ALL {
            let key = format!("fs-edition-{}", edition.name());
            assert!(words.has(&key), "{key}");
            let key = format!("game-fengsheng-{}", edition.name());
            assert!(words.has(&key), "{key}");
        }
    }
}

/// Skills that always hold: the engine has no numbers for them.
fn passive_skills(edition: Edition, role: Role) -> u8 {
    match (edition, role) {
        (Edition::Standard2010, Role::MrYi) => 3,
        (Edition::Standard2010, Role::RookieWhite | Role::ThousandFaces | Role::BlackHand)
        | (_, Role::SevenHundred) => 2,
        (Edition::Standard2010, Role::Blade | Role::Tide)
        | (Edition::Qianzhi, Role::CodeClerk)
        | (
            _,
            Role::OldGhost
            | Role::ProfessionalKiller
            | Role::GreatBeauty
            | Role::Beret
            | Role::RookieWhite,
        ) => 1,
        _ => 0,
    }
}
