//! `cargo xtask`: everything one does to this repository, one file per command.
//!
//! The two commands of the README are `play` and `test`; they set up what they need themselves and say, in sentences, what
//! they cannot get. All the others are parts of these two, callable alone.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "talking to the person at the terminal is what this program is for"
)]

mod almanac;
mod codegen;
mod needs;
mod new;
mod nightly;
mod play;
mod run;
mod steps;
mod test;
mod tidy;
mod wasm;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Builds, checks and plays Hearsay.
#[derive(Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    arg_required_else_help = true
)]
struct Xtask {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build what is needed and play, in the browser or in the terminal
    Play(play::Options),
    /// Run everything that continuous integration runs
    #[command(alias = "ci")]
    Test(steps::Options),
    /// Long searches that continuous integration has no time for: deep perft, long walks, a long oracle run
    Nightly(steps::Options),
    /// Start a card or scroll: its source file, rulebook page and glossary row
    #[command(subcommand)]
    New(new::What),
    /// Check the house rules that the compiler cannot check
    Tidy,
    /// Regenerate the files that are derived from the Rust sources
    Codegen(codegen::Options),
    /// Build the page's engine to web/src/engine/engine.wasm
    Wasm,
    /// Build the page to web/dist (and its engine first)
    Web,
}

fn main() -> ExitCode {
    let outcome = match Xtask::parse().command {
        Command::Play(options) => play::play(&options),
        Command::Test(options) => test::test(&options),
        Command::Nightly(options) => nightly::nightly(&options),
        Command::New(what) => new::new(&what),
        Command::Tidy => tidy::command(),
        Command::Codegen(options) => codegen::codegen(&options),
        Command::Wasm => wasm::build(),
        Command::Web => web::build(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
