//! 替罪羊 — Scapegoat. Traveller.
//!
//! When a player of its side is executed, it may be executed instead: the storyteller's choice. 间谍 may count as good
//! for it, 陌客 as evil.
use super::TRAVELLER;
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SCAPEGOAT,
    stands_in: Some(is_of_my_side),
    ..TRAVELLER
};

fn is_of_my_side(town: &Town, me: Seat, whom: Seat) -> bool {
    let side = town.grimoire.row(me).side;
    town.grimoire.is_of(whom, side).possible()
}
