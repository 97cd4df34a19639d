//! 杂技演员 — Acrobat. Townsfolk.
//!
//! Every night but the first it chooses a player. If that player is drunk or poisoned then, or becomes so before dawn, the
//! Acrobat dies (ruling T117). 酒鬼 is always drunk. What an Acrobat chose while drunk or poisoned itself does nothing.
use crate::roles::*;

const CHOSEN: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::ACROBAT,
    other: &[choose_anybody, hold_on],
    watches: Some(watches),
    ..PLAIN
};

fn hold_on(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        if is_impaired(dealer.grimoire(), seat) && !dealer.works(my) && dealer.is_real(my) {
            dealer.went_wrong(my.me);
        }
        dealer.mark(my, seat, CHOSEN, Until::Dawn);
    }
    Flow::Done
}

fn is_impaired(grimoire: &Grimoire, seat: Seat) -> bool {
    !grimoire.sober(seat) || grimoire.row(seat).character == Character::DRUNK
}

fn watches(dealer: &mut Dealer<'_>, hearer: Hearer) {
    let grimoire = dealer.grimoire();
    let has_fallen = grimoire.effects.as_slice().iter().any(|effect| {
        effect.by == hearer.me
            && effect.character == Character::ACROBAT
            && effect.mark == CHOSEN
            && grimoire.works(effect)
            && is_impaired(grimoire, effect.on)
    });
    if has_fallen {
        dealer.unmark_mine(&hearer.frame(Character::ACROBAT), CHOSEN);
        dealer.kill(hearer.me, Cause::Ability, Some(hearer.me));
    }
}
