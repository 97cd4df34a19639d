//! 棋谱的文字 — a record as text, one item a line.

use super::{Record, RecordError, RecordFault, RecordPart, error, remark};
use crate::Notation;

pub(super) const TEXT_VERSION: &str = "hearsay 1";

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
        let mut expect = |part: RecordPart| {
            let end = || error(text.lines().count() + 1, RecordFault::Ended(part));
            lines.next().map_or_else(end, Ok)
        };
        let (at, line) = expect(RecordPart::Title)?;
        if line != TEXT_VERSION {
            return error(at, RecordFault::NoRecord(line.to_owned()));
        }
        let (at, line) = expect(RecordPart::Game)?;
        let known = format!("game {} rules {}", P::GAME, P::RULES_VERSION);
        if line != known {
            let found = line.to_owned();
            return error(at, RecordFault::OtherGame { found, known });
        }
        let (at, line) = expect(RecordPart::Setup)?;
        let setup = match line.strip_prefix("setup ").map(P::read_setup) {
            Some(Ok(setup)) => setup,
            Some(Err(why)) => {
                let text = line.to_owned();
                return error(at, RecordFault::BadSetup { text, why });
            }
            None => return error(at, RecordFault::NoSetup(line.to_owned())),
        };
        let (at, line) = expect(RecordPart::Seed)?;
        let Some(Ok(seed)) = line.strip_prefix("seed ").map(str::parse) else {
            return error(at, RecordFault::NoSeed(line.to_owned()));
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
                return error(at, RecordFault::NoSeat(who.to_owned()));
            };
            match P::read_action(what) {
                Ok(action) => record.decisions.push((seat, action)),
                Err(why) => {
                    let text = what.to_owned();
                    return error(at, RecordFault::NoAction { text, why });
                }
            }
        }
        Ok(record)
    }
}
