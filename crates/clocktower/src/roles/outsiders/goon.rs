//! 莽夫 — Goon. Outsider.
//!
//! Each night the first player who chooses it with an ability is drunk until dusk, from that moment on, and the Goon
//! takes that player's side. A drunk player's choice counts as well; the storyteller's choice (ruling T72) and that of a player who only
//! believes to have the ability do not. A sober 刺客 kills it all the same (ruling T71).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::GOON,
    hears: Some(hears),
    ..PLAIN
};

/// The ability remembers in which night it did so last.
fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let Occasion::Picked { by, seat } = occasion else {
        return;
    };
    let with_an_ability = dealer
        .town
        .frames
        .last()
        .is_some_and(|under_way| dealer.is_real(under_way));
    if seat != hearer.me || !hearer.able || !with_an_ability {
        return;
    }
    let my = hearer.frame(Character::GOON);
    let night = dealer.grimoire().night;
    let side = dealer.grimoire().row(by).side;
    if dealer.ability(&my).memory == night {
        return;
    }
    dealer.ability(&my).memory = night;
    dealer.mark(&my, by, Mark::Drunk, Until::Dusk);
    dealer.turn(hearer.me, side);
}
