//! 酒鬼 — Drunk. Outsider.
//!
//! It has been shown the token of a Townsfolk that nobody else has, and believes it. It has no ability at all.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::DRUNK,
    shown: Some(Team::Townsfolk),
    ..PLAIN
};
