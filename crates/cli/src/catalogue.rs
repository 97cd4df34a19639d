//! `hearsay games`: the games there are.

use std::io::Write;
use std::process::ExitCode;

use games::GAMES;
use serde::Serialize;

use crate::trouble::Done;

/// List the games
///
/// For each game: its name on the command line and in records, how many can play, which rules version this program plays, and
/// the bots that can take a seat.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Print the catalogue as a JSON array
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    id: &'static str,
    name: &'static str,
    seats_min: u8,
    seats_max: u8,
    rules_version: u32,
    bots: &'static [&'static str],
    house_rules: &'static [&'static str],
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let rows = GAMES.iter().map(|entry| Row {
            id: entry.id,
            name: entry.name,
            seats_min: *entry.seats.start(),
            seats_max: *entry.seats.end(),
            rules_version: entry.rules_version,
            bots: entry.bots,
            house_rules: entry.rules,
        });
        if self.json {
            let rows: Vec<Row> = rows.collect();
            serde_json::to_writer(&mut *out, &rows).map_err(std::io::Error::from)?;
            writeln!(out)?;
            return Ok(ExitCode::SUCCESS);
        }
        for row in rows {
            writeln!(out, "{}  {}", row.id, row.name)?;
            writeln!(out, "  seats: {} to {}", row.seats_min, row.seats_max)?;
            writeln!(out, "  rules: version {}", row.rules_version)?;
            writeln!(out, "  bots:  {}", row.bots.join(", "))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
