//! `hearsay sim`: bots play many games; who wins how often.

mod interval;
mod matches;
mod report;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use games::{Entry, Game, Visitor};

use crate::setup::SetupOptions;
use crate::trouble::{Done, Trouble};

use matches::Match;
use report::Report;

/// Let bots play many games and count who wins
///
/// One bot for each seat, in order; a single name fills all seats. Each row of the result is one bot, with the games it won
/// (a shared win counts for everyone who shares it) and a 95 % interval after Wilson. A game with factions has the same for
/// each faction. The same seed gives the same games on every machine, however many threads play them.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay sim --bots heuristic,random --games 1000 --paired
  hearsay sim --seats 4 --bots heuristic,random,random,random --games 2000 --paired --json
  hearsay sim --game fengsheng/standard-2010 --seats 5 --bots random --games 1000
  hearsay sim --game clocktower --script bad-moon-rising --seats 9 --games 1000
  hearsay sim --seats 6 --bots random --games 10 --rules end_tie=playoff --save games/")]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,

    /// The bot of each seat, or one for all (`hearsay games` lists them)
    #[arg(
        long,
        value_name = "BOT,…",
        value_delimiter = ',',
        default_value = "random"
    )]
    bots: Vec<String>,

    /// How many games; with --paired, rounded up to whole sets
    #[arg(long, value_name = "K", default_value_t = 100)]
    games: u64,

    /// Where the cards and the bots' choices come from
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,

    /// Play every deal once with each rotation of the bots round the table: luck of cards and seats cancels out
    #[arg(long)]
    paired: bool,

    /// How many threads; all processors if not said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let report = games::visit(self.setup.game(), self)??;
        if self.json {
            serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            report.tell(out)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The seats that are asked for: said, or as many as bots are named, or the least there may be.
    fn seats(&self, entry: &Entry) -> u8 {
        let named = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        let least = *entry.seats.start();
        let said = self.setup.seats;
        let players = named.saturating_sub(entry.besides);
        said.unwrap_or(if named > 1 { players } else { least })
    }

    /// The bot of each seat.
    fn line_up<G: Game>(&self, seats: u8) -> Result<Vec<String>, Trouble> {
        for bot in &self.bots {
            if !G::BOTS.contains(&bot.as_str()) {
                return Err(Trouble::unknown_bot::<G>(bot));
            }
        }
        match self.bots.as_slice() {
            [one] => Ok(vec![one.clone(); usize::from(seats)]),
            many if many.len() == usize::from(seats) => Ok(many.to_vec()),
            many => Err(Trouble::new(format!(
                "--bots names {} bots for {seats} seats; name one for each seat, or one for all",
                many.len()
            ))),
        }
    }
}

impl Visitor for &Options {
    type Output = Result<Report, Trouble>;

    fn visit<G: Game>(self) -> Self::Output {
        let entry = self.setup.entry()?;
        let setup = self.setup.read::<G>(self.seats(entry))?;
        let seats = match G::deal(&setup, kernel::Seed::from_number(0)) {
            Ok(position) => position.seats(),
            Err(why) => return Err(Trouble::new(why.to_string())),
        };
        let bots = self.line_up::<G>(seats)?;
        if let Some(folder) = &self.save {
            std::fs::create_dir_all(folder).map_err(|error| {
                Trouble::new(format!(
                    "the folder {} cannot be made: {error}",
                    folder.display()
                ))
            })?;
        }
        let rotations = if self.paired { u64::from(seats) } else { 1 };
        let plan = Match::<G> {
            setup: &setup,
            bots: &bots,
            seed: self.seed,
            games: self.games.div_ceil(rotations) * rotations,
            rotations,
            save: self.save.as_deref(),
        };
        let results = plan.play(self.threads.map(usize::from))?;
        Ok(Report::new(entry, &plan, &results))
    }
}
