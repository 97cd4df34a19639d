//! `hearsay`: hidden-information games in the terminal. One file for each command.
#![allow(clippy::cast_precision_loss, reason = "figures for people")]

mod bench;
mod catalogue;
mod clock;
mod completions;
mod man;
mod perft;
mod play;
mod records;
mod replay;
mod rules;
mod script;
mod seeds;
mod serve;
mod setup;
mod sim;
mod solve;
mod trace;
mod trouble;
mod verify;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use trouble::Done;

/// Play games of hidden information, take them apart, and measure them
///
/// The same rules engine runs here, in the browser page and under other programs; everything that it does can be recorded,
/// replayed and checked. Cards, actions and records are written in a notation of plain ASCII.
#[derive(Parser)]
#[command(
    name = "hearsay",
    version,
    arg_required_else_help = true,
    after_long_help = "\
Exit codes:
  0  done
  1  a scenario of the rulebook failed
  2  the input was wrong: one sentence on standard error says what and where; nothing was changed

Output with --json is a stable interface: fields are added, never renamed."
)]
struct Hearsay {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Options),
    Games(catalogue::Options),
    Serve(serve::Options),
    Replay(replay::Options),
    Verify(verify::Options),
    Rules(rules::Options),
    Script(script::Options),
    Sim(sim::Options),
    Solve(solve::Options),
    Bench(bench::Options),
    Perft(perft::Options),
    Trace(trace::Options),
    Completions(completions::Options),
    Man(man::Options),
}

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(&Hearsay::parse().command, &mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    done.unwrap_or_else(trouble::Trouble::report)
}

fn run(command: &Command, out: &mut impl Write) -> Done {
    match command {
        Command::Play(options) => options.run(out),
        Command::Games(options) => options.run(out),
        Command::Serve(options) => options.run(out),
        Command::Replay(options) => options.run(out),
        Command::Verify(options) => options.run(out),
        Command::Rules(options) => options.run(out),
        Command::Script(options) => options.run(out),
        Command::Sim(options) => options.run(out),
        Command::Solve(options) => options.run(out),
        Command::Bench(options) => options.run(out),
        Command::Perft(options) => options.run(out),
        Command::Trace(options) => options.run(out),
        Command::Completions(options) => options.run(Hearsay::command(), out),
        Command::Man(options) => options.run(Hearsay::command(), out),
    }
}
