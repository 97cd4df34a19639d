//! Complete games whose fingerprints never change, in `golden/*.record`.
//!
//! They were made by this test with `HEARSAY_BLESS=1`, from the walks named here: whoever makes them
//! anew has changed where old decisions lead, and raises `RULES_VERSION` (see `testkit::golden`).

mod common;

use std::path::Path;

use common::Clocktower;
use testkit::golden;

const EVERY: usize = 50;

/// A table at which nobody talks, without a crowd of Travellers.
const fn quiet(script: &'static str) -> Clocktower {
    Clocktower {
        script,
        talk: false,
        crowd: false,
        chairs: false,
    }
}

fn check(game: &Clocktower, name: &str, walks: &[(&str, u64)]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    golden::check_folder(game, &folder.join(name), walks, EVERY);
}

#[test]
fn golden_games_of_the_base_scripts_replay() {
    let walks = [("five-seats", 0), ("eight-seats", 14), ("twelve-seats", 18)];
    for script in ["trouble-brewing", "bad-moon-rising", "sects-and-violets"] {
        check(&quiet(script), script, &walks);
    }
}

#[test]
fn golden_games_with_travellers_who_come_and_go_replay() {
    let game = Clocktower {
        crowd: true,
        chairs: true,
        ..quiet("trouble-brewing")
    };
    check(&game, "travellers", &[("six-seats", 1), ("seven-seats", 2)]);
}

#[test]
fn golden_games_in_which_people_talk_replay() {
    let game = Clocktower {
        talk: true,
        ..quiet("trouble-brewing")
    };
    check(&game, "talk", &[("five-seats", 0), ("six-seats", 1)]);
}
