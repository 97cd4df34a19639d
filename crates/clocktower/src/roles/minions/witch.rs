//! 女巫 — Witch. Minion.
//!
//! Every night it curses a player, who dies upon nominating the next day. While only three players live it has no
//! ability. The curse works while the Witch does: off while the Witch is drunk, on again afterwards (ruling T12).
use crate::roles::*;

const CURSE: Mark = Mark::Own(0);
/// With so few living there is no ability.
const TOO_FEW: usize = 3;

pub(crate) const ROLE: Role = Role {
    character: Character::WITCH,
    first: STEPS,
    other: STEPS,
    wakes,
    hears: Some(hears),
    harms_nominators: true,
    ..PLAIN
};

const STEPS: &[Step] = &[choose_anybody, curse];

fn wakes(town: &Town, me: Seat, which: Which) -> bool {
    lives(town, me, which) && town.grimoire.living().len() > TOO_FEW
}

fn curse(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, CURSE, Until::Dusk);
    }
    Flow::Done
}

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let Occasion::Nominated { by } = occasion else {
        return;
    };
    let grimoire = dealer.grimoire();
    if grimoire.living().len() <= TOO_FEW {
        return;
    }
    let curses = grimoire.effects.as_slice().iter().filter(|effect| {
        effect.on == by
            && effect.by == hearer.me
            && effect.character == Character::WITCH
            && effect.mark == CURSE
    });
    let (mut works, mut failed) = (false, false);
    for curse in curses {
        works |= grimoire.works(curse);
        failed |= grimoire.has_failed(curse);
    }
    if works {
        dealer.kill(by, Cause::Ability, Some(hearer.me));
    } else if failed {
        dealer.went_wrong(hearer.me);
    }
}
