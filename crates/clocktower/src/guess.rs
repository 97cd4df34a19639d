//! 猜测 — who could be who, for an eye that does not see the grimoire.
//!
//! The bag is drawn anew, with the eye's own token in it, and dealt to the seats; nothing that players were told is
//! taken into account. What everybody can see to be under way is set going again.

use kernel::{Rng, Seat, Seats};

use crate::Slot;
use crate::ability::{Ability, Which};
use crate::event::Event;
use crate::frame::{Cause, Frame, Script};
use crate::grimoire::{Life, Row};
use crate::imagine::player_of;
use crate::roles;
use crate::setup::{FEWEST_PLAYERS, MOST_RESIDENTS, Seated, draw};
use crate::town::{Dealer, Phase, Town};
use crate::view::{First, Own, Pending, View};
use crate::{Character, Effect, Mark, Side, Team, Until};

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

/// A draw of the bag in which the eye's own token lies at its own seat.
fn deal_out(town: &Town, view: &View, me: Option<Seat>, rng: &mut Rng) -> Vec<(Seat, Seated)> {
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

fn row(town: &Town, view: &View, seat: Seat, who: Seated, rng: &mut Rng) -> Row {
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
fn keep_the_game_going(town: &mut Town, view: &View, me: Option<Seat>, rng: &mut Rng) {
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
        if !board.living.has(seat) {
            notes.executed_to_death = Some(seat);
        }
    }
}

/// Whether a question is the own ability's or that of the one gained.
fn which_asks(view: &View, pending: Pending) -> Which {
    let is_gained = |own: Own| {
        Some(pending.to) == player_of(view)
            && own.gained == pending.character
            && own.gained != Character::NONE
            && own.character != pending.character
    };
    if view.own.is_some_and(is_gained) {
        Which::Gained
    } else {
        Which::Own
    }
}

/// Sets going again what everybody sees to be under way, and what this eye is asked.
fn set_going(town: &mut Town, view: &View) {
    let mut under_way: Vec<Frame> = view
        .board
        .business
        .into_iter()
        .chain(view.board.first.as_slice().iter().map(First::frame))
        .collect();
    town.frames.clear();
    if let Some(pending) = view.pending {
        let known = under_way
            .pop_if(|top| top.script == pending.script && top.character == pending.character);
        // What a visitor is asked is the visit itself.
        under_way.retain(|frame| frame.script != Script::Visit);
        for frame in under_way {
            town.frames.push(frame);
        }
        town.frames.push(Frame {
            me: pending.to,
            character: pending.character,
            which: which_asks(view, pending),
            script: pending.script,
            step: pending.step,
            sober: true,
            about: pending.about,
            picks: pending.picks,
            ..known.unwrap_or_default()
        });
        town.pending = Some(pending);
        return;
    }
    let Some(business) = under_way.pop() else {
        return;
    };
    for frame in under_way {
        town.frames.push(frame);
    }
    if business.script == Script::Setup {
        let later: Vec<Seat> = view
            .board
            .travellers
            .into_iter()
            .filter(|&seat| {
                seat > business.me && !roles::of(view.board.open[seat]).setup.is_empty()
            })
            .collect();
        for seat in later.into_iter().rev() {
            town.frames.push(Frame {
                me: seat,
                character: view.board.open[seat],
                script: Script::Setup,
                ..Frame::default()
            });
        }
    }
    town.frames.push(Frame {
        step: business.step.saturating_sub(1),
        yes: is_the_nominator_executed(&business),
        ..business
    });
    carry_on(town);
}

/// What is under way goes on until somebody has to answer.
fn carry_on(town: &mut Town) {
    let mut silence = |_: Event| ();
    let mut dealer = Dealer {
        town,
        tell: &mut silence,
    };
    dealer.run();
}

/// Whether everybody sees that the storyteller has said yes: whoever nominated is executed for it.
fn is_the_nominator_executed(business: &Frame) -> bool {
    business.script == Script::Nomination && business.cause == Cause::Execution
}
