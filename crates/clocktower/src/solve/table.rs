//! 摆桌 — a town for a puzzle, in which nobody has a character yet.

use kernel::Seed;

use crate::roles;
use crate::setup::{Rules, Setup};
use crate::solve::puzzle::Puzzle;
use crate::solve::record::{Deed, Record};
use crate::town::{Phase, Town};
use crate::{Cast, Character, Info, Script, Seated, Slot};

/// A town for a puzzle: its script has whoever is named in it. Calls that bear on nothing anybody says are left out.
pub(crate) fn empty(puzzle: &Puzzle, record: &Record) -> Option<Town> {
    let characters: Vec<Character> = named_in(puzzle, record).iter().collect();
    let anybody = *characters.first()?;
    let setup = Setup {
        script: Script::made_of(characters),
        players: puzzle.players(),
        travellers: 0,
        chairs: 0,
        seating: vec![
            Seated {
                character: anybody,
                believes: anybody,
            };
            puzzle.claims.len()
        ],
        rules: Rules::default(),
    };
    let mut town = Town::deal_setup(&setup, Seed::from_number(0)).ok()?;
    for calls in [&mut town.first_night, &mut town.other_nights] {
        let mut place = 0;
        while place < calls.len() {
            let needless = match calls.as_slice()[place] {
                Slot::MinionInfo | Slot::DemonInfo => true,
                Slot::Character(character) => roles::of(character).manual,
                Slot::Dusk | Slot::Dawn => false,
            };
            if needless {
                calls.remove(place);
            } else {
                place += 1;
            }
        }
    }
    town.phase = Phase::Setup;
    town.frames.clear();
    town.pending = None;
    town.grimoire.night = 0;
    Some(town)
}

fn named_in(puzzle: &Puzzle, record: &Record) -> Cast {
    let mut cast: Cast = puzzle.hidden.iter().copied().collect();
    for claimed in record.claimed.iter().flatten() {
        cast = cast.with(*claimed);
    }
    for deed in record.rounds.iter().flat_map(|round| &round.deeds) {
        if let Deed::Used { role, names, .. } = deed {
            cast = cast.with(*role).or(names.iter().copied().collect());
        }
    }
    for entry in record.rounds.iter().flat_map(|round| &round.entries) {
        cast = cast.with(entry.role);
        cast = cast.or(entry.named.into_iter().collect());
        cast = match entry.told {
            Some(
                Info::OneOf { character, .. }
                | Info::Token { character, .. }
                | Info::Knows { character, .. }
                | Info::Believes { character, .. }
                | Info::Marked { character, .. }
                | Info::Absent { character }
                | Info::Became { character }
                | Info::Mad { character }
                | Info::InPlay { character },
            ) => cast.with(character),
            Some(Info::Either { good, evil, .. }) => cast.with(good).with(evil),
            Some(
                Info::Nothing
                | Info::Number { .. }
                | Info::Answer { .. }
                | Info::NoneOf { .. }
                | Info::Pair { .. }
                | Info::Minions { .. }
                | Info::Demon { .. }
                | Info::Turned { .. }
                | Info::Statements { .. }
                | Info::Reply { .. }
                | Info::Grimoire { .. }
                | Info::Spoken,
            )
            | None => cast,
        };
    }
    cast
}
