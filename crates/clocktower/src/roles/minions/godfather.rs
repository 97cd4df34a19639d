//! 教父 — Godfather. Minion.
//!
//! With it in the bag there is one Outsider more or one fewer. On the first night it learns which Outsiders are in play, one after
//! the other. In a night after a day on which an Outsider died it chooses a player, who dies. Where somebody may count as
//! an Outsider, the storyteller decides.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::GODFATHER,
    bag: &[Bag::Outsiders(1), Bag::Outsiders(-1)],
    first: &[
        learn,
        until_all_are_told,
        did_one_die,
        choose_a_victim,
        kill,
    ],
    other: &[did_one_die, choose_a_victim, kill],
    wakes: has_business,
    knows: Some(Knows { form, holds }),
    ..PLAIN
};

/// Whether somebody who died today was an Outsider.
fn an_outsider_died(grimoire: &Grimoire) -> Tri {
    grimoire
        .notes
        .died
        .into_iter()
        .fold(Tri::False, |any, seat| {
            any | grimoire.is_team(seat, Team::Outsider)
        })
}

fn has_business(town: &Town, me: Seat, which: Which) -> bool {
    let ability = town.grimoire.row(me).abilities[which.index()];
    let is_first = ability.since == town.grimoire.night;
    lives(town, me, which) && (is_first || an_outsider_died(&town.grimoire).possible())
}

/// One Outsider after the other in the order of the almanac, and then that there is no other.
fn form(grimoire: &Grimoire, query: Query, out: &mut dyn FnMut(Info)) {
    let last = match query.told {
        Info::InPlay { character } => {
            out(Info::Nothing);
            Some(character)
        }
        _ => {
            let team = Team::Outsider;
            out(Info::NoneOf { team });
            None
        }
    };
    for character in grimoire.script_of(Team::Outsider).iter() {
        if last.is_none_or(|last| character > last) {
            out(Info::InPlay { character });
        }
    }
}

fn is_in_play(grimoire: &Grimoire, character: Character) -> Tri {
    grimoire.seats().fold(Tri::False, |any, seat| {
        any | grimoire.is_character(seat, character)
    })
}

fn holds(grimoire: &Grimoire, query: Query, info: Info) -> Tri {
    let last = match query.told {
        Info::InPlay { character } => Some(character),
        _ => None,
    };
    let told = match info {
        Info::InPlay { character } => Some(character),
        _ => None,
    };
    let left_out = grimoire
        .script_of(Team::Outsider)
        .iter()
        .filter(|&one| last.is_none_or(|last| one > last) && told.is_none_or(|told| one < told))
        .fold(Tri::False, |any, one| any | is_in_play(grimoire, one));
    let is_there = told.map_or(Tri::True, |told| is_in_play(grimoire, told));
    is_there & !left_out
}

fn until_all_are_told(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Info::InPlay { .. } = my.told {
        my.step -= 2;
    }
    Flow::Next
}

fn did_one_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let died = an_outsider_died(dealer.grimoire());
    my.yes = died == Tri::True;
    if died == Tri::Maybe {
        return Flow::Ask(dealer.town.storyteller(), Question::EITHER);
    }
    Flow::Next
}

fn choose_a_victim(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if !my.yes {
        return Flow::Done;
    }
    choose_anybody(dealer, my)
}

fn kill(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    if let Some(seat) = my.picked {
        dealer.strike(my, seat, Cause::Ability);
    }
    Flow::Done
}
