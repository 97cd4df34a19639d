//! `hearsay trace`: games written down for an independent engine to check itself against (format: `oracle/FORMAT.md`).

mod chance;
mod setups;
mod truth;

use std::io::Write;
use std::process::ExitCode;

use blanc_noir::{Action, Ask, MAX_PLAYERS, Setup, Sight, Table, View};
use bots::{Bot, Roster};
use games::GAMES;
use kernel::{Eye, Notation, Position, Rng, Seat, Turn};
use serde::Serialize;

use crate::seeds::{Purpose, seed};
use crate::setup::SetupOptions;
use crate::trouble::{Done, Trouble};

use chance::Chance;
use truth::{Truth, Views};

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
  hearsay trace --games 1000 --seed 7 --every 20 | python3 oracle/check.py -")]
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

    /// Show truth and views after about one decision of this many, besides the ends of rounds
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

#[derive(Serialize)]
struct GameLine<'a> {
    t: &'static str,
    n: u64,
    setup: &'a Setup,
    seed: String,
    chance: Vec<Chance>,
    truth: Truth,
    views: Views,
}

#[derive(Serialize)]
struct DecisionLine {
    t: &'static str,
    game: u64,
    n: u32,
    seat: Seat,
    legal: Vec<String>,
    action: String,
    chance: Vec<Chance>,
    over: bool,
    #[serde(flatten)]
    shown: Option<Shown>,
}

#[derive(Serialize)]
struct Shown {
    truth: Truth,
    views: Views,
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        if self.setup.game != Table::GAME {
            let known = GAMES.iter().any(|entry| entry.id == self.setup.game);
            return Err(Trouble::new(if known {
                format!("\"{}\" has no trace format yet", self.setup.game)
            } else {
                games::UnknownGame(self.setup.game.clone()).to_string()
            }));
        }
        if Table::bot(&self.bot, kernel::Seed::from_number(0)).is_none() {
            return Err(Trouble::unknown_bot::<Table>(&self.bot));
        }
        // Wrong options are found before the first line is written.
        let fixed = if self.setup.says_something() {
            Some(self.setup.read::<Table>(MAX_PLAYERS as u8)?)
        } else {
            None
        };
        line(
            out,
            &TraceLine {
                t: "trace",
                format: FORMAT,
                game: Table::GAME,
                rules_version: Table::RULES_VERSION,
                seed: self.seed,
                first: self.first,
                games: self.games,
                every: self.every,
                bot: &self.bot,
            },
        )?;
        for game in self.first..self.first.saturating_add(self.games) {
            let mut setup = setups::setup(self.seed, game);
            if let Some(fixed) = &fixed {
                if self.setup.seats.is_some() || self.setup.setup.is_some() {
                    setup.seats = fixed.seats;
                }
                if !self.setup.rules.is_empty() || self.setup.setup.is_some() {
                    setup.rules = fixed.rules;
                }
                setups::seat_the_starter(&mut setup);
            }
            self.trace(game, &setup, out)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn trace(&self, game: u64, setup: &Setup, out: &mut impl Write) -> Result<(), Trouble> {
        let cards = seed(self.seed, Purpose::Cards, game, 0);
        let mut table =
            Table::deal(setup, cards).map_err(|why| Trouble::new(format!("game {game}: {why}")))?;
        let mut players: Vec<_> = Seat::all(setup.seats)
            .filter_map(|seat| {
                let player = seed(self.seed, Purpose::Player, game, seat.number());
                Table::bot(&self.bot, player)
            })
            .collect();
        let mut showing = Rng::new(seed(self.seed, Purpose::Showing, game, 0));
        line(
            out,
            &GameLine {
                t: "game",
                n: game,
                setup,
                seed: cards.to_hex(),
                chance: chance::of_the_deal(&table),
                truth: Truth::of(&table),
                views: Views::of(&table),
            },
        )?;
        let mut legal = Vec::new();
        for n in 1.. {
            let Turn::Act(asked) = table.turn() else {
                return Ok(());
            };
            let Some(seat) = asked.first() else {
                return Ok(());
            };
            legal.clear();
            table.legal_actions(seat, &mut legal);
            let action =
                players[seat.index()].decide(&table.view(Eye::Seat(seat)), legal.as_slice());
            let before = table.view(Eye::All);
            let sights = play(&mut table, seat, action, &mut players);
            let over = matches!(table.turn(), Turn::Over(_));
            let ended = sights
                .iter()
                .any(|sight| matches!(sight, Sight::WentOut { .. }));
            let shown = (showing.below(self.every) == 0 || ended).then(|| Shown {
                truth: Truth::of(&table),
                views: Views::of(&table),
            });
            line(
                out,
                &DecisionLine {
                    t: "decision",
                    game,
                    n,
                    seat,
                    legal: legal
                        .iter()
                        .map(|&action| Table::write_action(action))
                        .collect(),
                    action: Table::write_action(action),
                    chance: chance::of_a_decision(&before, &sights, &table),
                    over,
                    shown,
                },
            )?;
        }
        Ok(())
    }
}

/// Plays, lets everyone hear it, and gives what an all-seeing eye saw.
fn play(
    table: &mut Table,
    seat: Seat,
    action: Action,
    players: &mut [Box<dyn Bot<Table>>],
) -> Vec<Sight> {
    let mut events = Vec::new();
    table.play_unchecked(seat, action, &mut |event| events.push(event));
    for event in &events {
        for (seat, player) in Seat::all(table.seats()).zip(players.iter_mut()) {
            if let Some(sight) = Table::sight(event, Eye::Seat(seat)) {
                player.hear(&sight);
            }
        }
    }
    events
        .iter()
        .filter_map(|event| Table::sight(event, Eye::All))
        .collect()
}

/// Who is asked what, as a message says it.
#[derive(Serialize)]
struct Asked {
    seat: Seat,
    ask: Ask,
}

fn asked(view: &View) -> Option<Asked> {
    view.asked.map(|ask| Asked {
        seat: view.turn,
        ask,
    })
}

fn line(out: &mut impl Write, line: &impl Serialize) -> Result<(), Trouble> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
