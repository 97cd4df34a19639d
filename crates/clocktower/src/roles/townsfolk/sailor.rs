//! 水手 — Sailor. Townsfolk.
//!
//! Every night it chooses a living player, itself too; it or that player is drunk until dusk, as the storyteller
//! decides. While it is sober and healthy it cannot die at all, not even by an attack before it wakes (ruling T57).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::SAILOR,
    first: STEPS,
    other: STEPS,
    ward: Some(ward),
    ..PLAIN
};

const STEPS: &[Step] = &[choose_somebody_living, who_is_drunk, get_drunk];

fn who_is_drunk(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    match my.picked {
        Some(seat) if dealer.works(my) => {
            let two = Seats::only(my.me).with(seat);
            Flow::Ask(dealer.town.storyteller(), Question::one_of(two))
        }
        Some(_) | None => Flow::Done,
    }
}

fn get_drunk(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.mark(my, seat, Mark::Drunk, Until::Dusk);
    }
    Flow::Done
}

fn ward(_: &Town, me: Seat, _: Which, dying: Dying) -> Ward {
    if dying.seat == me && dying.round == Round::Standing {
        Ward::Saved
    } else {
        Ward::Nothing
    }
}
