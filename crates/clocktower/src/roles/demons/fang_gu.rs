//! 方古 — Fang Gu. Demon.
//!
//! With it in the bag there is an Outsider more, for a Townsfolk. Every night but the first it chooses a player, who
//! dies. If that would be an Outsider, the Outsider becomes an evil Fang Gu instead and the old one dies: once in the
//! game, whoever is the Fang Gu by then. An Outsider who does not die of the attack anyway is no chance used up
//! (ruling T102). Whether 陌客 or 间谍 counts as an Outsider, the storyteller decides. The new one does not attack tonight
//! and learns nothing but what it is (ruling T18).
use crate::roles::*;

/// Lies on a player whom the attack under way would turn.
const WOULD_JUMP: Mark = Mark::Own(0);
/// Lies there for good: once in the game is over.
const ONCE: Mark = Mark::Own(1);

pub(crate) const ROLE: Role = Role {
    character: Character::FANG_GU,
    bag: &[Bag::Outsiders(1)],
    other: &[
        choose_anybody,
        is_it_an_outsider,
        aim,
        attack_the_chosen,
        jump,
    ],
    ward: Some(ward),
    ..PLAIN
};

fn has_jumped(grimoire: &Grimoire) -> bool {
    grimoire
        .effects
        .as_slice()
        .iter()
        .any(|effect| effect.character == Character::FANG_GU && effect.mark == ONCE)
}

fn is_it_an_outsider(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    let grimoire = dealer.grimoire();
    let outsider = grimoire.is_team(seat, Team::Outsider);
    let matters = grimoire.really_lives(seat) && dealer.works(my) && !has_jumped(grimoire);
    my.yes = matters && outsider == Tri::True;
    if matters && outsider == Tri::Maybe {
        return Flow::Ask(dealer.town.storyteller(), Question::EITHER);
    }
    Flow::Next
}

fn aim(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked.filter(|_| my.yes) {
        dealer.mark_standing(my, seat, WOULD_JUMP);
    }
    Flow::Next
}

/// Only when nothing else keeps the Outsider alive.
fn ward(town: &Town, me: Seat, _: Which, dying: Dying) -> Ward {
    let aimed = town
        .grimoire
        .marked_by(me, Character::FANG_GU, WOULD_JUMP)
        .has(dying.seat);
    if aimed && dying.by == Some(me) && dying.cause == Cause::Demon && dying.round == Round::Spent {
        Ward::SavedOnce
    } else {
        Ward::Nothing
    }
}

/// The Outsider was kept from dying by the ability itself: it is the Fang Gu now.
fn jump(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let aimed = dealer.grimoire().marked_by(my.me, my.character, WOULD_JUMP);
    let heir = aimed.first().filter(|_| dealer.ability(my).spent);
    dealer.unmark_mine(my, WOULD_JUMP);
    if let Some(heir) = heir {
        dealer.mark_for_good(my, my.me, ONCE, Until::Forever);
        dealer.become_character(heir, Character::FANG_GU);
        dealer.turn(heir, Side::Evil);
        dealer.has_begun(heir);
        dealer.kill(my.me, Cause::Ability, Some(my.me));
    }
    Flow::Done
}
