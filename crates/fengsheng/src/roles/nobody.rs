//! 无角色 — what a player has who plays without a character: no sex, no skill, no mission.
use super::*;

pub(crate) const DEF: RoleDef = RoleDef {
    gender: Gender::Neither,
    mission: Mission::None,
    ..PLAIN
};
