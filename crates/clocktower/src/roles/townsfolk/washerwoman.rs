//! 洗衣妇 — Washerwoman. Townsfolk.
//!
//! On the first night it is shown two players and a character of the team Townsfolk that one of them is. It may be shown itself with somebody else.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::WASHERWOMAN,
    first: &[learn],
    knows: Some(Knows { form, holds }),
    reports: Report::OneOfTwo(Team::Townsfolk),
    ..PLAIN
};

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    one_of_two(grimoire, Team::Townsfolk, out);
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    is_one_of_two(grimoire, info)
}
