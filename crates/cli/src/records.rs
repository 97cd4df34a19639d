//! Records on disk: reading one, and saying where it is wrong.

use std::path::Path;

use games::Game;
use kernel::{Record, RecordError};

use crate::trouble::Trouble;

/// A file that should be a record, in memory.
pub(crate) struct RecordFile {
    name: String,
    bytes: Vec<u8>,
}

impl RecordFile {
    /// Reads the file.
    pub(crate) fn read(path: &Path) -> Result<Self, Trouble> {
        let bytes = std::fs::read(path)
            .map_err(|error| Trouble::new(format!("{} cannot be read: {error}", path.display())))?;
        Ok(Self::new(path.display().to_string(), bytes))
    }

    /// What a file of this name holds.
    pub(crate) fn new(name: String, bytes: Vec<u8>) -> Self {
        Self { name, bytes }
    }

    /// The game it is of.
    pub(crate) fn game(&self) -> Result<&str, Trouble> {
        games::game_of(&self.bytes).map_err(|error| self.at(&error))
    }

    /// The record, as one of game `G`.
    pub(crate) fn record<G: Game>(&self) -> Result<Record<G>, Trouble> {
        let record = match self.text() {
            Some(text) => Record::from_text(text),
            None => Record::from_bytes(&self.bytes),
        };
        record.map_err(|error| self.at(&error))
    }

    /// What is wrong with a decision, with its line.
    pub(crate) fn at_decision(&self, error: &RecordError) -> Trouble {
        let RecordError { place, what } = error;
        match (*place, self.text().and_then(|text| line_of(text, *place))) {
            (0, _) => Trouble::new(format!("{}: {what}", self.name)),
            (_, Some(line)) => {
                Trouble::new(format!("{}:{line}: decision {place}: {what}", self.name))
            }
            (_, None) => Trouble::new(format!("{}: decision {place}: {what}", self.name)),
        }
    }

    fn at(&self, error: &RecordError) -> Trouble {
        let RecordError { place, what } = error;
        Trouble::new(match self.text() {
            Some(_) => format!("{}:{place}: {what}", self.name),
            None => format!("{}: byte {place}: {what}", self.name),
        })
    }

    /// The text; none for a binary record.
    fn text(&self) -> Option<&str> {
        str::from_utf8(&self.bytes)
            .ok()
            .filter(|_| !self.bytes.starts_with(b"HSR"))
    }
}

/// The line on which a decision of a text record stands.
fn line_of(text: &str, decision: usize) -> Option<usize> {
    /// Version, game, setup, seed.
    const HEAD: usize = 4;
    (1..)
        .zip(text.lines())
        .map(|(at, line)| (at, line.split('#').next().unwrap_or_default().trim()))
        .filter(|(_, line)| !line.is_empty())
        .skip(HEAD)
        .filter(|(_, line)| *line != "note" && !line.starts_with("note "))
        .nth(decision.checked_sub(1)?)
        .map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_found_between_notes_and_comments() {
        let text = "hearsay 1\ngame g rules 1\n\nsetup seats=2\nseed 00\nnote A Ann\nA draw\n# pause\nB draw # sigh\n";
        assert_eq!(line_of(text, 1), Some(7));
        assert_eq!(line_of(text, 2), Some(9));
        assert_eq!(line_of(text, 3), None);
        assert_eq!(line_of(text, 0), None);
    }
}
