//! 守恒 — every card is in exactly one zone, and the game's own invariants hold, after every decision.

use kernel::Conserve;

use crate::{Game, Walk};

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    loop {
        walk.position.census()?;
        walk.checked += 1;
        if walk.step().is_none() {
            return Ok(());
        }
    }
}
