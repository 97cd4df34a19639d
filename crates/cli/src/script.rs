//! `hearsay script`: looks script files of clocktower through, and writes them in the form that every program accepts.

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Subcommand;
use clocktower::scripts::Remark;
use clocktower::{JINX_VERSION, Script, Team};
use serde::Serialize;

use crate::trouble::{Done, Trouble, harmless};

/// Look script files of Clocktower through, and write them strictly
///
/// A script file says with which characters Clocktower is played: a JSON list of ids, as the official script tool writes it.
/// It is read liberally: ids in any spelling, old forms, characters that somebody invented.
#[derive(clap::Args)]
#[command(
    arg_required_else_help = true,
    after_long_help = "\
Examples:
  hearsay script check my-script.json
  hearsay script check --json *.json
  hearsay script write my-script.json > strict.json
  hearsay script write trouble-brewing"
)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Say what is in scripts, and what is unusual about them
    ///
    /// For each: its name, its characters by team, what is odd in the file, what is unusual for a script, which characters
    /// change each other's rules, and in which order they are called by night. When a file is no script, the exit code is 2 and the
    /// sentence begins with file, line and column.
    Check {
        /// Script files; or trouble-brewing, bad-moon-rising, sects-and-violets
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,

        /// Print the result as a JSON array, one object for each file
        #[arg(long)]
        json: bool,
    },
    /// Print a script in the form that every program accepts
    ///
    /// Ids as the official ones are spelt, the description first, no fields that the format does not have.
    Write {
        /// A script file; or trouble-brewing, bad-moon-rising, sects-and-violets
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        match &self.command {
            Command::Check { files, json } => check(files, *json, out),
            Command::Write { file } => {
                let (script, _) = read(file)?;
                write!(out, "{}", script.write())?;
                Ok(ExitCode::SUCCESS)
            }
        }
    }
}

/// Every file is looked at before anything is said, so that all that are no scripts are named at once.
fn check(files: &[PathBuf], json: bool, out: &mut impl Write) -> Done {
    let mut read_ones = Vec::new();
    let mut sentences = Vec::new();
    for file in files {
        match read(file) {
            Ok((script, remarks)) => read_ones.push((file.display().to_string(), script, remarks)),
            Err(Trouble::Sentence(sentence)) => sentences.push(sentence),
            Err(trouble @ Trouble::NobodyReads) => return Err(trouble),
        }
    }
    if !sentences.is_empty() {
        return Err(Trouble::new(sentences.join("\n")));
    }
    let reports: Vec<Report<'_>> = read_ones
        .iter()
        .map(|(file, script, remarks)| Report::of(file, script, remarks))
        .collect();
    if json {
        serde_json::to_writer(&mut *out, &reports).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        let texts: Vec<String> = reports.iter().map(Report::told).collect();
        write!(out, "{}", harmless(&texts.join("\n")))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A script file, or a base script by its name.
fn read(path: &Path) -> Result<(Script, Vec<Remark>), Trouble> {
    if let Some(script) = path.to_str().and_then(Script::named) {
        return Ok((script, Vec::new()));
    }
    let name = path.display();
    let bytes = std::fs::read(path)
        .map_err(|error| Trouble::new(format!("{name} cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to() + 1;
        Trouble::new(format!(
            "{name}: byte {at}: this is no text in UTF-8; save the file as UTF-8"
        ))
    })?;
    Script::read_with_remarks(&text).map_err(|error| {
        let (line, column, what) = (error.line, error.column, error.what);
        Trouble::new(format!("{name}:{line}:{column}: {what}"))
    })
}

/// What there is to say about a script.
#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    name: &'a str,
    author: Option<&'a str>,
    counts: Counts,
    characters: Vec<Row<'a>>,
    notes: Vec<Said>,
    jinxes: Vec<Pair<'a>>,
    jinx_version: &'static str,
    first_night: Vec<String>,
    other_nights: Vec<String>,
}

#[derive(Serialize)]
struct Counts {
    townsfolk: usize,
    outsider: usize,
    minion: usize,
    demon: usize,
    traveller: usize,
    fabled: usize,
    loric: usize,
}

#[derive(Serialize)]
struct Row<'a> {
    id: &'a str,
    name: &'a str,
    team: Team,
    /// Whether the script brings it along.
    own: bool,
}

#[derive(Serialize)]
struct Said {
    /// None if it is about the whole script.
    line: Option<usize>,
    column: Option<usize>,
    text: String,
}

#[derive(Serialize)]
struct Pair<'a> {
    a: &'a str,
    b: &'a str,
    reason: &'a str,
}

