//! 发牌 — the bag is drawn anew and dealt to the seats, so that the game can have come this far.

use kernel::{Rng, Seat, Seats};

use crate::ability::Ability;
use crate::grimoire::{Life, Row};
use crate::setup::{FEWEST_PLAYERS, MOST_RESIDENTS, Seated, draw};
use crate::town::{Phase, Town};
use crate::view::View;
use crate::{Character, Side, Team};

/// A draw of the bag in which the eye's own token lies at its own seat.
pub(super) fn deal_out(
    town: &Town,
    view: &View,
    me: Option<Seat>,
    rng: &mut Rng,
) -> Vec<(Seat, Seated)> {
    let travellers = view.board.travellers;
    let residents: Vec<Seat> = town
        .grimoire
        .seats()
        .filter(|&seat| !travellers.has(seat))
        .collect();
    let number = (residents.len() as u8).clamp(FEWEST_PLAYERS, MOST_RESIDENTS);
    let mut bag = draw(&town.grimoire, number, 0, rng).unwrap_or_default();
    let mut seats = residents;
    let mut dealt = Vec::new();
    let own = view
        .own
        .filter(|_| me.is_some_and(|me| !travellers.has(me)));
    if let (Some(me), Some(own)) = (me, own) {
        dealt.push((me, take_out(town, &mut bag, own.character)));
        seats.retain(|&seat| seat != me);
    }
    dealt.extend(seats.into_iter().zip(bag));
    for seat in travellers {
        let character = view.board.open[seat];
        dealt.push((
            seat,
            Seated {
                character,
                believes: character,
            },
        ));
    }
    dealt
}

/// Takes from the bag what shows this token, or else what is most like it.
fn take_out(town: &Town, bag: &mut Vec<Seated>, token: Character) -> Seated {
    let itself = Seated {
        character: token,
        believes: token,
    };
    if let Some(place) = bag.iter().position(|who| who.believes == token) {
        return bag.swap_remove(place);
    }
    let team = town.grimoire.team_of(token);
    let alike = bag
        .iter()
        .position(|who| town.grimoire.team_of(who.character) == team)
        .or_else(|| {
            bag.iter()
                .position(|who| town.grimoire.team_of(who.character) == Team::Townsfolk)
        });
    if let Some(place) = alike {
        bag.swap_remove(place);
    }
    itself
}

pub(super) fn row(town: &Town, view: &View, seat: Seat, who: Seated, rng: &mut Rng) -> Row {
    let team = town.grimoire.team_of(who.character);
    let side = if team == Team::Traveller && rng.below(2) == 0 {
        Side::Evil
    } else {
        team.side()
    };
    Row {
        character: who.character,
        believes: who.believes,
        side,
        told_side: side,
        life: if view.board.living.has(seat) {
            Life::Alive
        } else {
            Life::Dead
        },
        vote_token: view.board.tokens.has(seat),
        abilities: [
            Ability {
                character: who.believes,
                only_believed: who.believes != who.character,
                spent: view.board.spent.has(seat),
                since: 1,
                ..Ability::default()
            },
            Ability::default(),
        ],
    }
}

/// While the game goes on, a Demon lives and so do more than two players: somebody else's character is made to fit.
pub(super) fn keep_the_game_going(town: &mut Town, view: &View, me: Option<Seat>, rng: &mut Rng) {
    if matches!(view.board.phase, Phase::Over { .. }) {
        return;
    }
    let others: Seats = town
        .grimoire
        .seats()
        .filter(|&seat| Some(seat) != me && !view.board.travellers.has(seat))
        .collect();
    let lives = |town: &Town, seat: Seat| town.grimoire.row(seat).life != Life::Dead;
    let left = town
        .grimoire
        .seats()
        .filter(|&seat| lives(town, seat) && !view.board.travellers.has(seat))
        .count();
    if left <= 2 && town.grimoire.script.has(Character::ZOMBUUL) {
        let dead: Vec<Seat> = others
            .into_iter()
            .filter(|&seat| !lives(town, seat))
            .collect();
        if let Some(&seat) = rng.pick(&dead) {
            make(town, seat, Character::ZOMBUUL);
            town.grimoire.rows[seat].life = Life::Seeming;
        }
    }
    let a_demon_lives = town
        .grimoire
        .seats()
        .any(|seat| lives(town, seat) && town.grimoire.team(seat) == Team::Demon);
    let demons: Vec<Character> = town.grimoire.script_of(Team::Demon).iter().collect();
    let living: Vec<Seat> = others
        .into_iter()
        .filter(|&seat| lives(town, seat))
        .collect();
    if a_demon_lives {
        return;
    }
    if let (Some(&seat), Some(&demon)) = (rng.pick(&living), rng.pick(&demons)) {
        make(town, seat, demon);
    }
}

fn make(town: &mut Town, seat: Seat, character: Character) {
    let side = town.grimoire.team_of(character).side();
    let row = &mut town.grimoire.rows[seat];
    row.character = character;
    row.believes = character;
    row.side = side;
    row.told_side = side;
    row.abilities[0] = Ability {
        character,
        since: 1,
        ..Ability::default()
    };
}
