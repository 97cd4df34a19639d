//! 共情者 — Empath. Townsfolk.
//!
//! Every night it learns how many of its nearest living neighbours, one on each side, are evil.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::EMPATH,
    first: &[learn],
    other: &[learn],
    knows: Some(Knows { form, holds }),
    reports: Report::Number(2),
    ..PLAIN
};

fn form(_: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    numbers(2, out);
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let evil: Count = grimoire
        .living_neighbours(query.me)
        .into_iter()
        .flatten()
        .map(|seat| grimoire.is_evil(seat))
        .collect();
    is_number(evil, info)
}
