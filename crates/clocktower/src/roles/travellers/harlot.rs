//! 流莺 — Harlot. Traveller.
//!
//! Every night but the first it chooses a living player, who is asked. If that player agrees, it learns the character,
//! and then both may die: the storyteller's choice.
use super::TRAVELLER;
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::HARLOT,
    other: &[
        choose_another_living,
        is_it_agreed,
        learn_if_so,
        do_both_die,
        die,
    ],
    knows: Some(Knows { form, holds }),
    ..TRAVELLER
};

fn is_it_agreed(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    match my.picked {
        Some(seat) => Flow::Ask(seat, Question::EITHER),
        None => Flow::Done,
    }
}

fn learn_if_so(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if my.yes { Flow::Tell } else { Flow::Done }
}

fn do_both_die(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    Flow::Ask(dealer.town.storyteller(), Question::EITHER)
}

fn die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let (true, Some(seat)) = (my.yes, my.picked) {
        dealer.strike(my, my.me, Cause::Ability);
        dealer.strike(my, seat, Cause::Ability);
    }
    Flow::Done
}

fn form(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    tokens_of(grimoire, query.picks[0], out);
}

fn holds(grimoire: &Grimoire, _: Query, info: Info) -> Tri {
    is_token(grimoire, info)
}
