//! `hearsay perft`: counts how many ways lead how deep.

use std::io::Write;
use std::process::ExitCode;

use games::{Game, Visitor};
use kernel::{Eye, Seat, Seed};
use serde::Serialize;

use crate::setup::SetupOptions;
use crate::trouble::{Done, Trouble};

/// Count the sequences of decisions from a deal
///
/// Two engines that play by the same rules from the same deal count the same numbers; where they do not, --divide shows the
/// first decision at which they part. With --infosets, the views that each seat can have after the last decision are counted,
/// too: that number moves when what may be seen changes.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay perft --depth 5
  hearsay perft --seats 3 --seed 7 --depth 3 --divide
  hearsay perft --game fengsheng/standard-2010 --seats 3 --rules roles=none --depth 6
  hearsay perft --setup 'seats=2 declare_mode=manual' --depth 4 --infosets --json")]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,

    /// What the game is dealt from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "SEED", default_value = "0", value_parser = read_seed)]
    seed: Seed,

    /// How many decisions
    #[arg(long, value_name = "D", default_value_t = 4)]
    depth: u32,

    /// Show the count of each first decision
    #[arg(long)]
    divide: bool,

    /// Count each seat's different views after the last decision
    #[arg(long)]
    infosets: bool,

    /// Print the counts as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
pub(crate) struct Counts {
    game: &'static str,
    setup: String,
    seed: String,
    depth: u32,
    nodes: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    infosets: Option<Vec<EyeCount>>,
}

#[derive(Serialize)]
struct Branch {
    seat: String,
    action: String,
    nodes: u64,
}

#[derive(Serialize)]
struct EyeCount {
    eye: String,
    views: usize,
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let counts = games::visit(self.setup.game(), self)??;
        if self.json {
            serde_json::to_writer(&mut *out, &counts).map_err(std::io::Error::from)?;
            writeln!(out)?;
            return Ok(ExitCode::SUCCESS);
        }
        writeln!(
            out,
            "{} ({}), seed {}",
            counts.game, counts.setup, counts.seed
        )?;
        for (depth, nodes) in (1..).zip(&counts.nodes) {
            writeln!(out, "depth {depth}: {nodes}")?;
        }
        for branch in counts.divide.iter().flatten() {
            writeln!(out, "  {} {}: {}", branch.seat, branch.action, branch.nodes)?;
        }
        for count in counts.infosets.iter().flatten() {
            writeln!(out, "  views of {}: {}", count.eye, count.views)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Visitor for &Options {
    type Output = Result<Counts, Trouble>;

    fn visit<G: Game>(self) -> Self::Output {
        let entry = self.setup.entry()?;
        let setup = self.setup.read::<G>(*entry.seats.start())?;
        let position = G::deal(&setup, self.seed).map_err(|why| Trouble::new(why.to_string()))?;
        let eyes = || {
            Seat::all(position.seats())
                .map(|seat| (seat.to_string(), Eye::Seat(seat)))
                .chain([("public".to_owned(), Eye::Public)])
        };
        Ok(Counts {
            game: entry.id,
            setup: G::write_setup(&setup),
            seed: self.seed.to_hex(),
            depth: self.depth,
            nodes: (1..=self.depth)
                .map(|depth| kernel::perft(&position, depth))
                .collect(),
            divide: (self.divide && self.depth > 0).then(|| {
                kernel::divide(&position, self.depth)
                    .into_iter()
                    .map(|(seat, action, nodes)| Branch {
                        seat: seat.to_string(),
                        action: G::write_action(action),
                        nodes,
                    })
                    .collect()
            }),
            infosets: self.infosets.then(|| {
                eyes()
                    .map(|(name, eye)| EyeCount {
                        eye: name,
                        views: kernel::infosets(&position, eye, self.depth),
                    })
                    .collect()
            }),
        })
    }
}

/// Reads a seed: a number for tests, or the 64 digits of a record.
fn read_seed(text: &str) -> Result<Seed, String> {
    // 64 digits are the digits of a seed even where none of them is a letter.
    match (text.len(), text.parse()) {
        (..64, Ok(number)) => Ok(Seed::from_number(number)),
        _ => text
            .parse()
            .map_err(|why| format!("{why}, or a number below 2^64")),
    }
}
