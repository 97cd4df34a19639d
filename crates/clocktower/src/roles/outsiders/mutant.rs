//! 畸形秀演员 — Mutant. Outsider.
//!
//! If it tries to make others believe that it is an Outsider, the storyteller may execute it. That is the day's execution
//! and ends the day (ruling T99).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::MUTANT,
    strikes: Some(strikes),
    ..PLAIN
};

/// Whether it was mad, the storyteller judges.
fn strikes(_: &Town, me: Seat, _: Which, seat: Seat) -> Option<Cause> {
    (seat == me).then_some(Cause::Execution)
}
