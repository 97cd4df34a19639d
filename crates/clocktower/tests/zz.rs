mod common;
use clocktower::{Script, Setup, Town};
use common::Clocktower;
use kernel::{Conserve, Position, Rng, Seed, Turn};
use testkit::laws;
#[test]
fn laws_b() {
    laws::check(&Clocktower("bad-moon-rising"), 40);
}
#[test]
fn laws_s() {
    laws::check(&Clocktower("sects-and-violets"), 40);
}
#[test]
fn laws_t() {
    laws::check(&Clocktower("trouble-brewing"), 120);
}
fn play(setup: &Setup, number: u64) -> usize {
    let mut town = Town::deal(setup, Seed::from_number(number)).unwrap();
    let mut dice = Rng::new(Seed::from_number(number ^ 0xfeed));
    let mut legal = Vec::new();
    for decision in 0..60_000 {
        let Turn::Act(asked) = town.turn() else {
            return decision;
        };
        let asked: Vec<_> = asked.into_iter().collect();
        let seat = *dice.pick(&asked).expect("somebody is asked");
        legal.clear();
        town.legal_actions(seat, &mut legal);
        let action = *dice.pick(&legal).expect("whoever is asked has an answer");
        town.play_unchecked(seat, action, &mut |_| ());
        town.census().unwrap();
    }
    panic!("game {number} of {setup:?} does not end");
}
#[test]
fn random_games_end() {
    for script in ["trouble-brewing", "bad-moon-rising", "sects-and-violets"] {
        for number in 0..1000 {
            let mut setup = Setup::new(Script::named(script).unwrap(), 5 + (number % 11) as u8);
            setup.travellers = 1 + (number % 5) as u8;
            setup.players += setup.travellers;
            play(&setup, number);
        }
    }
}
