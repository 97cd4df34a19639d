//! Headings and fenced blocks, read closely.

use pulldown_cmark::{Event, Parser, TagEnd};

use crate::page::{Line, Part};

pub(super) fn part_named(label: &str) -> Option<Part> {
    Part::ALL.into_iter().find(|part| part.word() == label)
}

/// The words of a heading without its marks.
pub(super) fn heading_text(markdown: &str) -> String {
    let mut text = String::new();
    for event in Parser::new(markdown) {
        match event {
            Event::Text(words) | Event::Code(words) => text.push_str(&words),
            Event::SoftBreak => text.push(' '),
            Event::End(TagEnd::Heading(_)) => break,
            _ => {}
        }
    }
    text.trim().to_owned()
}

/// Whether a fenced block ends with its own fence rather than with the page.
pub(super) fn is_closed(block: &str) -> bool {
    let mut lines = block.trim_end().lines();
    let Some(open) = lines.next() else {
        return false;
    };
    let mark = if open.trim_start().starts_with('~') {
        '~'
    } else {
        '`'
    };
    let length = open.trim_start().chars().take_while(|&c| c == mark).count();
    lines.next_back().is_some_and(|last| {
        let last = last.trim();
        last.len() >= length && last.chars().all(|c| c == mark)
    })
}

/// The lines between the fences; empty ones and remarks (`# …`) are left out.
pub(super) fn script_lines(block: &str, first: usize) -> Vec<Line> {
    let lines: Vec<&str> = block.trim_end().lines().collect();
    let inner = lines.get(1..lines.len() - 1).unwrap_or_default();
    (first..)
        .zip(inner)
        .map(|(number, text)| Line {
            text: text.trim().to_owned(),
            number,
        })
        .filter(|line| !line.text.is_empty() && !line.text.starts_with('#'))
        .collect()
}
