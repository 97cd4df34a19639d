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
    let widths = natural_widths(rows);
    rows.iter()
        .map(|row| side_by_side(row, &widths) + "\n")
        .collect::<Vec<_>>()
        .concat()
}

/// Rows of columns that together take at most `width` cells: the widest are made narrower and
/// their cells wrapped. Each row is a list of lines; `None` if the columns became too narrow to read.
pub fn fitted_columns(rows: &[Vec<String>], width: usize) -> Option<Vec<Vec<String>>> {
    let mut widths = natural_widths(rows);
    let gaps = 2 * widths.len().saturating_sub(1);
    let mut excess = (widths.iter().sum::<usize>() + gaps).saturating_sub(width);
    while excess > 0 {
        let widest = widths.iter_mut().max()?;
        if *widest <= LEAST {
            return None;
        }
        *widest -= 1;
        excess -= 1;
    }
    Some(rows.iter().map(|row| wrapped_row(row, &widths)).collect())
}

/// The fewest cells a wrapped column is worth having.
const LEAST: usize = 14;

fn natural_widths(rows: &[Vec<String>]) -> Vec<usize> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|it| cells(it))
            .max()
    };
    (0..count)
        .map(|column| width(column).unwrap_or(0))
        .collect()
}

fn wrapped_row(row: &[String], widths: &[usize]) -> Vec<String> {
    let wrapped: Vec<Vec<String>> = row
        .iter()
        .zip(widths)
        .map(|(cell, &width)| wrap(cell, width, "", ""))
        .collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    (0..height)
        .map(|line| {
            let parts: Vec<String> = wrapped
                .iter()
                .map(|cell| cell.get(line).cloned().unwrap_or_default())
                .collect();
            side_by_side(&parts, widths)
        })
        .collect()
}

fn side_by_side(parts: &[String], widths: &[usize]) -> String {
    let padded: Vec<String> = parts
        .iter()
        .zip(widths)
        .map(|(part, &width)| pad(part, width))
        .collect();
    padded.join("  ").trim_end().to_owned()
}

/// Breaks a text into lines where its language allows it; later lines begin with `indent`.
pub fn wrap(text: &str, width: usize, first: &str, indent: &str) -> Vec<String> {
    let options = Options::new(width.max(4))
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
