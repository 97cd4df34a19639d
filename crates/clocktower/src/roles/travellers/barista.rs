//! 咖啡师 — Barista. Traveller.
//!
//! Every night the storyteller chooses a player, and one of two things until dusk: the player is sober and healthy and
//! only hears what is plainly true, whoever may count as something else (ruling T112); or the player does twice
//! what is done at night, on a visit to the storyteller, or upon death. The player learns which: one or two.
use super::TRAVELLER;
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::BARISTA,
    first: STEPS,
    other: STEPS,
    ..TRAVELLER
};

const STEPS: &[Step] = &[choose_a_guest, is_it_sobering, serve];

fn choose_a_guest(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    let anybody = dealer.grimoire().present;
    Flow::Ask(dealer.town.storyteller(), Question::one_of(anybody))
}

/// Yes: sober and healthy; no: twice.
fn is_it_sobering(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    Flow::Ask(dealer.town.storyteller(), Question::EITHER)
}

fn serve(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(guest) = my.picked else {
        return Flow::Done;
    };
    let (mark, number) = if my.yes {
        (Mark::Sober, 1)
    } else {
        (Mark::ActsTwice, 2)
    };
    dealer.mark(my, guest, mark, Until::Dusk);
    dealer.tell_player(guest, my.character, Info::Number { number });
    Flow::Done
}
