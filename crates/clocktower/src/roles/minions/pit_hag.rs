//! 麻脸巫婆 — Pit-Hag. Minion.
//!
//! Every night but the first it chooses a player and a character. If that character is not in play, the player becomes
//! it and keeps the side; otherwise, or if the character is never in play together with one that is (ruling T125),
//! nothing happens (ruling T106). If a Demon was made, tonight's deaths are the
//! storyteller's: anybody may be let die, one by one, as the Pit-Hag's doing, and whomever a Demon attacks may be
//! spared, whether the Pit-Hag lives or not (ruling T107). Travellers stay what they are.
use crate::roles::*;

pub(crate) const ROLE: Role = Role {
    character: Character::PIT_HAG,
    other: &[
        choose_no_traveller,
        name_a_character,
        transform,
        who_dies,
        let_die,
    ],
    ..PLAIN
};

fn choose_no_traveller(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::one_of(residents(dealer.grimoire())))
}

fn name_a_character(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let all = good_characters(grimoire).or(evil_characters(grimoire));
    Flow::Ask(my.me, Question::name(all))
}

fn transform(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let (Some(seat), Some(character)) = (my.picked, my.named) else {
        return Flow::Done;
    };
    let grimoire = dealer.grimoire();
    if grimoire.in_play(character) || grimoire.excludes(seat, character) {
        return Flow::Done;
    }
    if !dealer.works(my) {
        if dealer.grimoire().fails(my.me, my.which) {
            dealer.went_wrong(my.me);
        }
        return Flow::Done;
    }
    let makes_a_demon = dealer.grimoire().team_of(character) == Team::Demon;
    dealer.become_character(seat, character);
    if !makes_a_demon {
        return Flow::Done;
    }
    dealer.town.grimoire.notes.any_deaths = true;
    Flow::Next
}

/// Asked until there is nobody more; whether the Pit-Hag is one still does not matter any more.
fn who_dies(dealer: &mut Dealer<'_>, _: &mut Frame) -> Flow {
    let grimoire = dealer.grimoire();
    let living = grimoire.those(|seat| grimoire.really_lives(seat));
    Flow::Ask(dealer.town.storyteller(), Question::perhaps_one_of(living))
}

fn let_die(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    let Some(seat) = my.picked else {
        return Flow::Done;
    };
    dealer.kill(seat, Cause::Ability, Some(my.me));
    my.step -= 2;
    Flow::Next
}