impl<'a> Report<'a> {
    fn of(file: &'a str, script: &'a Script, remarks: &[Remark]) -> Self {
        let count = |team| script.of(team).count();
        let remarks = remarks.iter().map(|remark| Said {
            line: Some(remark.line),
            column: Some(remark.column),
            text: remark.what.to_string(),
        });
        let notes = script.notes().into_iter().map(|note| Said {
            line: None,
            column: None,
            text: note.to_string(),
        });
        let night = |first| {
            let slots = script.night(first).into_iter();
            slots.map(|slot| script.slot_id(slot)).collect()
        };
        Self {
            file,
            name: &script.name,
            author: script.author.as_deref(),
            counts: Counts {
                townsfolk: count(Team::Townsfolk),
                outsider: count(Team::Outsider),
                minion: count(Team::Minion),
                demon: count(Team::Demon),
                traveller: count(Team::Traveller),
                fabled: count(Team::Fabled),
                loric: count(Team::Loric),
            },
            characters: script
                .characters
                .iter()
                .map(|&character| Row {
                    id: script.id(character),
                    name: script.name_of(character),
                    team: script.team(character),
                    own: character.is_own(),
                })
                .collect(),
            notes: remarks.chain(notes).collect(),
            jinxes: script
                .jinxes()
                .into_iter()
                .map(|jinx| Pair {
                    a: script.id(jinx.a),
                    b: script.id(jinx.b),
                    reason: jinx.reason,
                })
                .collect(),
            jinx_version: JINX_VERSION,
            first_night: night(true),
            other_nights: night(false),
        }
    }

    /// As a person reads it.
    fn told(&self) -> String {
        let name = match self.name {
            "" => "without a name",
            name => name,
        };
        let author = self
            .author
            .map_or_else(String::new, |it| format!(", by {it}"));
        let mut out = format!("{}: {}{}\n", self.file, one_line(name), one_line(&author));
        for (team, title) in TITLES {
            let names: Vec<String> = self
                .characters
                .iter()
                .filter(|row| row.team == team)
                .map(|row| one_line(row.name))
                .collect();
            // The four that are dealt are named even if there are none.
            if !names.is_empty() || Team::DEALT.contains(&team) {
                let line = format!("  {title:<10} {:>3}  {}", names.len(), names.join(", "));
                out += line.trim_end();
                out.push('\n');
            }
        }
        for note in &self.notes {
            let place = match (note.line, note.column) {
                (Some(line), Some(column)) => format!("line {line}, column {column}: "),
                _ => String::new(),
            };
            say(&mut out, "note", &format!("{place}{}", note.text));
        }
        for jinx in &self.jinxes {
            let [a, b] = [jinx.a, jinx.b].map(|id| self.name_of(id));
            say(&mut out, "jinx", &format!("{a} and {b}: {}", jinx.reason));
        }
        say(&mut out, "first night", &self.first_night.join(", "));
        say(&mut out, "other nights", &self.other_nights.join(", "));
        out
    }

    fn name_of<'b>(&'b self, id: &'b str) -> &'b str {
        let mut rows = self.characters.iter();
        rows.find(|row| row.id == id).map_or(id, |row| row.name)
    }
}

const TITLES: [(Team, &str); 7] = [
    (Team::Townsfolk, "Townsfolk"),
    (Team::Outsider, "Outsiders"),
    (Team::Minion, "Minions"),
    (Team::Demon, "Demons"),
    (Team::Traveller, "Travellers"),
    (Team::Fabled, "Fabled"),
    (Team::Loric, "Loric"),
];

fn say(out: &mut String, title: &str, text: &str) {
    writeln!(out, "  {title:<14}  {}", one_line(text)).expect("a text can be written to");
}

/// What a file says, on one line.
fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}
