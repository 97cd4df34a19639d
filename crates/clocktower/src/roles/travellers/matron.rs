//! 女舍监 — Matron. Traveller.
//!
//! Up to three times a day it has two players exchange their seats, one exchange after the other. Players may not leave
//! their seats to talk in private. Who sits beside whom decides about neighbours and about the order of a vote. The
//! seats are exchanged before everybody's eyes, whether the Matron is sober or not: nobody could be led to believe it.
use super::TRAVELLER;
use crate::roles::*;

/// So many exchanges a day.
const MOST: u8 = 3;

pub(crate) const ROLE: Role = Role {
    character: Character::MATRON,
    day: Some(Day {
        public: true,
        when: exchanges_are_left,
        steps: &[choose_anybody, choose_somebody_else, exchange],
    }),
    ..TRAVELLER
};

fn exchanges_are_left(town: &Town, _: Seat) -> bool {
    town.day.exchanges < MOST
}

fn choose_somebody_else(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let first = my.picks.as_slice()[0];
    let others = dealer.grimoire().present.without(first);
    Flow::Ask(my.me, Question::one_of(others))
}

fn exchange(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let &[one, other] = my.picks.as_slice() {
        dealer.town.grimoire.exchange_seats(one, other);
        let day = &mut dealer.town.day;
        day.exchanges += 1;
        // It is done up to three times a day, not once.
        day.used = day.used.without(my.me);
        dealer.settle();
    }
    Flow::Done
}
