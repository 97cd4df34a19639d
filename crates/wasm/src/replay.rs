//! Replaying a record to compare machines: the same record gives the same fingerprints natively and in a page.

use std::fmt::Write as _;

use games::{Game, Visitor};
use kernel::Record;

/// The fingerprints of the deal and of the position after each decision, one a line, in hex.
///
/// # Errors
/// A sentence, when the record cannot be read or replayed.
pub fn fingerprints(record: &str) -> Result<String, String> {
    let game = record
        .lines()
        .find_map(|line| line.strip_prefix("game ")?.split(' ').next())
        .ok_or("The record does not say which game it is of.")?;
    games::visit(game, Replay { record })
        .map_err(|unknown| format!("The record cannot be replayed: {unknown}."))?
}

struct Replay<'r> {
    record: &'r str,
}

impl Visitor for Replay<'_> {
    type Output = Result<String, String>;

    fn visit<G: Game>(self) -> Self::Output {
        let record =
            Record::<G>::from_text(self.record).map_err(|error| format!("Line {error}."))?;
        let mut lines = String::new();
        record
            .replay_with(usize::MAX, |position, _| {
                writeln!(lines, "{:016x}", position.fingerprint()).expect("a text takes any text");
            })
            .map_err(|error| format!("Decision {error}."))?;
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_of_no_known_game_is_a_sentence() {
        let sentence = fingerprints("hearsay 1\ngame whist rules 1\n").unwrap_err();
        assert!(
            sentence.starts_with("The record cannot be replayed: there is no game"),
            "{sentence}"
        );
        let sentence = fingerprints("hearsay 1\n").unwrap_err();
        assert_eq!(sentence, "The record does not say which game it is of.");
    }

    #[test]
    fn a_broken_record_is_a_sentence_with_the_place() {
        let sentence = fingerprints("hearsay 1\ngame blanc-noir rules 1\nnonsense\n").unwrap_err();
        assert!(sentence.starts_with("Line 3: "), "{sentence}");
    }
}
