//! 旅店老板 — Innkeeper. Townsfolk.
//!
//! Every night but the first it chooses two players, itself too: neither can die that night, and one of them, as the
//! storyteller decides, is drunk until dusk. If that is the Innkeeper, nobody is protected.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::INNKEEPER,
    other: &[choose_anybody, choose_one_more, who_is_drunk, put_them_up],
    ..PLAIN
};

fn who_is_drunk(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if !dealer.works(my) {
        return Flow::Done;
    }
    let guests = my.picks.as_slice().iter().copied().collect();
    Flow::Ask(dealer.town.storyteller(), Question::one_of(guests))
}

fn put_them_up(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    for &guest in &my.picks.as_slice()[..2] {
        dealer.mark(my, guest, Mark::CannotDie, Until::Dawn);
    }
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, Mark::Drunk, Until::Dusk);
    }
    Flow::Done
}
