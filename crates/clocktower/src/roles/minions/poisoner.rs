//! 投毒者 — Poisoner. Minion.
//!
//! Every night it chooses a player, who is poisoned until the following dusk.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::POISONER,
    first: STEPS,
    other: STEPS,
    ..PLAIN
};

const STEPS: &[Step] = &[choose_anybody, poison];

fn poison(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, Mark::Poisoned, Until::Dusk);
    }
    Flow::Done
}
