//! 弄臣 — Fool. Townsfolk.
//!
//! The first time it would die, it does not. The chance is used up only when nothing else saves it (ruling T68).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::FOOL,
    ward: Some(ward),
    ..PLAIN
};

fn ward(town: &Town, me: Seat, which: Which, dying: Dying) -> Ward {
    let spent = town.grimoire.row(me).abilities[which.index()].spent;
    if dying.seat == me && dying.round == Round::Spent && !spent {
        Ward::SavedOnce
    } else {
        Ward::Nothing
    }
}
