//! 确定 — the same deal and the same decisions give the same game: equal positions, equal lists of
//! legal actions, equal events, on every platform and in every process.
//!
//! Two games are dealt from one seed and played in step. What a process hides from itself (the
//! order of a hash map, an address, a clock) differs between the two, so it shows.

use kernel::{Eye, Position, Seat};

use crate::walk::{legal, sights};
use crate::{Game, Walk};

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let mut twin =
        G::Position::deal(&walk.record.setup, walk.record.seed).map_err(|why| why.to_string())?;
    loop {
        let (ours, theirs) = (walk.position.fingerprint(), twin.fingerprint());
        if ours != theirs || walk.position != twin {
            return Err(format!(
                "Played twice alike, the game is not the same: fingerprints {ours:016x} and {theirs:016x}."
            ));
        }
        for seat in Seat::all(walk.position.seats()) {
            let (ours, theirs) = (legal(&walk.position, seat), legal(&twin, seat));
            if ours != theirs {
                return Err(format!(
                    "Played twice alike, {seat} may do {ours:?} once and {theirs:?} the other time."
                ));
            }
        }
        walk.checked += 1;
        let Some((seat, action, events)) = walk.step() else {
            return Ok(());
        };
        let mut others = Vec::new();
        twin.play_unchecked(seat, action, &mut |event| others.push(event));
        let (ours, theirs) = (
            sights::<G>(&events, Eye::All),
            sights::<G>(&others, Eye::All),
        );
        if ours != theirs {
            return Err(format!(
                "The same {action:?} of {seat} told {ours:?} once and {theirs:?} the other time."
            ));
        }
    }
}
