//! Markdown paragraphs, lists, quotations and tables as wrapped text.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::Look;
use crate::layout::{cells, fitted_columns, wrap};

pub(super) fn render(markdown: &str, look: Look) -> String {
    let mut writer = Writer::new(look);
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        writer.take(event);
    }
    writer.flush();
    writer.lines.push(String::new());
    writer.lines.join("\n")
}

struct Writer {
    look: Look,
    lines: Vec<String>,
    /// The paragraph being collected.
    words: String,
    /// For each open list: the number of the next item, or none for bullets.
    lists: Vec<Option<u64>>,
    /// What begins the next line: a bullet or number not yet written.
    bullet: String,
    quotes: usize,
    verbatim: bool,
    rows: Vec<Vec<String>>,
}

impl Writer {
    fn new(look: Look) -> Self {
        Self {
            look,
            lines: Vec::new(),
            words: String::new(),
            lists: Vec::new(),
            bullet: String::new(),
            quotes: 0,
            verbatim: false,
            rows: Vec::new(),
        }
    }

    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.open(&tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) if self.verbatim => {
                self.lines
                    .extend(text.lines().map(|line| format!("    {line}")));
            }
            Event::Text(text) => self.words.push_str(&text),
            Event::Code(code) => {
                self.words.push('`');
                self.words.push_str(&code);
                self.words.push('`');
            }
            Event::SoftBreak => self.join_lines(),
            Event::HardBreak => self.flush(),
            Event::Rule => self.lines.push(self.look.dim(&"─".repeat(self.look.width))),
            _ => {}
        }
    }

    fn open(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::List(first) => {
                self.flush();
                self.lists.push(*first);
            }
            Tag::Item => {
                self.flush();
                self.bullet = match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "• ".to_owned(),
                };
            }
            Tag::BlockQuote(_) => self.quotes += 1,
            Tag::CodeBlock(_) => self.verbatim = true,
            Tag::TableHead | Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(HeadingLevel::H3) => {
                self.words = self.look.bold(&self.words);
                self.flush();
            }
            TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item => self.flush(),
            TagEnd::List(_) => {
                self.flush();
                self.lists.pop();
            }
            TagEnd::BlockQuote(_) => {
                self.flush();
                self.quotes -= 1;
            }
            TagEnd::CodeBlock => self.verbatim = false,
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.words);
                if let Some(row) = self.rows.last_mut() {
                    row.push(cell.trim().to_owned());
                }
            }
            TagEnd::Table => self.table(),
            _ => {}
        }
    }

    /// A line end inside a paragraph is a space between words, and nothing between Chinese characters.
    fn join_lines(&mut self) {
        if self
            .words
            .chars()
            .next_back()
            .is_some_and(|last| last.is_ascii())
        {
            self.words.push(' ');
        }
    }

    fn flush(&mut self) {
        if self.words.is_empty() {
            return;
        }
        let margin = format!(
            "{}{}",
            "│ ".repeat(self.quotes),
            "  ".repeat(self.lists.len().saturating_sub(1))
        );
        let bullet = std::mem::take(&mut self.bullet);
        let hang = match (self.lists.is_empty(), bullet.is_empty()) {
            (true, _) => 0,
            (false, true) => 2,
            (false, false) => cells(&bullet),
        };
        let rest = format!("{margin}{}", " ".repeat(hang));
        let first = if bullet.is_empty() {
            rest.clone()
        } else {
            format!("{margin}{bullet}")
        };
        self.lines
            .extend(wrap(&self.words, self.look.width, &first, &rest));
        self.words.clear();
    }

    /// Columns where they fit; otherwise every row as a small list.
    fn table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        if let Some(fitted) = fitted_columns(&rows, self.look.width) {
            let width = fitted
                .iter()
                .flatten()
                .map(|line| cells(line))
                .max()
                .unwrap_or(0);
            let mut rows = fitted.into_iter();
            let head = rows.next().unwrap_or_default();
            self.lines
                .extend(head.iter().map(|line| self.look.bold(line)));
            self.lines.push(self.look.dim(&"─".repeat(width)));
            self.lines.extend(rows.flatten());
            return;
        }
        let Some((head, body)) = rows.split_first() else {
            return;
        };
        for row in body {
            for (index, (name, cell)) in head.iter().zip(row).enumerate() {
                let first = if index == 0 { "• " } else { "  " };
                let words = if name.is_empty() {
                    cell.clone()
                } else {
                    format!("{name}: {cell}")
                };
                self.lines
                    .extend(wrap(&words, self.look.width, first, "    "));
            }
        }
    }
}
