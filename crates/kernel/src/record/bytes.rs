//! 棋谱的字节 — a record as bytes.

use super::{Record, RecordError, error};
use crate::{Notation, Seat, Seed};

const BINARY_VERSION: &[u8; 4] = b"HSR\x01";

impl<P: Notation> Record<P> {
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
