//! 侍女 — Chambermaid. Townsfolk.
//!
//! Every night it chooses two other living players and learns how many of them woke tonight to use their own
//! ability. Whoever wakes and then does nothing counts; whom another's ability wakes does not (ruling T58). It sleeps
//! on when there are no two to choose from. That somebody died tonight it does not notice.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::CHAMBERMAID,
    first: STEPS,
    other: STEPS,
    wakes: two_others_live,
    knows: Some(Knows { form, holds }),
    ..PLAIN
};

const STEPS: &[Step] = &[choose_another_living, choose_another_living, learn];

fn two_others_live(town: &Town, me: Seat, which: Which) -> bool {
    lives(town, me, which) && town.seen_living().without(me).len() >= 2
}

fn form(_: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    numbers(2, out);
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let woke: Count = query
        .picks
        .into_iter()
        .map(|seat| Tri::from(grimoire.notes.woke.has(seat)))
        .collect();
    is_number(woke, info)
}
