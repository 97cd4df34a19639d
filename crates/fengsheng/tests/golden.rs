//! Complete games whose fingerprints never change, in `golden/*.record`.
//!
//! They were made by this test with `HEARSAY_BLESS=1`, from the walks named here: whoever makes them
//! anew has changed where old decisions lead, and raises `RULES_VERSION` (see `testkit::golden`).

mod common;

use std::path::Path;

use common::Fengsheng;
use testkit::golden;

const EVERY: usize = 50;

#[test]
fn golden_games_replay_to_the_same_fingerprints_and_winners() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
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
