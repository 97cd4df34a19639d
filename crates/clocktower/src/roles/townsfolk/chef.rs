//! 厨师 — Chef. Townsfolk.
//!
//! On the first night it learns how many pairs of neighbours are both evil, around the whole circle, the dead
//! included: three in a row are two pairs. As what somebody counts is decided for each pair anew.
use crate::roles::*;

/// Who would be told of more would not be believed.
const MOST_PAIRS: u8 = 6;

pub(crate) const ROLE: Role = Role {
    character: Character::CHEF,
    first: &[learn],
    knows: Some(Knows { form, holds }),
    reports: Report::Number(MOST_PAIRS),
    ..PLAIN
};

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    numbers(grimoire.players(), out);
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    let pairs: Count = grimoire
        .seats()
        .map(|seat| grimoire.is_evil(seat) & grimoire.is_evil(grimoire.further(seat, 1)))
        .collect();
    is_number(pairs, info)
}
