//! 学徒 — Apprentice. Traveller.
//!
//! On its first night it gains an ability that the storyteller chooses: a Townsfolk's if it is good, a Minion's if it is
//! evil. It learns which, and stays the Apprentice (ruling T85). An Apprentice that is drunk or poisoned then only
//! believes to have it.
use super::TRAVELLER;
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::APPRENTICE,
    first: &[choose_an_ability, take_it_over],
    ..TRAVELLER
};

fn choose_an_ability(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let team = match grimoire.row(my.me).side {
        Side::Good => Team::Townsfolk,
        Side::Evil => Team::Minion,
    };
    let from = grimoire.script_of(team);
    if from.is_empty() {
        return Flow::Done;
    }
    Flow::Ask(dealer.town.storyteller(), Question::name(from))
}

fn take_it_over(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(character) = my.named else {
        return Flow::Done;
    };
    let works = dealer.works(my);
    let seat = my.me;
    dealer.gain(seat, character);
    if !works {
        let gained = &mut dealer.town.grimoire.rows[seat].abilities[Which::Gained.index()];
        gained.only_believed = true;
    }
    dealer.tell_player(seat, my.character, Info::Knows { seat, character });
    Flow::Done
}
