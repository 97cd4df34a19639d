//! 红唇女郎 — Scarlet Woman. Minion.
//!
//! When the Demon dies while five or more players who are no Travellers are alive, the dying one included, it becomes
//! that Demon at once.
use crate::roles::*;

const ENOUGH: u8 = 5;

pub(crate) const ROLE: Role = Role {
    character: Character::SCARLET_WOMAN,
    hears: Some(hears),
    ..PLAIN
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let Occasion::Died { seat, lived, .. } = occasion else {
        return;
    };
    let grimoire = dealer.grimoire();
    let the_demon_died = grimoire.team(seat) == Team::Demon;
    if hearer.able && the_demon_died && lived >= ENOUGH && seat != hearer.me {
        let demon = grimoire.row(seat).character;
        dealer.become_character(hearer.me, demon);
    }
}
