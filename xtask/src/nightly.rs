//! `cargo xtask nightly`: the long searches, for a machine with hours to spare.
//!
//! The laws read the number of their random walks from `HEARSAY_WALKS`; here it is 100,000 for every law and game.

use crate::needs::Need;
use crate::run::{self, Done};
use crate::steps::{self, Options, Step};
use crate::test;

const WALKS: &str = "100000";

const STEPS: [Step; 3] = [
    Step {
        name: "walks",
        why: "the laws hold on 100,000 random walks of every game",
        needs: &[Need::Rust],
        run: || {
            run::run(
                run::cargo([
                    "nextest",
                    "run",
                    "--release",
                    "--workspace",
                    "--profile",
                    "nightly",
                    "-E",
                    "binary(laws) and not package(testkit)",
                ])
                .env("HEARSAY_WALKS", WALKS),
            )
            .into()
        },
    },
    Step {
        name: "perft",
        why: "counting every line of play six decisions deep gives the same number twice",
        needs: &[Need::Rust],
        run: || perft().into(),
    },
    Step {
        name: "oracle",
        why: "the Python oracle agrees over 20,000 games",
        needs: &[Need::Rust, Need::Python],
        run: || test::oracle(20_000).into(),
    },
];

pub(crate) fn nightly(options: &Options) -> Done {
    steps::steps(&STEPS, options)
}

fn perft() -> Done {
    run::run(&mut run::cargo([
        "run",
        "--quiet",
        "--release",
        "--bin",
        "hearsay",
        "--",
        "perft",
        "--depth",
        "6",
    ]))
}
