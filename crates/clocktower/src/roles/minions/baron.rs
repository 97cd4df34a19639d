//! 男爵 — Baron. Minion.
//!
//! With it in the bag there are two Outsiders more, for two Townsfolk.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::BARON,
    bag: &[Bag::Outsiders(2)],
    ..PLAIN
};
