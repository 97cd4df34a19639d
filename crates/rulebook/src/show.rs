//! A page as a person reads it in a terminal.

mod frame;
mod prose;

use std::fmt::Write as _;

use anstyle::Style;

use crate::layout::{cells, wrap};
use crate::page::{Block, Page, Prose, Script, Section};

/// How a page is laid out.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Cells per line.
    pub width: usize,
    pub ink: Ink,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Characters only: for files and pipes.
    Plain,
    /// Bold and dim by ANSI escapes.
    Styled,
}

/// The whole page as text.
pub fn show(page: &Page, look: Look) -> String {
    let mut text = String::new();
    headline(
        &mut text,
        &format!("{} · {}", page.title, page.english),
        '═',
        look,
    );
    citations(&mut text, page, look);
    for prose in &page.intro {
        paragraph(&mut text, prose, look);
    }
    for section in &page.sections {
        text.push('\n');
        show_section(&mut text, section, look);
    }
    text
}

fn show_section(text: &mut String, section: &Section, look: Look) {
    headline(text, &section.heading, '─', look);
    let mut blocks = section.blocks.iter().peekable();
    while let Some(block) = blocks.next() {
        match block {
            Block::Prose(prose) => paragraph(text, prose, look),
            Block::Script(first) => {
                let mut scripts: Vec<&Script> = vec![first];
                while let Some(Block::Script(next)) =
                    blocks.next_if(|it| matches!(it, Block::Script(_)))
                {
                    scripts.push(next);
                }
                text.push('\n');
                text.push_str(&frame::draw(&scripts, look));
            }
        }
    }
}

fn headline(text: &mut String, words: &str, underline: char, look: Look) {
    let width = cells(words).min(look.width);
    for line in wrap(words, look.width, "", "") {
        let _ = writeln!(text, "{}", look.bold(&line));
    }
    let _ = writeln!(text, "{}", look.dim(&underline.to_string().repeat(width)));
}

fn citations(text: &mut String, page: &Page, look: Look) {
    let all: Vec<String> = page
        .citations
        .iter()
        .map(|it| format!("{}: {}", it.source.word(), it.text))
        .collect();
    for line in wrap(&all.join(" · "), look.width, "", "") {
        let _ = writeln!(text, "{}", look.dim(&line));
    }
}

fn paragraph(text: &mut String, prose: &Prose, look: Look) {
    text.push('\n');
    text.push_str(&prose::render(&prose.text, look));
}

impl Look {
    fn bold(self, words: &str) -> String {
        self.styled(words, Style::new().bold())
    }

    fn dim(self, words: &str) -> String {
        self.styled(words, Style::new().dimmed())
    }

    fn styled(self, words: &str, style: Style) -> String {
        match self.ink {
            Ink::Plain => words.to_owned(),
            Ink::Styled => format!("{style}{words}{style:#}"),
        }
    }
}
