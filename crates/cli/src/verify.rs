//! `hearsay verify`: plays a record again, checking every decision.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use games::{Game, Visitor};
use kernel::{RecordError, Seats, Turn};
use serde::Serialize;

use crate::records::RecordFile;
use crate::trouble::{Done, Trouble};

/// Play a record again and check it
///
/// Every decision must be legal where it stands, and after each one every card must lie in exactly one place. Prints how the
/// game stands at the end and its fingerprint, which is the same on every machine. When something is wrong, the exit code is 2
/// and the sentence begins with the place.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay sim --games 1 --save . && hearsay verify 0-000000.txt
  hearsay verify --json game.txt")]
pub(crate) struct Options {
    /// A record, as text or binary
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
pub(crate) struct Verdict {
    game: &'static str,
    rules_version: u32,
    setup: String,
    decisions: usize,
    over: bool,
    winners: Vec<String>,
    fingerprint: String,
    #[serde(skip)]
    asked: Seats,
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let file = RecordFile::read(&self.file)?;
        let verdict = games::visit(file.game()?, Verify(&file))??;
        if self.json {
            serde_json::to_writer(&mut *out, &verdict).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            writeln!(
                out,
                "{} rules {} ({}), {} decisions",
                verdict.game, verdict.rules_version, verdict.setup, verdict.decisions
            )?;
            writeln!(out, "fingerprint {}", verdict.fingerprint)?;
            match (verdict.over, verdict.winners.as_slice()) {
                (false, _) => writeln!(out, "not over: {:?} is asked", verdict.asked)?,
                (true, []) => writeln!(out, "over: nobody won")?,
                (true, [winner]) => writeln!(out, "over: {winner} won")?,
                (true, winners) => writeln!(out, "over: {} won together", winners.join(" and "))?,
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

struct Verify<'a>(&'a RecordFile);

impl Visitor for Verify<'_> {
    type Output = Result<Verdict, Trouble>;

    fn visit<G: Game>(self) -> Self::Output {
        let record = self.0.record::<G>()?;
        let mut last = None;
        let mut miscounted = None;
        let mut decision = 0;
        record
            .replay_with(usize::MAX, |position: &G, _| {
                if let (None, Err(what)) = (&miscounted, position.census()) {
                    miscounted = Some(RecordError {
                        place: decision,
                        what: what.into(),
                    });
                }
                decision += 1;
                last = Some((position.turn(), position.fingerprint()));
            })
            .map_err(|error| self.0.at_decision(&error))?;
        if let Some(error) = miscounted {
            return Err(self.0.at_decision(&error));
        }
        let (turn, fingerprint) = last.expect("the deal was shown");
        let (asked, winners) = match turn {
            Turn::Act(asked) => (asked, Seats::NONE),
            Turn::Over(outcome) => (Seats::NONE, outcome.winners),
        };
        Ok(Verdict {
            game: G::GAME,
            rules_version: G::RULES_VERSION,
            setup: G::write_setup(&record.setup),
            decisions: record.decisions.len(),
            over: matches!(turn, Turn::Over(_)),
            winners: winners.into_iter().map(|seat| seat.to_string()).collect(),
            fingerprint: format!("{fingerprint:016x}"),
            asked,
        })
    }
}
