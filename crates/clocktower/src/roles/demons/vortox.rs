//! 涡流 — Vortox. Demon.
//!
//! Every night but the first it chooses a player, who dies. Whatever anybody learns by a Townsfolk's ability has to be
//! false, drunk or not. When a day ends without an execution, evil wins; whether somebody died of the execution does
//! not matter (ruling T99).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::VORTOX,
    other: &[choose_anybody, attack_the_chosen],
    falsifies: true,
    hears: Some(hears),
    then: &[nobody_was_executed],
    ..PLAIN
};

/// If good wins at the same dusk, good wins; so this comes afterwards.
fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    if !matches!(occasion, Occasion::Dusk) || dealer.grimoire().notes.execution {
        return;
    }
    if hearer.able {
        dealer.push(hearer.frame(Character::VORTOX));
    } else if dealer.grimoire().fails(hearer.me, hearer.which) {
        dealer.went_wrong(hearer.me);
    }
}

fn nobody_was_executed(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    dealer.win(Side::Evil, Victory::By(Character::VORTOX));
    Flow::Done
}
