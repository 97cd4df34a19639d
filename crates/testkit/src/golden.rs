//! 金谱 — recorded games whose fingerprints never change.
//!
//! A golden record is an ordinary record; its remarks say which fingerprint the position must have
//! after how many decisions, and how the game ends:
//!
//! ```text
//! note after 50 3f1a0c5be2d49a77
//! note over B
//! ```
//!
//! If one of them changes, the same decisions lead elsewhere: the game's `RULES_VERSION` must be
//! raised, and old records can no longer be replayed. If only the layout of a position changed (its
//! fields, in another order), the ends stay and the fingerprints change: that may be blessed.

use std::path::Path;

use kernel::{Notation, Position, Record, Turn};

use crate::{Game, Walk, blessing};

const AFTER: &str = "after";
const OVER: &str = "over";

/// A complete random game as a golden record, with a fingerprint every `every` decisions and at the end.
///
/// # Panics
/// If the game cannot be dealt, or does not end.
pub fn make<G: Game>(game: &G, number: u64, every: usize) -> String {
    let mut walk = Walk::start(game, number).expect("a walk's setup can be dealt");
    let mut notes = Vec::new();
    let mut note = |walk: &Walk<'_, G>| {
        let value = format!("{} {:016x}", walk.decision(), walk.position.fingerprint());
        notes.push((AFTER.to_owned(), value));
    };
    note(&walk);
    while walk.step().is_some() {
        if walk.decision().is_multiple_of(every) {
            note(&walk);
        }
    }
    if !walk.decision().is_multiple_of(every) {
        note(&walk);
    }
    let Turn::Over(outcome) = walk.position.turn() else {
        panic!("walk {number} does not end");
    };
    notes.push((OVER.to_owned(), format!("{:?}", outcome.winners)));
    walk.record.notes = notes;
    walk.record.to_text()
}

/// Replays a golden record; how many fingerprints were compared. The error is a sentence.
pub fn replay<P: Notation>(text: &str) -> Result<usize, String> {
    let record = Record::<P>::from_text(text).map_err(|why| format!("line {why}"))?;
    let mut expected = Vec::new();
    for (_, value) in record.notes.iter().filter(|(key, _)| key == AFTER) {
        let parsed = value.split_once(' ').and_then(|(decisions, fingerprint)| {
            Some((
                decisions.parse::<usize>().ok()?,
                u64::from_str_radix(fingerprint, 16).ok()?,
            ))
        });
        expected.push(parsed.ok_or_else(|| format!("\"note {AFTER} {value}\" is malformed"))?);
    }
    if expected.last().map(|last| last.0) != Some(record.decisions.len()) {
        return Err("the last fingerprint is not the one after the last decision".to_owned());
    }
    let mut found = Vec::new();
    let mut outcome = None;
    record
        .replay_with(record.decisions.len(), |position, _| {
            found.push(position.fingerprint());
            outcome = position.outcome();
        })
        .map_err(|why| format!("decision {why}"))?;
    for &(decisions, fingerprint) in &expected {
        if found.get(decisions) != Some(&fingerprint) {
            return Err(format!(
                "after {decisions} decisions the fingerprint is not {fingerprint:016x} any more"
            ));
        }
    }
    let winners = outcome.map(|outcome| format!("{:?}", outcome.winners));
    if winners.as_deref() != record.note(OVER) {
        return Err(format!(
            "the game ends with {winners:?}, not with {:?}",
            record.note(OVER)
        ));
    }
    Ok(expected.len())
}

/// Replays the golden records of the given walks, each in its file in `folder`; with
/// `HEARSAY_BLESS=1` makes them anew.
///
/// # Panics
/// If a file is missing, or a record does not replay as it says.
#[track_caller]
pub fn check_folder<G: Game>(game: &G, folder: &Path, walks: &[(&str, u64)], every: usize) {
    let mut wrong = Vec::new();
    for &(name, number) in walks {
        let path = folder.join(name).with_extension("record");
        if blessing() {
            std::fs::write(&path, make(game, number, every)).expect("the record can be written");
        }
        let replayed = std::fs::read_to_string(&path)
            .map_err(|why| why.to_string())
            .and_then(|text| replay::<G::Position>(&text));
        if let Err(why) = replayed {
            wrong.push(format!("{}: {why}", path.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\nIf this is meant, make them anew with HEARSAY_BLESS=1 and say why in the commit.",
        wrong.join("\n")
    );
}
