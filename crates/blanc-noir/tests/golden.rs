//! Ten complete games whose fingerprints never change, in `golden/*.record`.
//!
//! They were made by this test with `HEARSAY_BLESS=1`, from the walks named here: whoever makes them
//! anew has changed where old decisions lead, and raises `RULES_VERSION` (see `testkit::golden`).

mod common;

use std::path::Path;

use common::{ANY, DEFAULT, SWITCHED};
use testkit::golden;

const EVERY: usize = 50;

#[test]
fn ten_golden_games_replay_to_the_same_fingerprints_and_winners() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let check = |game, walks: &[(&str, u64)]| golden::check_folder(game, &folder, walks, EVERY);
    check(
        &DEFAULT.game,
        &[("two-seats", 10), ("four-seats", 17), ("six-seats", 19)],
    );
    check(
        &SWITCHED.game,
        &[
            ("manual-declarations", 0),
            ("forgetful-five-seats", 8),
            ("first-card-acts", 12),
            ("three-monsters", 1255),
        ],
    );
    check(
        &ANY.game,
        &[
            ("play-off", 779),
            ("threat-under-a-chain", 377),
            ("shared-win", 962),
        ],
    );
}
