//! A line of a page, read word by word.

use kernel::Seat;

use crate::game::Misread;
use crate::han;
use crate::page::Line;
use crate::seats::Names;
use crate::word::{self, Word};

/// Marks that are words of their own, wherever they stand.
const MARKS: [char; 5] = [':', '|', '/', ',', '='];

/// Where reading stands in a line.
#[derive(Clone)]
pub(crate) struct Cursor<'line> {
    line: &'line Line,
    words: Vec<String>,
    at: usize,
}

impl<'line> Cursor<'line> {
    pub(crate) fn new(line: &'line Line) -> Self {
        let mut spaced = String::new();
        for c in han::fold(&line.text).chars() {
            if MARKS.contains(&c) {
                spaced.extend([' ', c, ' ']);
            } else {
                spaced.push(c);
            }
        }
        Self {
            line,
            words: spaced.split_whitespace().map(str::to_owned).collect(),
            at: 0,
        }
    }

    pub(crate) fn peek(&self) -> Option<&str> {
        self.words.get(self.at).map(String::as_str)
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.words.len()
    }

    /// Steps over `word` if it comes next, in any of its spellings.
    pub(crate) fn skip(&mut self, word: Word) -> bool {
        let length = word.iter().find_map(|spelling| {
            let spelling: Vec<&str> = spelling.split(' ').collect();
            let next = self.words.get(self.at..self.at + spelling.len())?;
            (next == spelling).then_some(spelling.len())
        });
        self.at += length.unwrap_or(0);
        length.is_some()
    }

    /// Steps over a mark if it comes next.
    pub(crate) fn skip_mark(&mut self, mark: char) -> bool {
        let found = self.peek().is_some_and(|word| word.chars().eq([mark]));
        self.at += usize::from(found);
        found
    }

    pub(crate) fn mark(&mut self, mark: char) -> Result<(), Misread> {
        if self.skip_mark(mark) {
            Ok(())
        } else {
            Err(self.misread(format!("`{mark}`")))
        }
    }

    pub(crate) fn end(&self) -> Result<(), Misread> {
        if self.is_at_end() {
            Ok(())
        } else {
            Err(self.misread("the end of the line"))
        }
    }

    pub(crate) fn word(&mut self, expected: &str) -> Result<String, Misread> {
        self.read(expected, |word| Some(word.to_owned()))
    }

    pub(crate) fn seat(&mut self, seats: &Names) -> Result<Seat, Misread> {
        self.read(&format!("a player: {}", seats.joined()), |word| {
            seats.find(word)
        })
    }

    pub(crate) fn number<N: std::str::FromStr>(&mut self) -> Result<N, Misread> {
        self.read("a number", |word| word.parse().ok())
    }

    pub(crate) fn number_up_to<N>(&mut self, most: N) -> Result<N, Misread>
    where
        N: std::str::FromStr + PartialOrd + std::fmt::Display,
    {
        let expected = format!("a number up to {most}");
        self.read(&expected, |word| {
            word.parse().ok().filter(|number| *number <= most)
        })
    }

    /// `N 张`, if that comes next, with or without a space.
    pub(crate) fn count_of_cards(&mut self) -> Option<u8> {
        let before = self.at;
        let word = self.peek()?.to_owned();
        self.at += 1;
        let joined = word::CARDS
            .iter()
            .find_map(|unit| word.strip_suffix(unit)?.parse().ok());
        let count = joined.or_else(|| word.parse().ok().filter(|_| self.skip(word::CARDS)));
        if count.is_none() {
            self.at = before;
        }
        count
    }

    /// Items up to the end of the line or the next mark; 无 is an empty list.
    pub(crate) fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, Misread>,
    ) -> Result<Vec<T>, Misread> {
        let mut items = Vec::new();
        if self.skip(word::NONE) {
            return Ok(items);
        }
        loop {
            items.push(read(self)?);
            self.skip_mark(',');
            if self.is_at_end() || self.peek().is_some_and(|word| word == "|") {
                return Ok(items);
            }
        }
    }

    /// What comes next is not what was expected.
    pub(crate) fn misread(&self, expected: impl Into<String>) -> Misread {
        let found = self
            .peek()
            .map_or("the end of the line".to_owned(), |word| format!("`{word}`"));
        self.line.misread(found, expected)
    }

    /// The next word, if `read` makes something of it.
    pub(crate) fn read<T>(
        &mut self,
        expected: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Misread> {
        let it = self
            .peek()
            .and_then(read)
            .ok_or_else(|| self.misread(expected))?;
        self.at += 1;
        Ok(it)
    }
}
