//! 圣徒 — Saint. Outsider.
//!
//! If it dies by execution, its side loses.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SAINT,
    hears: Some(hears),
    ..PLAIN
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let Occasion::Died {
        seat,
        cause: Cause::Execution,
        ..
    } = occasion
    else {
        return;
    };
    if seat != hearer.me {
        return;
    }
    if hearer.able {
        let side = dealer.grimoire().row(hearer.me).side;
        dealer.win(side.other(), Victory::By(Character::SAINT));
    } else {
        dealer.went_wrong(hearer.me);
    }
}
