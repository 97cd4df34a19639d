//! 验名 — everything that has a name is named, and nothing else.

use std::collections::BTreeSet;

use fengsheng::{Faction, Function, Role};

use crate::{Locale, Words, texts};

/// Characters, their missions and all their skills have names and glosses; nothing else is named.
#[test]
fn every_name_is_that_of_something() {
    let mut names = BTreeSet::new();
    for role in Role::ALL {
        names.extend([format!("fs-role-{role}"), format!("fs-role-{role}-mission")]);
        let kinds = [
            ("skill", role.skills()),
            ("trigger", role.triggers()),
            ("passive", passive_skills(role)),
        ];
        for (kind, count) in kinds {
            for number in 0..count {
                let key = format!("fs-skill-{role}-{kind}-{number}");
                names.extend([format!("{key}-gloss"), key]);
            }
        }
    }
    for locale in Locale::ALL {
        let words = Words::load(locale);
        let (_, text) = texts::of(locale)
            .iter()
            .find(|(name, _)| *name == "fengsheng-names.ftl")
            .unwrap();
        let written: BTreeSet<String> = text
            .lines()
            .filter(|line| line.starts_with("fs-role-") || line.starts_with("fs-skill-"))
            .filter(|line| !line.starts_with("fs-role-nobody"))
            .filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
            .collect();
        assert_eq!(names, written, "{locale}");
        for function in Function::ALL {
            let key = format!("fs-fn-{}", function.name());
            assert!(words.has(&key) && words.has(&format!("{key}-gloss")));
        }
        for faction in Faction::ALL {
            let key = format!("fs-faction-{}", faction.name());
            for more in ["", "-short", "-gloss"] {
                assert!(words.has(&format!("{key}{more}")), "{key}{more}");
            }
        }
    }
}

/// Skills that always hold: the engine has no numbers for them.
fn passive_skills(role: Role) -> u8 {
    match role {
        Role::MrYi => 3,
        Role::SevenHundred | Role::RookieWhite | Role::ThousandFaces | Role::BlackHand => 2,
        Role::OldGhost
        | Role::ProfessionalKiller
        | Role::Blade
        | Role::GreatBeauty
        | Role::Beret
        | Role::Tide => 1,
        _ => 0,
    }
}
