//! 终局 — whoever is asked can answer, and random play ends.

use kernel::{Position, Seats, Turn};

use crate::walk::legal;
use crate::{Game, Walk};

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let everyone = Seats::all(walk.position.seats());
    loop {
        match walk.position.turn() {
            Turn::Over(outcome) => {
                walk.checked += 1;
                return if outcome.winners.into_iter().all(|seat| everyone.has(seat)) {
                    Ok(())
                } else {
                    Err(format!(
                        "{:?} win, but sit not at this table.",
                        outcome.winners
                    ))
                };
            }
            Turn::Act(asked) => {
                if asked.is_empty() {
                    return Err("The game goes on, but nobody is asked.".to_owned());
                }
                for seat in asked {
                    if !everyone.has(seat) || legal(&walk.position, seat).is_empty() {
                        return Err(format!("{seat} is asked, but has no answer."));
                    }
                }
            }
        }
        if walk.step().is_none() {
            if walk.follows_a_record() {
                walk.checked += 1;
                return Ok(());
            }
            return Err(format!(
                "The game is not over after {} decisions; {} is the most a game should take.",
                walk.decision(),
                walk.game.longest()
            ));
        }
    }
}
