//! 珀 — Po. Demon.
//!
//! Every night but the first it may choose a player, who dies. If it chose nobody the last time, drunk or not (ruling T62), it has to choose
//! three, one after the other, who die in that order. Who is kept from choosing has not chosen nobody.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::PO,
    other: &[
        choose,
        bite_or_wait,
        choose_one_more,
        bite,
        choose_one_more,
        bite,
    ],
    ..PLAIN
};

/// The ability remembers whether nobody was chosen.
const WAITED: u8 = 1;

fn choose(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let all = dealer.grimoire().present;
    let question = if dealer.ability(my).memory == WAITED {
        Question::one_of(all)
    } else {
        Question::perhaps_one_of(all)
    };
    Flow::Ask(my.me, question)
}

fn bite_or_wait(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        dealer.ability(my).memory = WAITED;
        return Flow::Done;
    };
    dealer.attack(my, seat);
    let waited = dealer.ability(my).memory == WAITED;
    dealer.ability(my).memory = 0;
    if waited { Flow::Next } else { Flow::Done }
}

fn bite(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.attack(my, seat);
    }
    Flow::Next
}
