//! 猜测 — who could be who, for an eye that does not see the grimoire.
//!
//! The bag is drawn anew, with the eye's own token in it, and dealt to the seats; nothing that players were told is
//! taken into account. What everybody can see to be under way is set going again.

mod deal;
mod under_way;

use kernel::{Rng, Seat};

use crate::ability::{Ability, Which};
use crate::grimoire::Row;
use crate::imagine::player_of;
use crate::town::{Phase, Town};
use crate::view::{Own, View};
use crate::{Character, Effect, Mark, Slot, Until, roles};
use deal::{deal_out, keep_the_game_going, row};
use under_way::set_going;

/// Writes into a town, of which the board is there, who could be who and what could be under way.
pub(crate) fn guess(town: &mut Town, view: &View, rng: &mut Rng) {
    let me = player_of(view);
    for (seat, who) in deal_out(town, view, me, rng) {
        town.grimoire.rows[seat] = row(town, view, seat, who, rng);
    }
    if let (Some(me), Some(own)) = (me, view.own) {
        give_abilities(&mut town.grimoire.rows[me], own);
        let row = &mut town.grimoire.rows[me];
        row.believes = own.character;
        row.told_side = own.side;
        if row.character == row.believes {
            row.side = own.side;
        }
    }
    for (seat, &(character, side)) in town.grimoire.seats().zip(&view.revealed) {
        let row = &mut town.grimoire.rows[seat];
        row.character = character;
        row.side = side;
    }
    keep_the_game_going(town, view, me, rng);
    number_the_abilities(town);
    remember(town, view);
    choose_again(town, view, me);
    give_back(town, view, me);
    town.grimoire.upkeep();
    town.grimoire.settle();
    fill_the_purse(town, view);
    set_going(town, view);
}

/// What the player has gained, and what the player has used up.
fn give_abilities(row: &mut Row, own: Own) {
    if own.gained != Character::NONE {
        row.abilities[Which::Gained.index()] = Ability {
            character: own.gained,
            since: 1,
            begun: true,
            ..Ability::default()
        };
    }
    for (ability, used) in row.abilities.iter_mut().zip(own.used) {
        ability.spent = used;
    }
}

/// Abilities have numbers, and those that were called tonight have begun.
fn number_the_abilities(town: &mut Town) {
    let called = match town.phase {
        Phase::Night { calls } => usize::from(calls),
        Phase::Setup => 0,
        Phase::Day | Phase::Vote | Phase::Over { .. } => usize::MAX,
    };
    let calls = *town.calls();
    for seat in town.grimoire.seats() {
        for ability in &mut town.grimoire.rows[seat].abilities {
            if !ability.exists() {
                continue;
            }
            town.grimoire.notes.serial += 1;
            ability.serial = town.grimoire.notes.serial;
            let place = calls
                .as_slice()
                .iter()
                .position(|&slot| slot == Slot::Character(ability.character));
            ability.begun |= place.is_some_and(|place| place < called);
        }
    }
}

/// Everybody sees how many tokens were handed over, and a player who begs for them holds them.
fn fill_the_purse(town: &mut Town, view: &View) {
    if let Some(seat) = town.grimoire.seats().find(|&seat| town.begs(seat)) {
        town.grimoire.rows[seat].abilities[0].memory = view.board.purse;
    }
}

/// Whom the player chose, so far as it binds.
fn choose_again(town: &mut Town, view: &View, me: Option<Seat>) {
    let (Some(me), Some(own)) = (me, view.own) else {
        return;
    };
    let Some(mark) = roles::of(own.character).remembers else {
        return;
    };
    let ability = town.grimoire.row(me).abilities[0].serial;
    for on in own.chosen {
        town.grimoire.effects.push(Effect {
            mark,
            on,
            by: me,
            character: own.character,
            ability,
            until: Until::Dusk,
            ..Effect::default()
        });
    }
}

/// The ability that the dead player was told to have back: from whom lies open.
fn give_back(town: &mut Town, view: &View, me: Option<Seat>) {
    let (Some(me), Some(own)) = (me, view.own) else {
        return;
    };
    let gives_back = |&seat: &Seat| roles::of(view.board.open[seat]).gives_back;
    let by = view.board.travellers.into_iter().find(gives_back);
    if let (true, Some(by)) = (own.again, by) {
        let ability = town.grimoire.row(by).abilities[0].serial;
        town.grimoire.effects.push(Effect {
            mark: Mark::HasAbility,
            on: me,
            by,
            character: view.board.open[by],
            ability,
            until: Until::Dusk,
            ..Effect::default()
        });
    }
}

fn remember(town: &mut Town, view: &View) {
    let board = &view.board;
    let notes = &mut town.grimoire.notes;
    notes.lived_at_dusk = board.living;
    notes.tokens_at_dusk = board.tokens;
    notes.had_a_demon = true;
    if let Some(seat) = board.day.executed {
        notes.execution = true;
        if board.present.has(seat) && !board.living.has(seat) {
            notes.executed_to_death = Some(seat);
        }
    }
}
