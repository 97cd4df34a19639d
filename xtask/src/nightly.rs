//! `cargo xtask nightly`: the long searches, for a machine with hours to spare.
//!
//! The laws read the number of their random walks from `HEARSAY_WALKS`: here 100,000 of Blanc Noir and 10,000 of each edition
//! and mode of fengsheng, whose games are longer, and 10,000 games of each base edition of Clocktower that its solver is held against. A game that takes more than 20,000 decisions (Blanc Noir: 60,000) breaks the law of progress.

use crate::needs::Need;
use crate::run::{self, Done, quiet};
use crate::steps::{self, Ended, Options, Step};
use crate::test;

const STEPS: [Step; 7] = [
    Step {
        name: "walks",
        why: "the laws hold on 100,000 random walks of Blanc Noir, with and without house rules",
        needs: &[Need::Rust],
        run: || walks("blanc-noir", "laws", "100000").into(),
    },
    Step {
        name: "fengsheng",
        why: "the laws hold on 10,000 random walks of fengsheng, 3 to 9 players with all characters, some and none",
        needs: &[Need::Rust],
        run: || walks("fengsheng", "laws", "10000").into(),
    },
    Step {
        name: "editions",
        why: "and on 10,000 of Blacklist and of each mode of Qianzhi, with their house rules turned",
        needs: &[Need::Rust],
        run: || walks("fengsheng", "editions", "10000").into(),
    },
    Step {
        name: "solver",
        why: "in 10,000 random games of each base edition of Clocktower the solver never loses the true world",
        needs: &[Need::Rust],
        run: || walks("clocktower", "against", "10000").into(),
    },
    Step {
        name: "perft",
        why: "all lines of the perft files hold, those of up to 5,000,000 positions too",
        needs: &[Need::Rust],
        run: || perft().into(),
    },
    Step {
        name: "fuzz",
        why: "a search finds no bytes that upset what reads actions and records",
        needs: &[Need::Rust],
        run: fuzz,
    },
    Step {
        name: "oracle",
        why: "the Python oracle agrees over 20,000 games of each kind",
        needs: &[Need::Rust, Need::Python],
        run: || {
            test::oracle("blanc-noir", 20_000)
                .and_then(|()| test::oracle("fengsheng", 20_000))
                .into()
        },
    },
];

pub(crate) fn nightly(options: &Options) -> Done {
    steps::steps(&STEPS, options)
}

/// Walks so often in each test of a package's file `tests/NAME.rs`.
fn walks(package: &str, name: &str, walks: &str) -> Done {
    let mut laws = release_tests(name);
    laws.args(["--package", package]);
    run::run(laws.env("HEARSAY_WALKS", walks))
}

fn perft() -> Done {
    let mut perft = release_tests("perft");
    perft.arg("--workspace");
    run::run(perft.env("HEARSAY_NODES", "5000000"))
}

/// The tests of this name, built as the programs are that people use.
fn release_tests(name: &str) -> std::process::Command {
    run::cargo([
        "nextest",
        "run",
        "--release",
        "--profile",
        "nightly",
        "--test",
        name,
    ])
}

/// Each target, with how long its search lasts and what it begins with.
fn fuzz() -> Ended {
    if quiet(&mut run::cargo(["fuzz", "--version"])).is_none() {
        return Ended::Skipped(
            "cargo-fuzz is not installed; to get it: cargo install cargo-fuzz --locked".into(),
        );
    }
    let searches: [(&str, &[&str]); 4] = [
        ("notation", &[]),
        (
            "record_text",
            &["fuzz/corpus/record_text", "fuzz/seeds/record_text"],
        ),
        (
            "record_bytes",
            &["fuzz/corpus/record_bytes", "fuzz/seeds/record_bytes"],
        ),
        ("legal_is_playable", &[]),
    ];
    let search = |(target, seeds): &(&str, &[&str])| {
        for folder in seeds.iter().take(1) {
            std::fs::create_dir_all(run::root().join(folder))
                .map_err(|why| format!("{folder} cannot be made: {why}."))?;
        }
        let mut command = run::cargo(["fuzz", "run", "--sanitizer", "none", target]);
        command.args(*seeds);
        run::run(command.args(["--", "-max_total_time=600", "-max_len=4096"]))
    };
    searches.iter().try_for_each(search).into()
}
