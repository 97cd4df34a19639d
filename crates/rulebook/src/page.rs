//! A rulebook page, taken apart. Every piece remembers the line it stands on.

use std::fmt;

/// One Markdown file under `rulebook/`, or anywhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The path it was read from, as it was given.
    pub path: String,
    /// The name in the language of the rules, such as 骑士.
    pub title: String,
    /// The name in English, such as Knight.
    pub english: String,
    pub citations: Vec<Citation>,
    /// What stands between the title and the first section.
    pub intro: Vec<Prose>,
    pub sections: Vec<Section>,
}

/// Where a page takes its authority from: one `<!-- rule: … -->` comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    pub source: Source,
    pub text: String,
    pub line: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A rule of the game.
    Rule,
    /// A decision of this project where the rules are silent.
    Ruling,
    /// A conformance vector: a situation with a known result.
    Vector,
}

/// Everything under one `##` heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub heading: String,
    pub line: usize,
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Prose(Prose),
    Script(Script),
}

/// A paragraph, list, table or picture: Markdown as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prose {
    pub text: String,
    pub line: usize,
}

/// A fenced block that the runner carries out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    pub part: Part,
    pub line: usize,
    pub lines: Vec<Line>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Sets the table up.
    Table,
    /// What the players do.
    Play,
    /// What must be true now.
    Expect,
}

/// A line of a script, without the space around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    pub number: usize,
}

/// One table with what happens at it. A section holds as many as it has `table` blocks.
#[derive(Clone, Debug)]
pub struct Scenario<'page> {
    pub heading: &'page str,
    pub table: &'page Script,
    /// `play` and `expect` blocks in the order of the page.
    pub steps: Vec<&'page Script>,
}

/// A place in a page that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub path: String,
    /// None when the file as a whole is meant.
    pub line: Option<usize>,
    pub found: String,
    pub expected: String,
}

impl Page {
    /// The game the page speaks of: the first word of its first `rule:` or `ruling:` comment.
    pub fn game(&self) -> Option<&str> {
        self.citations
            .iter()
            .filter(|it| it.source != Source::Vector)
            .find_map(|it| it.text.split_whitespace().next())
    }

    pub fn scenarios(&self) -> impl Iterator<Item = Scenario<'_>> {
        self.sections.iter().flat_map(Section::scenarios)
    }
}

impl Section {
    pub fn scripts(&self) -> impl Iterator<Item = &Script> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Script(script) => Some(script),
            Block::Prose(_) => None,
        })
    }

    pub fn scenarios(&self) -> Vec<Scenario<'_>> {
        let mut scenarios: Vec<Scenario<'_>> = Vec::new();
        for script in self.scripts() {
            match (script.part, scenarios.last_mut()) {
                (Part::Table, _) => scenarios.push(Scenario {
                    heading: &self.heading,
                    table: script,
                    steps: Vec::new(),
                }),
                (Part::Play | Part::Expect, Some(open)) => open.steps.push(script),
                // The parser refuses a page with a step before any table.
                (Part::Play | Part::Expect, None) => {}
            }
        }
        scenarios
    }
}

impl Source {
    pub const ALL: [Self; 3] = [Self::Rule, Self::Ruling, Self::Vector];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Ruling => "ruling",
            Self::Vector => "vector",
        }
    }
}

impl Part {
    pub const ALL: [Self; 3] = [Self::Table, Self::Play, Self::Expect];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Play => "play",
            Self::Expect => "expect",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            path,
            line,
            found,
            expected,
        } = self;
        match line {
            Some(line) => write!(f, "{path}:{line}: found {found}; expected {expected}"),
            None => write!(f, "{path}: found {found}; expected {expected}"),
        }
    }
}

impl std::error::Error for Fault {}
