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
    reports: Report::NumberOfTwo(2),
    could_be: Some(so_many_could_have_woken),
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

/// Who woke is not known; whoever has nothing to do on such a night did not.
fn so_many_could_have_woken(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let could_wake = |seat: Seat| {
        let role = of(grimoire.row(seat).abilities[Which::Own.index()].character);
        let has_a_turn =
            !role.first.is_empty() && query.night == 1 || !role.other.is_empty() && query.night > 1;
        if role.manual || has_a_turn && !role.silent {
            Tri::Maybe
        } else {
            Tri::False
        }
    };
    is_number(query.picks.into_iter().map(could_wake).collect(), info)
}
