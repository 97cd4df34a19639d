//! `hearsay`: hidden-information games in the terminal. One file for each command.
#![allow(clippy::cast_precision_loss, reason = "figures for people")]

mod bench;
mod catalogue;
mod clock;
mod perft;
mod records;
mod seeds;
mod setup;
mod sim;
mod trace;
mod trouble;
mod verify;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Hidden-information card games: play them, simulate them, take them apart
#[derive(Parser)]
#[command(name = "hearsay", version, arg_required_else_help = true)]
struct Hearsay {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(catalogue::Options),
    Verify(verify::Options),
    Perft(perft::Options),
    Bench(bench::Options),
    Sim(sim::Options),
    Trace(trace::Options),
}

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = match Hearsay::parse().command {
        Command::Games(options) => options.run(&mut out),
        Command::Verify(options) => options.run(&mut out),
        Command::Perft(options) => options.run(&mut out),
        Command::Bench(options) => options.run(&mut out),
        Command::Sim(options) => options.run(&mut out),
        Command::Trace(options) => options.run(&mut out),
    };
    let done = done.and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match done {
        Ok(code) => code,
        Err(trouble) => trouble.report(),
    }
}
