//! 棋谱 — a record reads back what it wrote, as text and as bytes, and replays to the same game.
//!
//! At the end of a walk its record (with remarks full of awkward signs) goes through both forms.
//! What comes back must be the same record, and replaying it must give the fingerprint the walk had
//! at a random decision and at the last. Every legal action met on the way is written and read.

use kernel::{Notation, Position, Record, Turn};

use crate::walk::legal;
use crate::{Game, Walk};

const REMARKS: [(&str, &str); 5] = [
    ("A", "小王"),
    ("name B", "# no comment \\ here"),
    ("C", "two\nlines\r\n"),
    ("D", " spaces at both ends "),
    ("", ""),
];

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let mut fingerprints = vec![walk.position.fingerprint()];
    loop {
        if let Turn::Act(asked) = walk.position.turn() {
            for seat in asked {
                for action in legal(&walk.position, seat) {
                    notation::<G::Position>(action)?;
                }
            }
        }
        if walk.step().is_none() {
            break;
        }
        fingerprints.push(walk.position.fingerprint());
    }
    let mut record = walk.record.clone();
    record.notes = REMARKS
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .to_vec();
    let text = record.to_text();
    let from_text = Record::from_text(&text)
        .map_err(|why| format!("Its own text is refused: {why}.\n{text}"))?;
    let from_bytes = Record::from_bytes(&record.to_bytes())
        .map_err(|why| format!("Its own bytes are refused: {why}."))?;
    let prefix = walk.dice().below(fingerprints.len() as u32) as usize;
    for (form, read) in [("text", from_text), ("bytes", from_bytes)] {
        same(&record, &read).map_err(|what| format!("The record read from {form} {what}"))?;
        for decisions in [prefix, fingerprints.len() - 1] {
            let replayed = read
                .replay(decisions)
                .map_err(|why| format!("The record read from {form} cannot be replayed: {why}."))?;
            if replayed.fingerprint() != fingerprints[decisions] {
                return Err(format!(
                    "Replayed from {form}, the game is another after {decisions} decisions: fingerprint {:016x}, not {:016x}.",
                    replayed.fingerprint(),
                    fingerprints[decisions]
                ));
            }
        }
        walk.checked += 1;
    }
    Ok(())
}

fn same<P: Notation>(record: &Record<P>, read: &Record<P>) -> Result<(), String> {
    if record.setup != read.setup {
        return Err(format!(
            "has another setup: {:?}, not {:?}.",
            read.setup, record.setup
        ));
    }
    if record.notes != read.notes {
        return Err(format!(
            "has other remarks: {:?}, not {:?}.",
            read.notes, record.notes
        ));
    }
    if record != read {
        return Err("has another seed or other decisions.".to_owned());
    }
    Ok(())
}

fn notation<P: Notation>(action: P::Action) -> Result<(), String> {
    let text = P::write_action(action);
    if !text.is_ascii() || text.lines().count() != 1 || text.trim() != text {
        return Err(format!(
            "{action:?} is not written as one line of ASCII: {text:?}."
        ));
    }
    let read = P::read_action(&text);
    if read != Ok(action) {
        return Err(format!(
            "{action:?} is written {text:?} and read as {read:?}."
        ));
    }
    let number = P::pack_action(action);
    let unpacked = P::unpack_action(number);
    if unpacked != Some(action) {
        return Err(format!(
            "{action:?} is packed as {number} and unpacked as {unpacked:?}."
        ));
    }
    Ok(())
}
