//! Every page of the rulebook comes true.

use std::path::{Path, PathBuf};

use clocktower::{Character, Edition, Team, scene};
use rulebook::page::Source;
use rulebook::{GAMES, check_paths, index, parse, render};

/// The pages as they lie in the repository, so that reports name them from its root.
#[test]
fn every_scenario_of_the_rulebook_comes_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::env::set_current_dir(root).expect("the repository's root");
    let report = check_paths(GAMES, &[PathBuf::from("rulebook")]);
    assert!(report.is_good(), "\n{}", render(&report));
}

#[test]
fn the_pages_in_the_binary_are_the_pages_of_the_repository() {
    let rulebook = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook");
    let pages = index::pages();
    assert!(!pages.is_empty());
    for (path, text) in pages {
        let lying =
            std::fs::read_to_string(rulebook.join(&path)).expect("a page of the repository");
        assert!(lying == text, "{path} has changed since the build");
    }
}

#[test]
fn a_page_is_found_by_file_path_and_title_in_any_script_and_case() {
    for name in [
        "actions",
        "blanc-noir/actions",
        "blanc-noir/actions.md",
        "提问与回答",
        "提問與回答",
        "Questions and Answers",
    ] {
        let page = index::find(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(page.path, "blanc-noir/actions.md");
    }
}

#[test]
fn a_ruling_is_found_by_its_number() {
    for name in [
        "R20",
        "r20",
        "20",
        "0020-princess-companion",
        "princess companion",
    ] {
        let page = index::find(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(page.path, "rulings/0020-princess-companion.md", "{name}");
    }
}

#[test]
fn a_name_that_no_page_has_is_told_with_what_comes_near() {
    let error = index::find("no such page at all")
        .expect_err("no page is called that")
        .to_string();
    assert_eq!(
        error,
        "no page of the rulebook is called `no such page at all`; `hearsay rules list` lists them all"
    );
}

/// The situations with a known result that the rules of Blanc Noir were written down with.
const VECTORS: [&str; 18] = [
    "V1", "V2", "V3", "V4", "V5", "V7", "V9", "V10", "V11", "V13", "V14", "V15", "V16", "V17",
    "V19", "V21", "V22", "V23",
];

#[test]
fn every_conformance_vector_is_acted_out_on_a_page() {
    let mut cited: Vec<String> = Vec::new();
    for (path, text) in index::pages() {
        let page = parse(&path, text).unwrap_or_else(|faults| panic!("{faults:?}"));
        if page.scenarios().next().is_some() {
            let vectors = page
                .citations
                .iter()
                .filter(|it| it.source == Source::Vector);
            cited.extend(
                vectors
                    .flat_map(|it| it.text.split_whitespace())
                    .map(str::to_owned),
            );
        }
    }
    for vector in VECTORS {
        assert!(
            cited.iter().any(|it| it == vector),
            "no page acts {vector} out"
        );
    }
}

/// The editions and teams of Clocktower all of whose characters have their pages.
const EDITIONS_IN_PAGES: [Edition; 3] = [Edition::Tb, Edition::Bmr, Edition::Snv];
const TEAMS_IN_PAGES: [Team; 5] = [
    Team::Townsfolk,
    Team::Outsider,
    Team::Minion,
    Team::Demon,
    Team::Traveller,
];

/// Fewer would show only that something happens, not when it must not.
const FEWEST_SCENARIOS: usize = 2;

/// A character that nothing but the storyteller's hand carries out has nothing to act out.
#[test]
fn every_character_of_clocktower_is_acted_out_on_its_own_page() {
    let pages = index::pages();
    let mut lacking = Vec::new();
    let mut due = 0;
    for character in Character::official().filter(|&it| !scene::is_by_hand(it)) {
        let Some(entry) = character.entry() else {
            continue;
        };
        let is_due =
            EDITIONS_IN_PAGES.contains(&entry.edition) && TEAMS_IN_PAGES.contains(&entry.team);
        if !is_due {
            continue;
        }
        due += 1;
        let title = format!("# {} · {}", entry.zh_hans, entry.name.replace('\'', "’"));
        let page = pages.iter().find(|(path, text)| {
            path.contains("/characters/") && text.lines().next() == Some(&title)
        });
        let scenarios = page.map_or(0, |(path, text)| {
            let page = parse(path, text).unwrap_or_else(|faults| panic!("{faults:?}"));
            page.scenarios().count()
        });
        if scenarios < FEWEST_SCENARIOS {
            lacking.push(format!("{title}: {scenarios}"));
        }
    }
    assert!(due >= 22 + 25, "only {due} characters are looked for");
    assert!(
        lacking.is_empty(),
        "characters with fewer than {FEWEST_SCENARIOS} scenarios on a page of their own: {lacking:#?}"
    );
}
