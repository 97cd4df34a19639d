//! 棋谱的文字 — a record as text, one item a line.

use super::{Record, RecordError, error, remark};
use crate::Notation;

const TEXT_VERSION: &str = "hearsay 1";

impl<P: Notation> Record<P> {
    /// The record as text.
    pub fn to_text(&self) -> String {
        let mut text = format!(
            "{TEXT_VERSION}\ngame {} rules {}\n",
            P::GAME,
            P::RULES_VERSION
        );
        text += &format!(
            "setup {}\nseed {}\n",
            P::write_setup(&self.setup),
            self.seed.to_hex()
        );
        for (key, value) in &self.notes {
            let (key, value) = (remark::write_key(key), remark::write_value(value));
            text += &format!("note {key} {value}\n");
        }
        for &(seat, action) in &self.decisions {
            text += &format!("{seat} {}\n", P::write_action(action));
        }
        text
    }

    /// Reads the text form.
    pub fn from_text(text: &str) -> Result<Self, RecordError> {
        let mut lines = text
            .lines()
            .map(|line| {
                line.split_once('#')
                    .map_or(line, |(before, _)| before)
                    .trim()
            })
            .enumerate()
            .map(|(at, line)| (at + 1, line))
            .filter(|(_, line)| !line.is_empty());
        let mut expect = |what: &str| {
            lines.next().map_or_else(
                || {
                    error(
                        text.lines().count() + 1,
                        format!("the record ends where {what} was expected"),
                    )
                },
                Ok,
            )
        };
        let (at, line) = expect("the line \"hearsay 1\"")?;
        if line != TEXT_VERSION {
            return error(
                at,
                format!(
                    "this is not a record: it begins with \"{line}\", not with \"{TEXT_VERSION}\""
                ),
            );
        }
        let (at, line) = expect("the game")?;
        let wanted = format!("game {} rules {}", P::GAME, P::RULES_VERSION);
        if line != wanted {
            return error(
                at,
                format!("\"{line}\" cannot be replayed here; this program plays \"{wanted}\""),
            );
        }
        let (at, line) = expect("the setup")?;
        let setup = match line.strip_prefix("setup ").map(P::read_setup) {
            Some(Ok(setup)) => setup,
            Some(Err(why)) => return error(at, why),
            None => {
                return error(
                    at,
                    format!("\"{line}\" stands where \"setup …\" was expected"),
                );
            }
        };
        let (at, line) = expect("the seed")?;
        let Some(Ok(seed)) = line.strip_prefix("seed ").map(str::parse) else {
            let wanted = "\"seed\" and 64 hexadecimal digits were expected";
            return error(at, format!("\"{line}\" stands where {wanted}"));
        };
        let mut record = Self::new(setup, seed);
        for (at, line) in lines {
            let (who, what) = line.split_once(' ').unwrap_or((line, ""));
            if who == "note" {
                let (key, value) = what.split_once(' ').unwrap_or((what, ""));
                record.notes.push((remark::read(key), remark::read(value)));
                continue;
            }
            let Ok(seat) = who.parse() else {
                return error(
                    at,
                    format!("\"{who}\" is not a seat; a decision is a seat's letter and an action"),
                );
            };
            match P::read_action(what) {
                Ok(action) => record.decisions.push((seat, action)),
                Err(why) => return error(at, why),
            }
        }
        Ok(record)
    }
}
