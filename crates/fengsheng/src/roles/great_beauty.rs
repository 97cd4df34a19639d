//! 大美女 — Great Beauty. Female.
//!
//! * 精明 — She draws three in her draw phase, then puts a card back on the deck.
//! * 爱情 — At any time, once: she shows her identity and burns a black intelligence of any player. No
//!   card, so it cannot be countered.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    mission: Mission::MaleWins,
    active: &[LOVE],
    passive: Passive {
        draws: 3,
        returns_one: true,
        ..PASSIVE
    },
    ..PLAIN
};

const LOVE: Active = Active {
    flip: Flip::Identity,
    aim: Aim::At(|table, _, target| table.blacks(target) > 0),
    steps: &[choose_which, burn_it],
    ..ACTIVE
};

fn choose_which(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.blacks(my.target()) == 0 {
        return Flow::Done;
    }
    let (whose, cards) = (Whose::Only(my.target()), Cards::Black);
    Flow::Ask(
        my.by,
        Ask::Intelligence {
            by: my.script,
            whose,
            cards,
            may_pass: false,
        },
    )
}

fn burn_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(my.by, seat, face);
    }
    Flow::Done
}
