//! 图书管理员 — Librarian. Townsfolk.
//!
//! On the first night it is shown two players and a character of the team Outsider that one of them is. The Drunk is shown as the Drunk. It is told so if there is no Outsider.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::LIBRARIAN,
    first: &[learn],
    knows: Some(Knows { form, holds }),
    reports: Report::OneOfTwo(Team::Outsider),
    ..PLAIN
};

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    one_of_two(grimoire, Team::Outsider, out);
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    is_one_of_two(grimoire, info)
}
