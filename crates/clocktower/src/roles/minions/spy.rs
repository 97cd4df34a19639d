//! 间谍 — Spy. Minion.
//!
//! Every night it looks into the grimoire. It may count as good, and as any Townsfolk or Outsider, dead or alive: the
//! storyteller decides for every check anew. A drunk or poisoned Spy may be shown a grimoire in which two players'
//! tokens are exchanged.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SPY,
    first: STEPS,
    other: STEPS,
    knows: Some(GRIMOIRE),
    registers: Some(Registers {
        side: Side::Good,
        teams: [Team::Townsfolk, Team::Outsider],
    }),
    ..PLAIN
};

const STEPS: &[Step] = &[learn, read_every_page];
