//! 吟游诗人 — Minstrel. Townsfolk.
//!
//! When a Minion dies by execution, everybody but the Minstrel and Travellers is drunk until the dusk of the next day.
//! If somebody only may count as a Minion, the storyteller decides it in the night that follows.
use crate::roles::*;

const PERHAPS: Mark = Mark::Own(0);

pub(crate) const ROLE: Role = Role {
    character: Character::MINSTREL,
    hears: Some(hears),
    then: &[was_it_a_minion, play],
    ..PLAIN
};

fn hears(dealer: &mut Dealer<'_>, hearer: Hearer, occasion: Occasion) {
    let frame = hearer.frame(Character::MINSTREL);
    match occasion {
        Occasion::Died {
            seat,
            cause: Cause::Execution,
            ..
        } if hearer.able && seat != hearer.me => {
            match dealer.grimoire().is_team(seat, Team::Minion) {
                Tri::True => everybody_is_drunk(dealer, &frame),
                Tri::Maybe => dealer.mark_standing(&frame, seat, PERHAPS),
                Tri::False => {}
            }
        }
        Occasion::Nightfall => {
            let asked = dealer
                .grimoire()
                .marked_by(hearer.me, Character::MINSTREL, PERHAPS);
            if hearer.able && !asked.is_empty() {
                dealer.push(frame);
            }
        }
        _ => {}
    }
}

fn was_it_a_minion(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    Flow::Ask(dealer.town.storyteller(), Question::EITHER)
}

fn play(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.unmark_mine(my, PERHAPS);
    if my.yes {
        everybody_is_drunk(dealer, my);
    }
    Flow::Done
}

fn everybody_is_drunk(dealer: &mut Dealer<'_>, my: &Frame) {
    let grimoire = dealer.grimoire();
    let everybody = grimoire.by_age(|_| true);
    let tomorrow = if dealer.town.is_night() {
        grimoire.night
    } else {
        grimoire.night + 1
    };
    dealer.unmark_mine(my, Mark::Drunk);
    for &(seat, which) in everybody.as_slice() {
        let is_drunk = seat != my.me && dealer.grimoire().team(seat) != Team::Traveller;
        if which == Which::Own && is_drunk {
            dealer.mark(my, seat, Mark::Drunk, Until::DuskOf(tomorrow));
        }
    }
}
