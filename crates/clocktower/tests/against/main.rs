//! The engine against the solver: whatever a game came to, the world it began with is one of those that fit what its
//! good players truly tell and what everybody saw.
//!
//! `HEARSAY_WALKS` is the number of games of each script.

mod chronicle;

use chronicle::Chronicle;
use clocktower::solve::{Claims, truthful, world_of};
use clocktower::{Action, Phase, Script, Setup, Town};
use kernel::{Eye, Position, Rng, Seat, Seed, Turn};

/// A game goes on for so many decisions at most.
const MOST_DECISIONS: usize = 4_000;

/// Plays a game at random and writes down what everybody sees and what the good hear.
fn play(setup: &Setup, number: u64) -> Chronicle {
    let mut town = Town::deal(setup, Seed::from_number(number)).unwrap();
    let mut dice = Rng::new(Seed::from_number(number ^ 0x50_1e));
    let mut chronicle = Chronicle::of(world_of(&town), setup.script.cast(), &mut dice);
    let mut legal = Vec::new();
    for _ in 0..MOST_DECISIONS {
        let Turn::Act(asked) = town.turn() else {
            break;
        };
        let asked: Vec<Seat> = asked.into_iter().collect();
        let seat = *dice.pick(&asked).unwrap();
        legal.clear();
        town.legal_actions(seat, &mut legal);
        let Some(action) = choose(&town, seat, &legal, &mut dice) else {
            continue;
        };
        let truthful = truthful(&town);
        town.play_unchecked(seat, action, &mut |event| {
            chronicle.hear(&event, truthful);
        });
    }
    chronicle
}

/// By day most players pass most of the time, so that days end; the storyteller does nothing by hand.
fn choose(town: &Town, seat: Seat, legal: &[Action], dice: &mut Rng) -> Option<Action> {
    let view = town.view(Eye::All);
    let by_day = view.board.phase == Phase::Day && view.pending.is_none();
    let is_players = seat.number() < view.chairs;
    let allowed: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| match action {
            Action::Wait | Action::Hand(_) => false,
            Action::Pick(_) => !by_day,
            _ => true,
        })
        .collect();
    if by_day && is_players && dice.below(3) > 0 {
        return Some(Action::Pass);
    }
    if by_day && !is_players && dice.below(4) > 0 {
        return None;
    }
    dice.pick(&allowed).copied()
}

/// What is told up to the first round that does not fit.
fn until_it_does_not_fit(chronicle: &Chronicle) -> String {
    (1..u8::MAX)
        .filter_map(|days| chronicle.puzzle(days))
        .find(|(start, puzzle)| !Claims::new(puzzle).consistent(start))
        .map(|(_, puzzle)| chronicle::told(&puzzle))
        .unwrap_or_default()
}

fn hold_against_the_solver(script: &str, usual: u64) {
    let script = Script::named(script).unwrap();
    let games = testkit::laws::walks_from_environment(usual);
    let mut told = 0;
    for number in 0..games {
        let setup = Setup::new(script.clone(), 5 + (number % 11) as u8);
        let chronicle = play(&setup, number);
        let Some((start, puzzle)) = chronicle.puzzle(u8::MAX) else {
            continue;
        };
        told += puzzle
            .claims
            .iter()
            .map(|claim| claim.info.len())
            .sum::<usize>();
        assert!(
            Claims::new(&puzzle).consistent(&start),
            "game {number}: {start:?} does not fit\n{}",
            until_it_does_not_fit(&chronicle)
        );
    }
    assert!(told as u64 > games, "players hear something");
}

#[test]
fn the_world_a_game_of_trouble_brewing_began_with_fits_what_is_told() {
    hold_against_the_solver("trouble-brewing", 300);
}

#[test]
fn the_world_a_game_of_sects_and_violets_began_with_fits_what_is_told() {
    hold_against_the_solver("sects-and-violets", 300);
}

#[test]
fn the_world_a_game_of_bad_moon_rising_began_with_fits_what_is_told() {
    hold_against_the_solver("bad-moon-rising", 300);
}
