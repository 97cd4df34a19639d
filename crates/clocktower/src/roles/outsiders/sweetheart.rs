//! 心上人 — Sweetheart. Outsider.
//!
//! When it dies, a player is drunk for good: the storyteller chooses whom, at once. By day the storyteller is asked
//! after every death, so that nobody learns whose it was.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SWEETHEART,
    hears: Some(hears),
    then: &[choose_whom, break_a_heart],
    after_deaths_by_day: true,
    ..PLAIN
};

/// What the ability remembers: it has still to make somebody drunk.
const OWES: u8 = 1;

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let is_my_death = matches!(occasion, Occasion::Died { seat, .. } if seat == hearer.me);
    if !is_my_death {
        return;
    }
    let my = hearer.frame(Character::SWEETHEART);
    if !hearer.able {
        if dealer.is_real(&my) {
            dealer.went_wrong(hearer.me);
        }
        return;
    }
    dealer.ability(&my).memory = OWES;
    if dealer.town.is_night() {
        dealer.push(my);
    }
}

fn owes(dealer: &Dealer<'_>, my: &Frame) -> bool {
    let ability = dealer.grimoire().row(my.me).abilities[my.which.index()];
    ability.character == my.character && ability.memory == OWES
}

fn choose_whom(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let question = if owes(dealer, my) {
        Question::one_of(dealer.grimoire().present)
    } else {
        Question::Pass
    };
    Flow::Ask(dealer.town.storyteller(), question)
}

fn break_a_heart(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.ability(my).memory = 0;
        dealer.mark_for_good(my, seat, Mark::Drunk, Until::Forever);
    }
    Flow::Done
}
