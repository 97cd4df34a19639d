//! Text in columns, measured as a terminal measures it: a Chinese character is two cells wide.

use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};
use unicode_width::UnicodeWidthChar;

/// Marks that must not begin a line.
const CLOSING: &str = "，。、；：！？）》」』】〉”’…,.;:!?)]}";
/// Marks that must not end one.
const OPENING: &str = "（《「『【〈“‘([{";

/// How many cells a text takes.
pub fn cells(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// The text with spaces up to `width` cells.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(cells(text))))
}

/// Rows of equal columns, two spaces apart, without spaces at line ends.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count)
        .map(|column| {
            rows.iter()
                .filter_map(|row| row.get(column))
                .map(|it| cells(it))
                .max()
                .unwrap_or(0)
        })
        .collect();
    let mut text = String::new();
    for row in rows {
        let padded: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, &width)| pad(cell, width))
            .collect();
        text.push_str(padded.join("  ").trim_end());
        text.push('\n');
    }
    text
}

/// Breaks a text into lines where its language allows it; later lines begin with `indent`.
pub fn wrap(text: &str, width: usize, first: &str, indent: &str) -> Vec<String> {
    let options = Options::new(width.max(8))
        .initial_indent(first)
        .subsequent_indent(indent)
        .word_separator(WordSeparator::Custom(words))
        .wrap_algorithm(WrapAlgorithm::FirstFit)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options)
        .into_iter()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

/// The pieces a line may be broken between: words at spaces, Chinese characters anywhere, except
/// that marks stay with the character they belong to.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let mut breaks = Vec::new();
    let mut start = 0;
    for ((_, before), (at, after)) in line.char_indices().zip(line.char_indices().skip(1)) {
        if may_break(before, after) {
            breaks.push(start..at);
            start = at;
        }
    }
    breaks.push(start..line.len());
    Box::new(breaks.into_iter().map(|range| Word::from(&line[range])))
}

fn may_break(before: char, after: char) -> bool {
    if after == ' ' {
        return false;
    }
    let wide = |c: char| c.width() == Some(2);
    before == ' '
        || (wide(before) || wide(after)) && !CLOSING.contains(after) && !OPENING.contains(before)
}
