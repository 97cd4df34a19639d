//! 分身 — a copy shares nothing with its original.
//!
//! Before every decision the position is copied and kept. A stray copy plays on by itself: the
//! original must not notice. A fresh copy plays the walk's own decision: it must get where the
//! original gets. At the end every kept copy must still have the fingerprint it had.

use kernel::{Position, Rng, Turn};

use crate::walk::legal;
use crate::{Game, Walk};

/// How far a stray copy plays on.
const STRAY: u32 = 3;

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let mut kept = Vec::new();
    while let Some((seat, action)) = walk.choose() {
        let before = walk.position.fingerprint();
        let copy = walk.position.clone();
        if copy != walk.position {
            return Err("A copy is not equal to its original.".to_owned());
        }
        kept.push((copy.clone(), before));
        let mut dice = walk.dice();
        stray(copy.clone(), &mut dice);
        if walk.position.fingerprint() != before {
            return Err("A copy was played on, and the original changed.".to_owned());
        }
        let mut again = copy;
        again.play_quietly(seat, action);
        walk.play(seat, action);
        if again != walk.position {
            return Err(format!(
                "{action:?} of {seat} leads a copy elsewhere than its original."
            ));
        }
        walk.checked += 1;
    }
    for (decision, (copy, before)) in kept.iter().enumerate() {
        if copy.fingerprint() != *before {
            return Err(format!(
                "The copy kept before decision {} changed while the game went on.",
                decision + 1
            ));
        }
    }
    Ok(())
}

fn stray<P: Position>(mut copy: P, dice: &mut Rng) {
    for _ in 0..STRAY {
        let Turn::Act(asked) = copy.turn() else {
            return;
        };
        let answers = asked.into_iter().flat_map(|seat| {
            legal(&copy, seat)
                .into_iter()
                .map(move |action| (seat, action))
        });
        let answers: Vec<_> = answers
            .filter(|&(seat, action)| copy.is_legal(seat, action))
            .collect();
        let Some(&(seat, action)) = dice.pick(&answers) else {
            return;
        };
        copy.play_unchecked(seat, action, &mut |_| ());
    }
}
