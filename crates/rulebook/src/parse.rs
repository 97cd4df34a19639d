//! Markdown in, [`Page`] out. A page with mistakes yields all of them at once.

mod markdown;
mod whole;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag};
use std::ops::Range;

use self::markdown::{heading_text, is_closed, part_named, script_lines};
use crate::page::{Block, Citation, Fault, Page, Prose, Script, Section, Source};

/// Fenced blocks that are shown as they stand and never run.
const PLAIN_BLOCKS: [&str; 4] = ["", "text", "markdown", "sh"];

/// Takes a page apart. `path` is only used to say where a mistake is.
pub fn parse(path: &str, text: &str) -> Result<Page, Vec<Fault>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader::new(path, text);
    reader.read();
    reader.check_whole_page();
    if reader.faults.is_empty() {
        Ok(reader.page)
    } else {
        reader.faults.sort_by_key(|fault| fault.line);
        Err(reader.faults)
    }
}

struct Reader<'text> {
    text: &'text str,
    line_starts: Vec<usize>,
    page: Page,
    titled: bool,
    faults: Vec<Fault>,
}

impl<'text> Reader<'text> {
    fn new(path: &str, text: &'text str) -> Self {
        let line_starts = std::iter::once(0)
            .chain(text.match_indices('\n').map(|(at, _)| at + 1))
            .collect();
        let page = Page {
            path: path.to_owned(),
            title: String::new(),
            english: String::new(),
            citations: Vec::new(),
            intro: Vec::new(),
            sections: Vec::new(),
        };
        Self {
            text,
            line_starts,
            page,
            titled: false,
            faults: Vec::new(),
        }
    }

    fn read(&mut self) {
        let mut depth = 0_usize;
        for (event, range) in Parser::new_ext(self.text, Options::ENABLE_TABLES).into_offset_iter()
        {
            match event {
                Event::Start(tag) => {
                    if depth == 0 {
                        self.block(&tag, range);
                    } else if let Tag::CodeBlock(CodeBlockKind::Fenced(label)) = &tag {
                        self.nested_fence(label, range.start);
                    }
                    depth += 1;
                }
                Event::End(_) => depth -= 1,
                Event::InlineHtml(_) => self.comment(range),
                Event::Rule if depth == 0 => self.prose(range),
                _ => {}
            }
        }
    }

    fn block(&mut self, tag: &Tag<'_>, range: Range<usize>) {
        match tag {
            Tag::Heading {
                level: HeadingLevel::H1,
                ..
            } => self.title(range),
            Tag::Heading {
                level: HeadingLevel::H2,
                ..
            } => self.section(range),
            Tag::CodeBlock(CodeBlockKind::Fenced(label)) => self.fence(label.trim(), range),
            Tag::HtmlBlock => self.html(range),
            _ => self.prose(range),
        }
    }

    fn title(&mut self, range: Range<usize>) {
        let heading = heading_text(&self.text[range.clone()]);
        let line = self.line_at(range.start);
        if self.titled {
            self.fault(
                line,
                format!("a second title `{heading}`"),
                "one title; sections begin with `##`",
            );
            return;
        }
        self.titled = true;
        if let Some(line) = self.first_content() {
            self.fault(
                line,
                "text before the title",
                "a page that opens with its title",
            );
        }
        match heading.split_once(" · ") {
            Some((title, english)) if !title.trim().is_empty() && !english.trim().is_empty() => {
                title.trim().clone_into(&mut self.page.title);
                english.trim().clone_into(&mut self.page.english);
            }
            _ => self.fault(
                line,
                format!("the title `{heading}`"),
                "a title of the form `# 中文名 · English`",
            ),
        }
    }

    fn first_content(&self) -> Option<usize> {
        let prose = self.page.intro.iter().map(|it| it.line);
        prose
            .chain(self.page.sections.iter().map(|it| it.line))
            .min()
    }

