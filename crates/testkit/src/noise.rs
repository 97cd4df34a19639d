//! 杂音 — bad input: whatever reads text and bytes refuses it with a sentence, and never panics.
//!
//! Each function takes any bytes at all and panics if the game does something wrong with them. The
//! fuzz targets (`fuzz/`) call them with bytes that a search has found; [`storm`] calls them with
//! random bytes and with good input that was damaged, as an ordinary test.

use kernel::{Conserve, Notation, Position, Record, Rng, Turn};

use crate::walk::legal;
use crate::{Game, Walk};

/// Plays what the bytes say: the first chooses a setup and deal, each later one a legal action, or
/// (from 240 on, with the four bytes after it) any action at all.
///
/// # Panics
/// If a listed action is refused, an unlisted one accepted, or a card gets lost.
pub fn legal_is_playable<G: Game>(game: &G, bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let number = u64::from(bytes.next().unwrap_or_default());
    let mut walk = Walk::start(game, number).expect("a walk's setup can be dealt");
    while let Some(byte) = bytes.next() {
        let Turn::Act(asked) = walk.position.turn() else {
            return;
        };
        let seat = asked.first().expect("somebody is asked");
        let listed = legal(&walk.position, seat);
        let action = if byte < 240 {
            listed[usize::from(byte) % listed.len()]
        } else {
            let number: [u8; 4] = std::array::from_fn(|_| bytes.next().unwrap_or_default());
            match G::Position::unpack_action(u32::from_le_bytes(number)) {
                Some(action) => action,
                None => continue,
            }
        };
        let expected = listed.binary_search(&action).is_ok();
        let played = walk.position.play(seat, action, &mut |_| ());
        assert_eq!(played.is_ok(), expected, "{action:?}: {played:?}");
        walk.position.census().expect("no card is lost");
    }
}

/// Reads an action and a setup from any text, and an action from any number; what is read must
/// survive being written again.
///
/// # Panics
/// If it does not, or reading panics.
pub fn notation<P: Notation>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(action) = P::read_action(&text) {
        assert_eq!(P::read_action(&P::write_action(action)), Ok(action));
        assert_eq!(P::unpack_action(P::pack_action(action)), Some(action));
    }
    if let Ok(setup) = P::read_setup(&text) {
        assert_eq!(P::read_setup(&P::write_setup(&setup)), Ok(setup));
    }
    if let Some(number) = bytes.first_chunk() {
        let number = u32::from_le_bytes(*number);
        if let Some(action) = P::unpack_action(number) {
            assert_eq!(P::pack_action(action), number);
            assert_eq!(P::read_action(&P::write_action(action)), Ok(action));
        }
    }
}

/// Reads a record from any text; one that is read must survive being written, and replay or be
/// refused.
///
/// # Panics
/// If it does not, or reading panics.
pub fn record_text<P: Notation>(bytes: &[u8]) {
    if let Ok(record) = Record::<P>::from_text(&String::from_utf8_lossy(bytes)) {
        survives(&record);
    }
}

/// The same for a record from any bytes.
///
/// # Panics
/// If it does not survive, or reading panics.
pub fn record_bytes<P: Notation>(bytes: &[u8]) {
    if let Ok(record) = Record::<P>::from_bytes(bytes) {
        survives(&record);
    }
}

fn survives<P: Notation>(record: &Record<P>) {
    let text = record.to_text();
    let read = Record::from_text(&text).expect("a record's own text is read");
    assert!(read == *record, "the text is another record:\n{text}");
    let read = Record::from_bytes(&record.to_bytes()).expect("a record's own bytes are read");
    assert!(read == *record, "the bytes are another record than\n{text}");
    match record.replay(usize::MAX) {
        Ok(position) => assert!(position.turn() == position.clone().turn()),
        Err(why) => assert!(!why.what.to_string().is_empty()),
    }
}

/// Calls `read` with `rounds` inputs: random bytes, and the samples with random damage.
pub fn storm(samples: &[Vec<u8>], rounds: u64, dice: &mut Rng, read: impl Fn(&[u8])) {
    for _ in 0..rounds {
        let mut bytes = match dice.below(4) {
            0 => random_bytes(dice),
            _ => dice.pick(samples).cloned().unwrap_or_default(),
        };
        for _ in 0..=dice.below(4) {
            damage(&mut bytes, samples, dice);
        }
        read(&bytes);
    }
}

fn random_bytes(dice: &mut Rng) -> Vec<u8> {
    (0..dice.below(200))
        .map(|_| dice.below(256) as u8)
        .collect()
}

/// One byte changed, added or lost, a piece cut out, doubled, or taken from another sample.
fn damage(bytes: &mut Vec<u8>, samples: &[Vec<u8>], dice: &mut Rng) {
    let place = |length: usize, dice: &mut Rng| dice.below(length as u32 + 1) as usize;
    let at = place(bytes.len(), dice);
    let end = (at + place(20, dice)).min(bytes.len());
    match dice.below(6) {
        0 if at < bytes.len() => bytes[at] = dice.below(256) as u8,
        1 => bytes.insert(at, dice.below(256) as u8),
        2 => bytes.truncate(at),
        3 => drop(bytes.drain(at..end)),
        4 => bytes.extend_from_within(at..end),
        _ => {
            if let Some(other) = dice.pick(samples) {
                let from = place(other.len(), dice);
                let to = (from + place(20, dice)).min(other.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
        }
    }
}
