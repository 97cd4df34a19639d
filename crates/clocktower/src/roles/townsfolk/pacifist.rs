//! 和平主义者 — Pacifist. Townsfolk.
//!
//! A good player who is executed may live on, as the storyteller decides. That was the day's execution all the same. An
//! exile is no execution (ruling T69).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::PACIFIST,
    ward: Some(ward),
    ..PLAIN
};

fn ward(town: &Town, _: Seat, _: Which, dying: Dying) -> Ward {
    let is_execution = dying.cause == Cause::Execution && dying.round == Round::Optional;
    if is_execution && town.grimoire.is_of(dying.seat, Side::Good).possible() {
        Ward::Perhaps
    } else {
        Ward::Nothing
    }
}
