//! 陌客 — Recluse. Outsider.
//!
//! It may count as evil, and as any Minion or Demon, dead or alive: the storyteller decides for every check anew.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::RECLUSE,
    registers: Some(Registers {
        side: Side::Evil,
        teams: [Team::Minion, Team::Demon],
    }),
    ..PLAIN
};
