//! 神谕者 — Oracle. Townsfolk.
//!
//! Every night but the first it learns how many dead players are evil, Travellers included.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::ORACLE,
    other: &[learn],
    knows: Some(Knows { form, holds }),
    reports: Report::Number(MOST_PLAYERS as u8),
    ..PLAIN
};

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    numbers(grimoire.players(), out);
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    let evil: Count = grimoire
        .seats()
        .filter(|&seat| !grimoire.is_alive(seat))
        .map(|seat| grimoire.is_evil(seat))
        .collect();
    is_number(evil, info)
}
