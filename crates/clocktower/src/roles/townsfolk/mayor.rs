//! 镇长 — Mayor. Townsfolk.
//!
//! When the day ends with exactly three players alive and without an execution, its side wins. When it would die at
//! night, the storyteller may let somebody else die instead, by the same hand.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::MAYOR,
    ward: Some(ward),
    hears: Some(hears),
    ..PLAIN
};

fn ward(town: &Town, me: Seat, _: Which, dying: Dying) -> Ward {
    if dying.seat == me && town.is_night() && dying.round == Round::Optional {
        Ward::Another
    } else {
        Ward::Nothing
    }
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let grimoire = dealer.grimoire();
    let three_live = grimoire.living().len() == 3 && !grimoire.notes.execution;
    if matches!(occasion, Occasion::Dusk) && hearer.able && three_live {
        let side = grimoire.row(hearer.me).side;
        dealer.win(side, Victory::By(Character::MAYOR));
    }
}
