//! Acts scenarios out and collects what did not come true.

use std::fs;
use std::path::{Path, PathBuf};

use crate::game::{Game, Misread, Miss, Stage};
use crate::page::{Fault, Line, Page, Part, Scenario, Script};
use crate::parse::parse;

/// What became of one scenario.
pub enum Verdict {
    Passed,
    /// Some lines are no words of the game; nothing was played.
    Misread(Vec<Misread>),
    Failed(Failure),
}

/// A scenario that did not come true: its first play that was refused, or everything that one
/// `expect` block got wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub path: String,
    pub heading: String,
    pub misses: Vec<MissedLine>,
    /// The position at that moment.
    pub picture: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissedLine {
    pub line: usize,
    pub text: String,
    pub miss: Miss,
}

/// The sum of a run over any number of pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub pages: usize,
    pub scenarios: usize,
    pub faults: Vec<Fault>,
    pub failures: Vec<Failure>,
}

impl Report {
    pub fn is_good(&self) -> bool {
        self.faults.is_empty() && self.failures.is_empty()
    }

    pub fn passed(&self) -> usize {
        self.scenarios - self.failures.len()
    }
}

/// Runs every page among these files and folders.
pub fn check_paths(games: &[Game], paths: &[PathBuf]) -> Report {
    let mut report = Report::default();
    for path in paths {
        match pages_under(path) {
            Ok(files) => files
                .iter()
                .for_each(|file| check_file(games, file, &mut report)),
            Err(fault) => report.faults.push(fault),
        }
    }
    report
}

/// Runs one page that is already in memory, adding to `report`.
pub fn check_text(games: &[Game], path: &str, text: &str, report: &mut Report) {
    report.pages += 1;
    match parse(path, text) {
        Ok(page) => check_page(games, &page, report),
        Err(faults) => report.faults.extend(faults),
    }
}

fn check_file(games: &[Game], file: &Path, report: &mut Report) {
    match fs::read_to_string(file) {
        Ok(text) => check_text(games, &shown(file), &text, report),
        Err(error) => report.faults.push(unreadable(file, &error)),
    }
}

fn check_page(games: &[Game], page: &Page, report: &mut Report) {
    let Some(id) = page.game() else { return }; // Prose only: nothing to run.
    let Some(game) = games.iter().find(|game| game.id == id) else {
        report.faults.push(unknown_game(games, page, id));
        return;
    };
    for scenario in page.scenarios() {
        match (game.act_out)(&scenario) {
            Verdict::Passed => report.scenarios += 1,
            Verdict::Misread(lines) => report.faults.extend(lines.into_iter().map(|it| Fault {
                path: page.path.clone(),
                line: Some(it.line),
                found: it.found,
                expected: it.expected,
            })),
            Verdict::Failed(failure) => {
                report.scenarios += 1;
                report.failures.push(Failure {
                    path: page.path.clone(),
                    ..failure
                });
            }
        }
    }
}

pub(crate) fn act_out<S: Stage>(scenario: &Scenario<'_>) -> Verdict {
    let mut stage = match S::set_up(&scenario.table.lines) {
        Ok(stage) => stage,
        Err(misread) => return Verdict::Misread(misread),
    };
    let steps = match read_steps(&stage, scenario) {
        Ok(steps) => steps,
        Err(misread) => return Verdict::Misread(misread),
    };
    for step in steps {
        let misses = step.carry_out(&mut stage);
        if !misses.is_empty() {
            return Verdict::Failed(Failure {
                path: String::new(),
                heading: scenario.heading.to_owned(),
                misses,
                picture: stage.picture(),
            });
        }
    }
    Verdict::Passed
}

/// A step with every line understood.
enum Step<'page, S: Stage> {
    Play(Vec<(&'page Line, S::Deed)>),
    Expect(Vec<(&'page Line, S::Claim)>),
}

impl<S: Stage> Step<'_, S> {
    /// A refused deed ends the step; claims are all judged, for they change nothing.
    fn carry_out(&self, stage: &mut S) -> Vec<MissedLine> {
        let missed = |line: &Line, miss| MissedLine {
            line: line.number,
            text: line.text.clone(),
            miss,
        };
        match self {
            Self::Play(deeds) => deeds
                .iter()
                .find_map(|(line, deed)| Some(missed(line, stage.play(deed).err()?)))
                .into_iter()
                .collect(),
            Self::Expect(claims) => claims
                .iter()
                .filter_map(|(line, claim)| Some(missed(line, stage.judge(claim).err()?)))
                .collect(),
        }
    }
}

fn read_steps<'page, S: Stage>(
    stage: &S,
    scenario: &Scenario<'page>,
) -> Result<Vec<Step<'page, S>>, Vec<Misread>> {
    let mut misread = Vec::new();
    let mut steps = Vec::new();
    for script in &scenario.steps {
        steps.push(match script.part {
            Part::Expect => {
                Step::Expect(read_lines(script, &mut misread, |it| stage.read_claim(it)))
            }
            Part::Play | Part::Table => {
                Step::Play(read_lines(script, &mut misread, |it| stage.read_deed(it)))
            }
        });
    }
    if misread.is_empty() {
        Ok(steps)
    } else {
        Err(misread)
    }
}

fn read_lines<'page, T>(
    script: &'page Script,
    misread: &mut Vec<Misread>,
    read: impl Fn(&Line) -> Result<T, Misread>,
) -> Vec<(&'page Line, T)> {
    let mut understood = Vec::new();
    for line in &script.lines {
        match read(line) {
            Ok(it) => understood.push((line, it)),
            Err(it) => misread.push(it),
        }
    }
    understood
}

/// The Markdown files under a folder in a fixed order; a `README.md` is about pages, not one.
fn pages_under(path: &Path) -> Result<Vec<PathBuf>, Fault> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut entries: Vec<PathBuf> = fs::read_dir(path)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect())
        .map_err(|error| unreadable(path, &error))?;
    entries.sort();
    let mut pages = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            pages.extend(pages_under(&entry)?);
        } else if is_page(&entry) {
            pages.push(entry);
        }
    }
    Ok(pages)
}

pub(crate) fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "md")
        && path.file_name().is_some_and(|it| it != "README.md")
}

/// A path with `/` on every system, so that reports are the same everywhere.
fn shown(path: &Path) -> String {
    path.display().to_string().replace('\\', "/")
}

fn unreadable(path: &Path, error: &std::io::Error) -> Fault {
    Fault {
        path: shown(path),
        line: None,
        found: format!("nothing that can be read ({error})"),
        expected: "a Markdown page or a folder of pages".to_owned(),
    }
}

fn unknown_game(games: &[Game], page: &Page, id: &str) -> Fault {
    let known: Vec<&str> = games.iter().map(|game| game.id).collect();
    let citation = page.citations.iter().find(|it| it.text.starts_with(id));
    Fault {
        path: page.path.clone(),
        line: citation.map(|it| it.line),
        found: format!("the game `{id}`"),
        expected: format!("a game that exists: {}", known.join(", ")),
    }
}
