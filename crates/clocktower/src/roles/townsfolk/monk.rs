//! 僧侣 — Monk. Townsfolk.
//!
//! Every night but the first it chooses another player, whom the Demon cannot harm that night: who neither dies
//! of the Demon's ability nor is poisoned by it. What the Demon did to that player before goes on (ruling 0462).
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
