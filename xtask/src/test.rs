//! `cargo xtask test`: everything that continuous integration runs, in one table.

use crate::needs::Need;
use crate::run::{self, Done, quiet};
use crate::steps::{self, Ended, Options, Step};
use crate::{codegen, tidy, wasm, web};

const RUST: &[Need] = &[Need::Rust];
const PYTHON: &[Need] = &[Need::Rust, Need::Python];
const WASM: &[Need] = &[Need::Rust, Need::Wasm];
const NODE: &[Need] = &[Need::Rust, Need::Wasm, Need::Node, Need::Npm];
const BROWSER: &[Need] = &[Need::Rust, Need::Wasm, Need::Node, Need::Npm, Need::Browser];

const STEPS: [Step; 20] = [
    Step {
        name: "fmt",
        why: "the sources are formatted",
        needs: RUST,
        run: || run::run(&mut run::cargo(["fmt", "--all", "--check"])).into(),
    },
    Step {
        name: "tidy",
        why: "the house rules that the compiler cannot check",
        needs: RUST,
        run: || tidy::command().into(),
    },
    Step {
        name: "clippy",
        why: "no lint complains",
        needs: RUST,
        run: || {
            run::run(&mut run::cargo([
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ]))
            .into()
        },
    },
    Step {
        name: "tests",
        why: "laws, rules, bots, sitting, terminal and server",
        needs: RUST,
        run: || tests().into(),
    },
    Step {
        name: "doc-tests",
        why: "the examples in the documentation compile and hold",
        needs: RUST,
        run: || run::run(&mut run::cargo(["test", "--doc", "--workspace", "--quiet"])).into(),
    },
    Step {
        name: "codegen",
        why: "derived files are what the sources say",
        needs: RUST,
        run: || codegen::check().into(),
    },
    Step {
        name: "rulebook",
        why: "the engine plays as the rulebook's pages say",
        needs: RUST,
        run: || run::run(&mut hearsay(["rules", "check", "rulebook"])).into(),
    },
    Step {
        name: "oracle-unit",
        why: "the second engine's own tests",
        needs: PYTHON,
        run: || {
            let tests = ["-m", "unittest", "discover", "--quiet", "-s", "oracle"];
            run::run(&mut run::program("python3", tests)).into()
        },
    },
    Step {
        name: "oracle",
        why: "a second, slow engine in Python agrees over 1,000 games of Blanc Noir",
        needs: PYTHON,
        run: || oracle("blanc-noir", 1_000).into(),
    },
    Step {
        name: "oracle-fengsheng",
        why: "and over 1,000 games of fengsheng",
        needs: PYTHON,
        run: || oracle("fengsheng", 1_000).into(),
    },
    Step {
        name: "oracle-pages",
        why: "the second engine plays as the rulebook's pages say, too",
        needs: PYTHON,
        run: || run::run(&mut run::program("python3", ["oracle/pages.py"])).into(),
    },
    Step {
        name: "instructions",
        why: "the engine takes as many instructions as it did (crates/testkit/instructions.txt)",
        needs: RUST,
        run: instructions,
    },
    Step {
        name: "wasm",
        why: "the page's engine builds",
        needs: WASM,
        run: || wasm::build().into(),
    },
    Step {
        name: "agree",
        why: "native and wasm engines agree after every decision of 200 games",
        needs: NODE,
        run: || wasm::agree(200).into(),
    },
    Step {
        name: "page-games",
        why: "whole games go through the page's engine, message by message",
        needs: NODE,
        run: || wasm::play_games().into(),
    },
    Step {
        name: "web-check",
        why: "the page's types and templates are sound",
        needs: NODE,
        run: || web_script("check").into(),
    },
    Step {
        name: "web-unit",
        why: "the page's own tests",
        needs: NODE,
        run: || web_script("test").into(),
    },
    Step {
        name: "web-build",
        why: "the page builds",
        needs: NODE,
        run: || web::install().and_then(|()| web::build_page()).into(),
    },
    Step {
        name: "web-browser",
        why: "a browser plays whole games by clicking, on a phone and on a desk",
        needs: BROWSER,
        run: || web_script("e2e").into(),
    },
    Step {
        name: "licences",
        why: "every dependency's licence and source is allowed (deny.toml)",
        needs: RUST,
        run: licences,
    },
];

/// Runs the table.
pub(crate) fn test(options: &Options) -> Done {
    steps::steps(&STEPS, options)
}

/// The `hearsay` program as the tests build it.
pub(crate) fn hearsay<'a>(arguments: impl IntoIterator<Item = &'a str>) -> std::process::Command {
    let mut command = run::cargo(["run", "--quiet", "--bin", "hearsay", "--"]);
    command.args(arguments);
    command
}

fn tests() -> Done {
    if quiet(&mut run::cargo(["nextest", "--version"])).is_some() {
        return run::run(&mut run::cargo([
            "nextest",
            "run",
            "--workspace",
            "--profile",
            "ci",
        ]));
    }
    println!(
        "cargo-nextest is not installed, so plain `cargo test` runs the tests (slower, same tests).\n\
         To get it: cargo install cargo-nextest --locked"
    );
    run::run(&mut run::cargo([
        "test",
        "--workspace",
        "--all-targets",
        "--no-fail-fast",
    ]))
}

/// Compares the engine with the Python oracle over so many random games of one kind.
pub(crate) fn oracle(game: &str, games: u32) -> Done {
    // Built first, so that the oracle's own time is not the compiler's.
    run::run(&mut run::cargo(["build", "--quiet", "--bin", "hearsay"]))?;
    run::run(&mut run::program(
        "python3",
        [
            "oracle/check.py",
            "--game",
            game,
            "--games",
            &games.to_string(),
        ],
    ))
}

fn instructions() -> Ended {
    if quiet(&mut run::program("valgrind", ["--version"])).is_none() {
        return Ended::Skipped(
            "valgrind, which counts them, is not installed; Debian: apt-get install valgrind"
                .into(),
        );
    }
    run::run(&mut run::cargo([
        "run",
        "--quiet",
        "--release",
        "--package",
        "testkit",
        "--bin",
        "instructions",
    ]))
    .into()
}

/// A script of web/package.json, after the packages are there.
fn web_script(name: &str) -> Done {
    web::install()?;
    run::run(&mut web::npm(["run", name]))
}

fn licences() -> Ended {
    if quiet(&mut run::cargo(["deny", "--version"])).is_none() {
        return Ended::Skipped(
            "cargo-deny is not installed; to get it: cargo install cargo-deny --locked".into(),
        );
    }
    run::run(&mut run::cargo([
        "deny", "check", "licenses", "bans", "sources",
    ]))
    .into()
}
