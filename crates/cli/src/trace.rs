//! `hearsay trace`: games written down for an independent engine to check itself against (format: `oracle/FORMAT.md`).
//!
//! Each game has a module of its own: what its truth is made of, and how chance is read off from what happened.

mod blanc_noir;
mod fengsheng;

use std::io::Write;
use std::process::ExitCode;

use bots::Bot;
use kernel::{Eye, Position, Seat};
use serde::Serialize;

use crate::seeds::{Purpose, seed};
use crate::setup::SetupOptions;
use crate::trouble::{Done, Trouble};

/// The version of the format.
const FORMAT: u32 = 1;

/// Write games down for another engine to check itself against
///
/// Every line of the output is a JSON object: what is being traced, then for each game its deal and its decisions, with the
/// legal actions, everything that chance decided, and (as often as --every says) the whole truth and every seat's view. The
/// format is described in oracle/FORMAT.md.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay trace --games 1 | head -3
  hearsay trace --games 1000 --seed 7 --every 20 | python3 oracle/check.py -
  hearsay trace --game fengsheng/standard-2010 --games 5 --seats 4 --rules roles=none")]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,

    /// How many games
    #[arg(long, value_name = "K", default_value_t = 10)]
    games: u64,

    /// Where the first game's cards and decisions come from
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,

    /// The number of the first game: game I depends on --seed and I only
    #[arg(long, value_name = "I", default_value_t = 0)]
    first: u64,

    /// Show truth and views after about one decision of this many, besides the ends of rounds and games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,

    /// Who decides
    #[arg(long, value_name = "BOT", default_value = "random")]
    bot: String,
}

#[derive(Serialize)]
struct TraceLine<'a> {
    t: &'static str,
    format: u32,
    game: &'static str,
    rules_version: u32,
    seed: u64,
    first: u64,
    games: u64,
    every: u32,
    bot: &'a str,
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        match self.setup.entry()?.game {
            ::blanc_noir::Table::GAME => blanc_noir::trace(self, out)?,
            ::fengsheng::Table::GAME => fengsheng::trace(self, out)?,
            other => return Err(Trouble::new(format!("\"{other}\" has no trace format yet"))),
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The first line: what follows.
    fn introduce<P: Position>(&self, out: &mut impl Write) -> Result<(), Trouble> {
        line(
            out,
            &TraceLine {
                t: "trace",
                format: FORMAT,
                game: P::GAME,
                rules_version: P::RULES_VERSION,
                seed: self.seed,
                first: self.first,
                games: self.games,
                every: self.every,
                bot: &self.bot,
            },
        )
    }

    /// The numbers of the games.
    fn numbers(&self) -> std::ops::Range<u64> {
        self.first..self.first.saturating_add(self.games)
    }

    /// Who sits at the table in game number `game`.
    fn players<G: bots::Roster>(&self, game: u64, seats: u8) -> Vec<Box<dyn Bot<G>>> {
        Seat::all(seats)
            .filter_map(|seat| {
                let player = seed(self.seed, Purpose::Player, game, seat.number());
                G::bot(&self.bot, player)
            })
            .collect()
    }
}

/// Plays, lets everyone hear it, and gives what an all-seeing eye saw.
fn play<P: Position>(
    table: &mut P,
    seat: Seat,
    action: P::Action,
    players: &mut [Box<dyn Bot<P>>],
) -> Vec<P::Sight> {
    let mut events = Vec::new();
    table.play_unchecked(seat, action, &mut |event| events.push(event));
    for event in &events {
        for (seat, player) in Seat::all(table.seats()).zip(players.iter_mut()) {
            if let Some(sight) = P::sight(event, Eye::Seat(seat)) {
                player.hear(&sight);
            }
        }
    }
    events
        .iter()
        .filter_map(|event| P::sight(event, Eye::All))
        .collect()
}

fn line(out: &mut impl Write, line: &impl Serialize) -> Result<(), Trouble> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
