//! 赌徒 — Gambler. Townsfolk.
//!
//! Every night but the first it chooses a player, itself too, and names a character: if the player is not that
//! character, the Gambler dies. Where somebody may count as another character, the storyteller decides.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::GAMBLER,
    other: &[choose_anybody, name_it, is_it_right, pay],
    ..PLAIN
};

fn name_it(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::name(characters(dealer.grimoire())))
}

fn is_right(dealer: &Dealer<'_>, my: &Frame) -> Tri {
    let (seat, named) = (my.picks.as_slice()[0], my.named);
    named.map_or(Tri::False, |named| {
        dealer.grimoire().is_character(seat, named)
    })
}

fn is_it_right(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let right = is_right(dealer, my);
    my.yes = right == Tri::True;
    if right == Tri::Maybe && dealer.works(my) {
        return Flow::Ask(dealer.town.storyteller(), Question::EITHER);
    }
    Flow::Next
}

fn pay(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if !my.yes {
        dealer.strike(my, my.me, Cause::Ability);
    }
    Flow::Done
}