    fn section(&mut self, range: Range<usize>) {
        let heading = heading_text(&self.text[range.clone()]);
        let line = self.line_at(range.start);
        if heading.is_empty() {
            self.fault(
                line,
                "a heading with no words",
                "`## ` and what the section shows",
            );
        }
        self.page.sections.push(Section {
            heading,
            line,
            blocks: Vec::new(),
        });
    }

    fn prose(&mut self, range: Range<usize>) {
        let prose = Prose {
            line: self.line_at(range.start),
            text: self.text[range].trim_end().to_owned(),
        };
        match self.page.sections.last_mut() {
            Some(section) => section.blocks.push(Block::Prose(prose)),
            None => self.page.intro.push(prose),
        }
    }

    fn fence(&mut self, label: &str, range: Range<usize>) {
        let line = self.line_at(range.start);
        if !is_closed(&self.text[range.clone()]) {
            self.fault(
                line,
                format!("a `{label}` block that is never closed"),
                "a line ``` after its last line",
            );
            return;
        }
        let Some(part) = part_named(label) else {
            if PLAIN_BLOCKS.contains(&label) {
                self.prose(range);
            } else {
                self.fault(
                    line,
                    format!("a `{label}` block"),
                    "`table`, `play` or `expect` (or `text` for one that is not run)",
                );
            }
            return;
        };
        let lines = script_lines(&self.text[range], line + 1);
        if lines.is_empty() {
            self.fault(
                line,
                format!("an empty `{label}` block"),
                "at least one line in it",
            );
        }
        let Some(section) = self.page.sections.last_mut() else {
            self.fault(
                line,
                format!("a `{label}` block before the first section"),
                "a `## ` heading above it that says what it shows",
            );
            return;
        };
        section
            .blocks
            .push(Block::Script(Script { part, line, lines }));
    }

    /// A script inside a list or a quotation would be easy to overlook; it must stand free.
    fn nested_fence(&mut self, label: &str, start: usize) {
        if part_named(label.trim()).is_some() {
            let line = self.line_at(start);
            self.fault(
                line,
                format!("a `{label}` block inside a list or quotation"),
                "the block at the left margin",
            );
        }
    }

    fn html(&mut self, range: Range<usize>) {
        let html = self.text[range.clone()].trim();
        if html.starts_with("<!--") {
            self.comment(range);
        } else {
            let line = self.line_at(range.start);
            let first = html.lines().next().unwrap_or_default();
            self.fault(
                line,
                format!("HTML `{first}`"),
                "Markdown, or a comment such as `<!-- rule: … -->`",
            );
        }
    }

    /// Reads every comment between these offsets.
    fn comment(&mut self, range: Range<usize>) {
        let mut rest = range;
        while let Some(open) = self.text[rest.clone()].find("<!--") {
            let start = rest.start + open;
            let line = self.line_at(start);
            let Some(length) = self.text[start..rest.end].find("-->") else {
                self.fault(line, "a comment that is never closed", "`-->` at its end");
                return;
            };
            self.cite(self.text[start + 4..start + length].trim(), line);
            rest.start = start + length + 3;
        }
    }

    fn cite(&mut self, comment: &str, line: usize) {
        let Some((word, text)) = comment.split_once(':') else {
            return; // A remark between authors.
        };
        let (word, text) = (word.trim(), text.trim());
        let Some(source) = Source::ALL.into_iter().find(|it| it.word() == word) else {
            self.fault(
                line,
                format!("the comment `{word}:`"),
                "`rule:`, `ruling:` or `vector:`",
            );
            return;
        };
        if text.is_empty() {
            self.fault(
                line,
                format!("`{word}:` with nothing after it"),
                "what it refers to, such as `rule: blanc-noir §5.3`",
            );
            return;
        }
        self.page.citations.push(Citation {
            source,
            text: text.to_owned(),
            line,
        });
    }

    fn fault(&mut self, line: usize, found: impl Into<String>, expected: &str) {
        self.faults.push(Fault {
            path: self.page.path.clone(),
            line: Some(line),
            found: found.into(),
            expected: expected.to_owned(),
        });
    }

    fn line_at(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|&start| start <= offset)
    }
}
