//! 棋谱 — what is kept of a game: setup, seed and decisions; everything else is derived.
//!
//! The text form, one item a line (`#` begins a comment):
//!
//! ```text
//! hearsay 1
//! game blanc-noir rules 1
//! setup seats=2
//! seed 0700…00
//! note A 小王
//! A play R5
//! B draw
//! ```
//!
//! In remarks, `#`, line ends and other signs that would not survive a line are written `\u{23}`.
//!
//! The binary form is the same in fewer bytes: `HSR` and a version byte, then strings and numbers
//! with their lengths, every decision as its seat and its packed action.

mod remark;

use std::fmt;

use crate::{Notation, Seat, Seed, Turn};

const TEXT_VERSION: &str = "hearsay 1";
const BINARY_VERSION: &[u8; 4] = b"HSR\x01";

/// A game as setup, seed and decisions.
#[derive(Clone, PartialEq, Eq)]
pub struct Record<P: Notation> {
    /// What the players agreed on.
    pub setup: P::Setup,
    /// What the game was dealt from.
    pub seed: Seed,
    /// Who decided what, in order.
    pub decisions: Vec<(Seat, P::Action)>,
    /// Free remarks (players' names, which bots), as key and value; they change nothing.
    pub notes: Vec<(String, String)>,
}

/// Why a record could not be read or replayed: where, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line of a text record, counted from 1; the byte of a binary one; the decision of a replay.
    pub place: usize,
    /// A sentence.
    pub what: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.place, self.what)
    }
}

impl std::error::Error for RecordError {}

fn error<T>(place: usize, what: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError {
        place,
        what: what.into(),
    })
}

impl<P: Notation> Record<P> {
    /// The record of a game that has just been dealt.
    pub fn new(setup: P::Setup, seed: Seed) -> Self {
        Self {
            setup,
            seed,
            decisions: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The value of the first remark with this key.
    pub fn note(&self, key: &str) -> Option<&str> {
        self.notes
            .iter()
            .find(|(known, _)| known == key)
            .map(|(_, value)| value.as_str())
    }

    /// The position after the first `count` decisions (all of them, if there are fewer).
    ///
    /// Every decision is checked; the error's place is the decision's number, counted from 1.
    pub fn replay(&self, count: usize) -> Result<P, RecordError> {
        let mut last = None;
        self.replay_with(count, |position, _| last = Some(position.clone()))?;
        last.map_or_else(|| error(0, "the game could not be dealt"), Ok)
    }

    /// Replays, showing every position (the deal first, then one after each decision) with the
    /// events that led to it.
    pub fn replay_with(
        &self,
        count: usize,
        mut show: impl FnMut(&P, Vec<P::Event>),
    ) -> Result<(), RecordError> {
        let mut position = match P::deal(&self.setup, self.seed) {
            Ok(position) => position,
            Err(why) => return error(0, why.to_string()),
        };
        show(&position, Vec::new());
        for (at, &(seat, action)) in self.decisions.iter().take(count).enumerate() {
            if matches!(position.turn(), Turn::Over(_)) {
                return error(at + 1, "the game is over before this decision");
            }
            let mut events = Vec::new();
            if let Err(reason) = position.play(seat, action, &mut |event| events.push(event)) {
                let action = P::write_action(action);
                return error(
                    at + 1,
                    format!("{seat} may not \"{action}\" here ({reason:?})"),
                );
            }
            show(&position, events);
        }
        Ok(())
    }

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

    /// The record as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = BINARY_VERSION.to_vec();
        put_string(&mut bytes, P::GAME);
        put_number(&mut bytes, P::RULES_VERSION);
        put_string(&mut bytes, &P::write_setup(&self.setup));
        bytes.extend_from_slice(&self.seed.0);
        put_number(&mut bytes, self.notes.len() as u32);
        for (key, value) in &self.notes {
            put_string(&mut bytes, key);
            put_string(&mut bytes, value);
        }
        put_number(&mut bytes, self.decisions.len() as u32);
        for &(seat, action) in &self.decisions {
            bytes.push(seat.number());
            put_number(&mut bytes, P::pack_action(action));
        }
        bytes
    }

    /// Reads the binary form.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordError> {
        let mut reader = Reader { bytes, at: 0 };
        if reader.take(4)? != BINARY_VERSION {
            return error(
                0,
                "this is not a binary record: it does not begin with HSR and version 1",
            );
        }
        let (game, version) = (reader.string()?, reader.number()?);
        if game != P::GAME || version != P::RULES_VERSION {
            let (known, rules) = (P::GAME, P::RULES_VERSION);
            return error(
                4,
                format!(
                    "a record of {game} rules {version} cannot be replayed here; this program plays {known} rules {rules}"
                ),
            );
        }
        let at = reader.at;
        let setup = P::read_setup(&reader.string()?).or_else(|why| error(at, why))?;
        let seed = Seed(reader.take(32)?.try_into().expect("32 bytes were taken"));
        let mut record = Self::new(setup, seed);
        for _ in 0..reader.number()? {
            let note = (reader.string()?, reader.string()?);
            record.notes.push(note);
        }
        for _ in 0..reader.number()? {
            let at = reader.at;
            let number = reader.take(1)?[0];
            if usize::from(number) >= crate::MAX_SEATS {
                return error(at, format!("there is no seat number {number}"));
            }
            match P::unpack_action(reader.number()?) {
                Some(action) => record.decisions.push((Seat::new(number), action)),
                None => return error(at, "these bytes are no action of this game"),
            }
        }
        if reader.at != bytes.len() {
            return error(reader.at, "there are bytes after the last decision");
        }
        Ok(record)
    }
}

fn put_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn put_string(bytes: &mut Vec<u8>, text: &str) {
    put_number(bytes, text.len() as u32);
    bytes.extend_from_slice(text.as_bytes());
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], RecordError> {
        match self
            .at
            .checked_add(count)
            .and_then(|end| self.bytes.get(self.at..end))
        {
            Some(taken) => {
                self.at += count;
                Ok(taken)
            }
            None => error(self.at, "the record ends in the middle of something"),
        }
    }

    fn number(&mut self) -> Result<u32, RecordError> {
        let mut number = 0_u32;
        for shift in (0..32).step_by(7) {
            let byte = self.take(1)?[0];
            number |= u32::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        error(self.at, "a number is longer than five bytes")
    }

    fn string(&mut self) -> Result<String, RecordError> {
        let length = self.number()? as usize;
        let at = self.at;
        String::from_utf8(self.take(length)?.to_vec())
            .or_else(|_| error(at, "this text is not UTF-8"))
    }
}
