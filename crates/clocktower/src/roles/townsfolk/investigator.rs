//! 调查员 — Investigator. Townsfolk.
//!
//! On the first night it is shown two players and a character of the team Minion that one of them is. It is told so if there is no Minion: the storyteller may leave out a Spy, who counts as none.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::INVESTIGATOR,
    first: &[learn],
    knows: Some(Knows { form, holds }),
    reports: Report::OneOfTwo(Team::Minion),
    ..PLAIN
};

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    one_of_two(grimoire, Team::Minion, out);
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    is_one_of_two(grimoire, info)
}
