//! 魔鬼代言人 — Devil's Advocate. Minion.
//!
//! Every night it chooses a living player, itself too, but not the one of last night: if he is executed the next day, he
//! does not die. From anything else he dies as usual (ruling T76).
use crate::roles::*;

const CHOSEN: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::DEVILS_ADVOCATE,
    first: STEPS,
    other: STEPS,
    ..PLAIN
};

const STEPS: &[Step] = &[choose_somebody_new, defend];

fn choose_somebody_new(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let last = dealer.grimoire().marked_by(my.me, my.character, CHOSEN);
    choose_among(my, dealer.town.seen_living().minus(last))
}

fn defend(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.unmark_mine(my, CHOSEN);
        dealer.mark_standing(my, seat, CHOSEN);
        dealer.mark(my, seat, Mark::SurvivesExecution, Until::Dusk);
    }
    Flow::Done
}
