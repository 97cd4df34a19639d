//! 士兵 — Soldier. Townsfolk.
//!
//! The Demon cannot harm it: it neither dies of the Demon's ability nor is poisoned by it. If it was poisoned by the
//! Demon while it had no ability, it stays so (ruling 0462).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SOLDIER,
    ward: Some(ward),
    safe_from_demons: true,
    ..PLAIN
};

fn ward(_: &Town, me: Seat, _: Which, dying: Dying) -> Ward {
    if dying.seat == me && dying.cause == Cause::Demon && dying.round == Round::Standing {
        Ward::Saved
    } else {
        Ward::Nothing
    }
}
