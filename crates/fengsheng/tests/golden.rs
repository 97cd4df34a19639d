//! Complete games whose fingerprints never change, in `golden/*.record`.
//!
//! They were made by this test with `HEARSAY_BLESS=1`, from the walks named here: whoever makes them
//! anew has changed where old decisions lead, and raises `RULES_VERSION` (see `testkit::golden`).

mod common;

use std::path::Path;

use common::Fengsheng;
use common::other::Other;
use fengsheng::{Edition, Mode};
use testkit::golden;

const EVERY: usize = 50;

/// Where the golden games of an edition lie.
fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name)
}

#[test]
fn golden_games_replay_to_the_same_fingerprints_and_winners() {
    let folder = folder("");
    let walks = [
        ("three-seats", 14),
        ("four-seats", 8),
        ("five-seats", 16),
        ("six-seats-alternative", 3),
        ("seven-seats", 32),
        ("eight-seats", 33),
        ("nine-seats", 6),
        ("without-characters", 26),
        ("eighteen-characters", 40),
    ];
    golden::check_folder(&Fengsheng, &folder, &walks, EVERY);
}

#[test]
fn golden_games_of_the_blacklist_replay() {
    let walks = [
        ("three-seats", 0),
        ("four-seats", 1),
        ("five-seats", 2),
        ("six-seats", 10),
        ("seven-seats-large-deck", 11),
        ("eight-seats-three-characters", 19),
        ("nine-seats", 6),
    ];
    let game = Other(Edition::Blacklist, Mode::Standard);
    golden::check_folder(&game, &folder("blacklist"), &walks, EVERY);
}

#[test]
fn golden_games_of_qianzhi_replay_in_every_mode() {
    for (mode, walks) in [
        (Mode::Standard, &[("five-seats", 0), ("six-seats", 1)][..]),
        (Mode::Novice, &[("novices", 0)][..]),
        (Mode::Teams, &[("two-teams", 0)][..]),
        (Mode::Bystanders, &[("bystanders", 0)][..]),
        (Mode::Free, &[("two-free", 0), ("eight-free", 6)][..]),
    ] {
        let name = format!("qianzhi/{}", mode.name());
        golden::check_folder(&Other(Edition::Qianzhi, mode), &folder(&name), walks, EVERY);
    }
}
