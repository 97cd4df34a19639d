//! 送葬者 — Undertaker. Townsfolk.
//!
//! Every night but the first it learns the character of whoever died by execution that day. If nobody did, it sleeps on.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::UNDERTAKER,
    other: &[learn],
    wakes: somebody_died_by_execution,
    knows: Some(Knows { form, holds }),
    reports: Report::Token,
    ..PLAIN
};

fn somebody_died_by_execution(town: &Town, me: Seat, which: Which) -> bool {
    lives(town, me, which) && town.grimoire.notes.executed_to_death.is_some()
}

fn form(grimoire: &Grimoire, _: Query, out: &mut dyn FnMut(Info)) {
    if let Some(seat) = grimoire.notes.executed_to_death {
        tokens_of(grimoire, seat, out);
    }
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    is_token(grimoire, info)
}
