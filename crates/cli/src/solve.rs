//! `hearsay solve`: which worlds fit what the players of a puzzle say.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clocktower::solve::{Puzzle, PuzzleFile, Solution, World, solve};
use clocktower::{Character, Seated};
use serde::Serialize;

use crate::trouble::{Done, Trouble};

/// List every world that fits what the players of a puzzle say
///
/// A puzzle is a town of Clocktower: who claims what, and what everybody saw. The engine plays every way the game can have
/// begun; those are listed that come to what the good players say. Characters whose words cannot be checked are named, and
/// nothing is concluded from them.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay solve crates/clocktower/data/puzzles.toml
  hearsay solve crates/clocktower/data/puzzles.toml --puzzle nqt-26 --json")]
pub(crate) struct Options {
    /// A file of puzzles, in TOML
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Only the puzzle of this name
    #[arg(long, value_name = "NAME")]
    puzzle: Option<String>,

    /// Print the result as one JSON array
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Solved {
    puzzle: String,
    seats: u8,
    worlds: Vec<Vec<Player>>,
    unverified: Vec<Character>,
}

#[derive(Serialize)]
struct Player {
    seat: u8,
    label: String,
    character: Character,
    believes: Character,
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        let puzzles = self.chosen(read(&self.file)?)?;
        if self.json {
            let solved: Vec<Solved> = puzzles.iter().map(in_full).collect();
            serde_json::to_writer(&mut *out, &solved).map_err(std::io::Error::from)?;
            writeln!(out)?;
            return Ok(ExitCode::SUCCESS);
        }
        for (number, puzzle) in puzzles.iter().enumerate() {
            if number > 0 {
                writeln!(out)?;
            }
            tell(puzzle, &solve(puzzle), out)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn chosen(&self, mut puzzles: Vec<Puzzle>) -> Result<Vec<Puzzle>, Trouble> {
        let Some(name) = &self.puzzle else {
            return Ok(puzzles);
        };
        let there: Vec<String> = puzzles.iter().map(|puzzle| puzzle.id.clone()).collect();
        puzzles.retain(|puzzle| puzzle.id == *name);
        if puzzles.is_empty() {
            return Err(Trouble::new(format!(
                "{} has no puzzle \"{name}\"; it has: {}",
                self.file.display(),
                there.join(", ")
            )));
        }
        Ok(puzzles)
    }
}

fn read(path: &Path) -> Result<Vec<Puzzle>, Trouble> {
    let name = path.display();
    let text = std::fs::read_to_string(path)
        .map_err(|error| Trouble::new(format!("{name} cannot be read: {error}")))?;
    let file: PuzzleFile = toml::from_str(&text).map_err(|error| {
        let line = error
            .span()
            .map_or(1, |span| 1 + text[..span.start].matches('\n').count());
        Trouble::new(format!("{name}:{line}: {}", error.message()))
    })?;
    Ok(file.puzzles)
}

fn in_full(puzzle: &Puzzle) -> Solved {
    let solution = solve(puzzle);
    let player = |(seat, (claim, who)): (u8, (&clocktower::solve::Claim, &Seated))| Player {
        seat,
        label: claim.label.clone(),
        character: who.character,
        believes: who.believes,
    };
    let players = |world: &World| {
        (0..)
            .zip(puzzle.claims.iter().zip(world))
            .map(player)
            .collect()
    };
    Solved {
        puzzle: puzzle.id.clone(),
        seats: puzzle.players(),
        worlds: solution.worlds.iter().map(players).collect(),
        unverified: solution.unverified,
    }
}

fn tell(puzzle: &Puzzle, solution: &Solution, out: &mut impl Write) -> std::io::Result<()> {
    let worlds = match solution.worlds.len() {
        0 => "no world fits".to_owned(),
        1 => "one world fits".to_owned(),
        many => format!("{many} worlds fit"),
    };
    writeln!(out, "{}: {worlds}", puzzle.id)?;
    for world in &solution.worlds {
        let players: Vec<String> = puzzle
            .claims
            .iter()
            .zip(world)
            .map(|(claim, who)| format!("{} {}", claim.label, name_of(*who)))
            .collect();
        writeln!(out, "  {}", players.join(", "))?;
    }
    if !solution.unverified.is_empty() {
        let names: Vec<&str> = solution.unverified.iter().map(|&who| name(who)).collect();
        writeln!(out, "  not verified: {}", names.join(", "))?;
    }
    Ok(())
}

/// Whoever takes himself for somebody else: who it is, and for whom.
fn name_of(who: Seated) -> String {
    if who.character == who.believes {
        name(who.character).to_owned()
    } else {
        format!("{} (believes {})", name(who.character), name(who.believes))
    }
}

fn name(character: Character) -> &'static str {
    character.entry().map_or("nobody", |entry| entry.name)
}
