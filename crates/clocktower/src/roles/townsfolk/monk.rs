//! 僧侣 — Monk. Townsfolk.
//!
//! Every night but the first it chooses another player, whom the Demon cannot harm that night.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::MONK,
    other: &[choose_another, protect],
    ..PLAIN
};

fn protect(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, Mark::SafeFromDemon, Until::Dawn);
    }
    Flow::Done
}
