//! 数学家 — Mathematician. Townsfolk.
//!
//! Every night it learns how many players' abilities went wrong since dawn because of another character. A player
//! counts once, the Mathematician never. Being drunk is not enough: something has to come out otherwise than it
//! should, a false number or a death that should not have been.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::MATHEMATICIAN,
    first: &[learn],
    other: &[learn],
    knows: Some(Knows { form, holds }),
    reports: Report::Number(MOST_PLAYERS as u8),
    could_be: Some(nobody_can_tell),
    ..PLAIN
};

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    numbers(grimoire.players() - 1, out);
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let wrong = grimoire.notes.went_wrong.without(query.me).len() as u8;
    (info == Info::Number { number: wrong }).into()
}
