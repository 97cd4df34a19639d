//! 字 — the words of a line, read one by one.

use kernel::Seat;

use crate::{Character, Side, Team};

/// The words of a line, read one by one.
pub(super) struct Words<'a> {
    pub(super) left: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Self {
            left: text.split_whitespace(),
        }
    }

    pub(super) fn next(&mut self) -> Result<&'a str, String> {
        self.left
            .next()
            .ok_or_else(|| "the line ends too early".to_owned())
    }

    pub(super) fn seat(&mut self) -> Result<Seat, String> {
        self.next()?
            .parse()
            .map_err(|why: kernel::ParseSeatError| why.to_string())
    }

    pub(super) fn character(&mut self) -> Result<Character, String> {
        self.next()?
            .parse()
            .map_err(|why: crate::UnknownCharacter| why.to_string())
    }

    pub(super) fn number(&mut self) -> Result<u8, String> {
        let word = self.next()?;
        word.parse()
            .map_err(|_| format!("\"{word}\" is no small number"))
    }

    pub(super) fn team(&mut self) -> Result<Team, String> {
        let word = self.next()?;
        Team::ALL
            .into_iter()
            .find(|team| team.name() == word)
            .ok_or_else(|| format!("\"{word}\" is no team"))
    }

    pub(super) fn side(&mut self) -> Result<Side, String> {
        match self.next()? {
            "good" => Ok(Side::Good),
            "evil" => Ok(Side::Evil),
            other => Err(format!("\"{other}\" is no side")),
        }
    }

    pub(super) fn end(&mut self) -> Result<(), String> {
        match self.left.next() {
            None => Ok(()),
            Some(word) => Err(format!("\"{word}\" is too much")),
        }
    }
}
