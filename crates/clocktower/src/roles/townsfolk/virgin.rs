//! 贞洁者 — Virgin. Townsfolk.
//!
//! Only the first nomination of this player counts: if a Townsfolk nominated, the nominator is executed at once, and
//! the day is over. Otherwise, or when the Virgin is drunk or poisoned, the ability is gone all the same.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::VIRGIN,
    turns_on_the_nominator: Some(is_townsfolk),
    ..PLAIN
};

fn is_townsfolk(town: &Town, nominator: Seat) -> Tri {
    town.grimoire.is_team(nominator, Team::Townsfolk)
}
