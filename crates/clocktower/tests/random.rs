//! Random games of every base script and size come to an end, in order.

use clocktower::{Action, Script, Setup, Town};
use kernel::{Conserve, Position, Rng, Seed, Turn};

/// Plays a game out; what was done in it.
fn play(setup: &Setup, number: u64) -> Vec<Action> {
    let mut town = Town::deal(setup, Seed::from_number(number)).unwrap();
    let mut dice = Rng::new(Seed::from_number(number ^ 0xfeed));
    let mut legal = Vec::new();
    let mut done = Vec::new();
    for _ in 0..60_000 {
        let Turn::Act(asked) = town.turn() else {
            return done;
        };
        let asked: Vec<_> = asked.into_iter().collect();
        let seat = *dice.pick(&asked).expect("somebody is asked");
        legal.clear();
        town.legal_actions(seat, &mut legal);
        let action = *dice.pick(&legal).expect("whoever is asked has an answer");
        town.play_unchecked(seat, action, &mut |_| ());
        town.census().unwrap();
        done.push(action);
    }
    panic!("game {number} of {setup:?} does not end");
}

#[test]
fn random_games_end() {
    for script in ["trouble-brewing", "bad-moon-rising", "sects-and-violets"] {
        for number in 0..110 {
            let mut setup = Setup::new(Script::named(script).unwrap(), 5 + (number % 11) as u8);
            if number % 3 == 0 {
                setup.travellers = (number % 5) as u8;
                setup.players += setup.travellers;
            }
            play(&setup, number);
        }
    }
}

#[test]
fn random_games_end_in_which_travellers_come_and_go() {
    let (mut came, mut left) = (0, 0);
    for script in ["trouble-brewing", "bad-moon-rising", "sects-and-violets"] {
        for number in 0..30 {
            let mut setup = Setup::new(Script::named(script).unwrap(), 5 + (number % 11) as u8);
            setup.chairs = 1 + (number % 5) as u8;
            let done = play(&setup, number);
            came += done
                .iter()
                .filter(|it| matches!(it, Action::Welcome(_)))
                .count();
            left += done
                .iter()
                .filter(|it| matches!(it, Action::SeeOff(_)))
                .count();
        }
    }
    assert!(came > 90 && left > 30, "{came} came and {left} left");
}
