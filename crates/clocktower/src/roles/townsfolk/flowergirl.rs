//! 卖花女孩 — Flowergirl. Townsfolk.
//!
//! Every night but the first it learns whether a Demon's hand was counted in a vote on an execution that day. Who is
//! a Demon is settled when the hand is counted; exiles do not matter (ruling T91).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::FLOWERGIRL,
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
    is_yes(grimoire.notes.demon_voted, info)
}
