//! `hearsay rules`: reads rulebook pages, and acts them out.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use rulebook::index::{self, Entry, NotFound};
use rulebook::layout::columns;
use rulebook::{GAMES, Ink, Look};

use crate::trouble::{BAD_INPUT, Done, SCENARIO_FAILED, Trouble};

/// Read the rules, and check that the engine plays by them
///
/// A rulebook page tells a rule and shows it at work: it sets a table up, plays, and says what must be true then. The pages
/// come with the program; pages of your own can be checked as well.
#[derive(clap::Args)]
#[command(
    arg_required_else_help = true,
    after_long_help = "\
Examples:
  hearsay rules show
  hearsay rules show knight
  hearsay rules show 骑士 | less
  hearsay rules show fengsheng/cards/lock
  hearsay rules check my-ruling.md rulebook/fengsheng"
)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Act pages out and say what did not come true
    ///
    /// Exit code 1 when a scenario fails: the position is drawn, with what was expected and what was found. Exit code 2 when
    /// a page cannot be read: file, line, and what was expected there.
    Check {
        /// Pages, or folders of pages
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// Print a page, found by its file name or its title; without a name, the table of contents
    Show {
        /// `knight`, `cards/knight`, `骑士`
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        match &self.command {
            Command::Check { files } => check(files, out),
            Command::Show { name: None } => {
                let contents = index::contents();
                write!(out, "{}", listed(&contents.iter().collect::<Vec<_>>()))?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Show { name: Some(name) } => show(name, out),
        }
    }
}

fn check(files: &[PathBuf], out: &mut impl Write) -> Done {
    let report = rulebook::check_paths(GAMES, files);
    write!(out, "{}", rulebook::render(&report))?;
    Ok(if !report.faults.is_empty() {
        ExitCode::from(BAD_INPUT)
    } else if report.is_good() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(SCENARIO_FAILED)
    })
}

fn show(name: &str, out: &mut impl Write) -> Done {
    /// Lines longer than this are hard to read, however wide the terminal.
    const WIDEST: u16 = 100;
    let page = index::find(name).map_err(|missing| not_found(&missing))?;
    let terminal = io::stdout().is_terminal();
    let width = ratatui::crossterm::terminal::size().map_or(80, |(columns, _)| columns);
    let look = Look {
        width: usize::from(width.clamp(20, WIDEST)),
        ink: if terminal { Ink::Styled } else { Ink::Plain },
    };
    write!(out, "{}", rulebook::show(&page, look))?;
    Ok(ExitCode::SUCCESS)
}

fn not_found(missing: &NotFound) -> Trouble {
    let several = |pages: &[Entry]| listed(&pages.iter().collect::<Vec<_>>());
    Trouble::new(match missing {
        NotFound::Nothing { name, near } if near.is_empty() => format!(
            "no page of the rulebook is called \"{name}\"; `hearsay rules show` lists them all"
        ),
        NotFound::Nothing { name, near } => format!(
            "no page of the rulebook is called \"{name}\"; these come near:\n{}",
            several(near)
        ),
        NotFound::Several { name, pages } => format!(
            "several pages of the rulebook are called \"{name}\"; say which by its path:\n{}",
            several(pages)
        ),
        NotFound::Faulty(faults) => faults
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("\n"),
    })
}

/// Pages in columns: path, title in both languages.
fn listed(pages: &[&Entry]) -> String {
    let rows: Vec<Vec<String>> = pages
        .iter()
        .map(|page| {
            vec![
                page.path.trim_end_matches(".md").to_owned(),
                page.title.clone(),
                page.english.clone(),
            ]
        })
        .collect();
    columns(&rows)
}
