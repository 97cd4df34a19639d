//! The result of a simulation, for people and as JSON (docs/cli.md).

use std::collections::BTreeMap;
use std::io::{self, Write};

use games::{Entry, Game, Tally};
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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<SideRow>,
    decided: u64,
    draws: u64,
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

/// How many games a side won: alone or with others.
#[derive(Serialize, Debug)]
struct SideRow {
    side: &'static str,
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
    pub(super) fn new<G: Game>(entry: &Entry, plan: &Match<'_, G>, results: &Results<G>) -> Self {
        let row = |bot: &str, entries: Option<usize>, wins: u64| {
            let chances = plan.games * entries.unwrap_or(1) as u64;
            Row {
                bot: bot.to_owned(),
                entries,
                wins,
                win_rate: rate(wins, chances),
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
            game: entry.id,
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
            sides: results
                .tally
                .sides()
                .into_iter()
                .map(|(side, wins)| SideRow {
                    side,
                    wins,
                    win_rate: rate(wins, plan.games),
                    ci95: wilson(wins, plan.games),
                })
                .collect(),
            decided: plan.games - results.draws,
            draws: results.draws,
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
        tell_rows(
            "bot",
            self.seats
                .iter()
                .map(|row| (row.bot.as_str(), row.wins, row.win_rate, row.ci95)),
            out,
        )?;
        if !self.sides.is_empty() {
            writeln!(out)?;
            let sides = self.sides.iter();
            let rows = sides.map(|row| (row.side, row.wins, row.win_rate, row.ci95));
            tell_rows("faction", rows, out)?;
        }
        if self.draws > 0 {
            let draws = self.draws;
            writeln!(out, "\nNobody won {draws} of them.")?;
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

/// Bots or factions, how often each won, and between what shares the truth lies.
fn tell_rows<'a>(
    what: &str,
    rows: impl Iterator<Item = (&'a str, u64, f64, [f64; 2])>,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{what:<16}{:>10}{:>9}   95 % interval", "wins", "rate")?;
    for (name, wins, rate, interval) in rows {
        let [low, high] = interval.map(|rate| 100.0 * rate);
        let rate = 100.0 * rate;
        writeln!(
            out,
            "{name:<16}{wins:>10}{rate:>8.1}%   {low:.1}% to {high:.1}%"
        )?;
    }
    Ok(())
}

fn rate(wins: u64, chances: u64) -> f64 {
    if chances == 0 {
        0.0
    } else {
        wins as f64 / chances as f64
    }
}
