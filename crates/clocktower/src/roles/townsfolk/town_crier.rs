//! 城镇公告员 — Town Crier. Townsfolk.
//!
//! Every night but the first it learns whether a Minion nominated that day. Who is a Minion is settled at the
//! nomination; a call for an exile is none (ruling T91).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::TOWN_CRIER,
    other: &[learn],
    knows: Some(Knows {
        form: yes_or_no,
        holds,
    }),
    reports: Report::Answer,
    could_be: Some(nobody_can_tell),
    ..PLAIN
};

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    is_yes(grimoire.notes.minion_nominated, info)
}
