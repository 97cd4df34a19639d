//! 士兵 — Soldier. Townsfolk.
//!
//! The Demon cannot harm it.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SOLDIER,
    ward: Some(ward),
    ..PLAIN
};

fn ward(_: &Town, me: Seat, _: Which, dying: &Dying) -> Ward {
    if dying.seat == me && dying.cause == Cause::Demon && dying.round == Round::Standing {
        Ward::Saved
    } else {
        Ward::Nothing
    }
}
