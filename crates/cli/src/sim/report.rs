//! The result of a simulation, for people and as JSON (docs/cli.md).

use std::collections::BTreeMap;
use std::io::{self, Write};

use games::{Game, Tally};
use serde::Serialize;

use super::interval::wilson;
use super::matches::{Match, Results};

/// The JSON that `--json` prints.
#[derive(Serialize, Debug)]
pub(crate) struct Report {
    game: &'static str,
    setup: String,
    seed: u64,
    games: u64,
    paired: bool,
    seats: Vec<Row>,
    bots: Vec<Row>,
    length: Length,
    counts: Counts,
}

/// How often a bot won. In `seats`, the bot that was named for this seat (with `--paired` it sat at every seat in turn); in
/// `bots`, all bots of one name together.
#[derive(Serialize, Debug)]
struct Row {
    bot: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    entries: Option<usize>,
    wins: u64,
    win_rate: f64,
    ci95: [f64; 2],
}

/// Decisions of a game.
#[derive(Serialize, Debug)]
struct Length {
    mean: f64,
    min: u32,
    median: u32,
    max: u32,
}

/// Names and sums, in the game's own order.
#[derive(Debug)]
struct Counts(Vec<(&'static str, u64)>);

impl Serialize for Counts {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().copied())
    }
}

impl Report {
    pub(super) fn new<G: Game>(plan: &Match<'_, G>, results: &Results<G>) -> Self {
        let row = |bot: &str, entries: Option<usize>, wins: u64| {
            let chances = plan.games * entries.unwrap_or(1) as u64;
            Row {
                bot: bot.to_owned(),
                entries,
                wins,
                win_rate: if chances == 0 {
                    0.0
                } else {
                    wins as f64 / chances as f64
                },
                ci95: wilson(wins, chances),
            }
        };
        let mut by_name = BTreeMap::<&str, (usize, u64)>::new();
        for (bot, wins) in plan.bots.iter().zip(&results.wins) {
            let sum = by_name.entry(bot).or_default();
            sum.0 += 1;
            sum.1 += wins;
        }
        let lengths = &results.lengths;
        let total: u64 = lengths.iter().copied().map(u64::from).sum();
        Self {
            game: G::GAME,
            setup: G::write_setup(plan.setup),
            seed: plan.seed,
            games: plan.games,
            paired: plan.rotations > 1,
            seats: plan
                .bots
                .iter()
                .zip(&results.wins)
                .map(|(bot, &wins)| row(bot, None, wins))
                .collect(),
            bots: by_name
                .into_iter()
                .map(|(bot, (entries, wins))| row(bot, Some(entries), wins))
                .collect(),
            length: Length {
                mean: total as f64 / plan.games.max(1) as f64,
                min: lengths.first().copied().unwrap_or_default(),
                median: lengths.get(lengths.len() / 2).copied().unwrap_or_default(),
                max: lengths.last().copied().unwrap_or_default(),
            },
            counts: Counts(results.tally.counts()),
        }
    }

    /// For people.
    pub(super) fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        let kind = if self.paired { "paired games" } else { "games" };
        writeln!(
            out,
            "{} ({}), {} {kind}, seed {}\n",
            self.game, self.setup, self.games, self.seed
        )?;
        writeln!(
            out,
            "{:<16}{:>10}{:>9}   95 % interval",
            "bot", "wins", "rate"
        )?;
        for row in &self.seats {
            let [low, high] = row.ci95.map(|rate| 100.0 * rate);
            writeln!(
                out,
                "{:<16}{:>10}{:>8.1}%   {low:.1}% to {high:.1}%",
                row.bot,
                row.wins,
                100.0 * row.win_rate
            )?;
        }
        let Length {
            mean,
            min,
            median,
            max,
        } = self.length;
        writeln!(
            out,
            "\nA game took {mean:.0} decisions on average ({min} to {max}, half of them up to {median}).\n"
        )?;
        for (name, count) in &self.counts.0 {
            writeln!(out, "{:<22}{count:>12}", name.replace('_', " "))?;
        }
        Ok(())
    }
}
