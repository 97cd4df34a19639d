//! 主教 — Bishop. Traveller.
//!
//! Only the storyteller nominates: every day at least one player of the other side, if there is one to nominate. That
//! holds as long as the Bishop lives; what the storyteller owes, only while it is sober and healthy.
use super::TRAVELLER;
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::BISHOP,
    storyteller_nominates: true,
    ..TRAVELLER
};
