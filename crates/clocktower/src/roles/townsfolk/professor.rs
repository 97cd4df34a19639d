//! 教授 — Professor. Townsfolk.
//!
//! Once in the game, on a night that is not the first, it chooses a dead player; a Townsfolk lives again, with the ability
//! as new. It is not woken while nobody is known to be dead (ruling T65). Who only looks dead, or is no Townsfolk, stays as
//! he is, and the use is gone; whoever lives again already cannot be chosen (ruling T64).
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::PROFESSOR,
    other: &[choose_a_dead_player, is_it_a_townsfolk, resurrect],
    wakes: somebody_is_dead,
    ..PLAIN
};

fn known_dead(town: &Town) -> Seats {
    let known = town.seen_living();
    town.grimoire
        .those(|seat| !known.has(seat) && !town.grimoire.is_alive(seat))
}

fn somebody_is_dead(town: &Town, me: Seat, which: Which) -> bool {
    unspent(town, me, which) && !known_dead(town).is_empty()
}

fn choose_a_dead_player(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::perhaps_one_of(known_dead(dealer.town)))
}

fn is_it_a_townsfolk(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    let grimoire = dealer.grimoire();
    let is_it = if dealer.works(my) && !grimoire.really_lives(seat) {
        grimoire.is_team(seat, Team::Townsfolk)
    } else {
        Tri::False
    };
    my.yes = is_it == Tri::True;
    if is_it == Tri::Maybe {
        return Flow::Ask(dealer.town.storyteller(), Question::EITHER);
    }
    Flow::Next
}

fn resurrect(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    dealer.spend(my);
    if let (Some(seat), true) = (my.picked, my.yes) {
        bring_back(dealer, seat);
    }
    Flow::Done
}
