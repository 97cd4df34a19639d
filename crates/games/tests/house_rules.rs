//! A house rule of an edition changes some of its games, and one of another edition is refused: so the lists
//! in the catalogue, which the command line and the pages go by, say what is so.

use fengsheng::{Action, Edition, Rules, Setup, Table};
use kernel::{Notation, Position, Rng, Seat, Seed, Turn};

/// A rule that matters seldom is looked for in so many games.
const MOST: u64 = 10_000;

/// What a random game is made of. Where both tables leave the same choices, both games are the same. In
/// every other game the players mostly pass, and so use the deck up.
fn game(setup: &Setup, number: u64) -> Vec<(Seat, Action)> {
    let mut table = Table::deal(setup, Seed::from_number(number)).unwrap();
    let mut dice = Rng::new(Seed::from_number(number));
    let (mut decisions, mut actions) = (Vec::new(), Vec::new());
    while let Turn::Act(asked) = table.turn() {
        let seat = asked.first().unwrap();
        actions.clear();
        table.legal_actions(seat, &mut actions);
        let passes = actions.contains(&Action::Pass) && number % 2 == 1 && dice.below(8) > 0;
        let action = if passes {
            Action::Pass
        } else {
            *dice.pick(&actions).unwrap()
        };
        table.play_unchecked(seat, action, &mut |_| ());
        decisions.push((seat, action));
    }
    decisions
}

/// The usual setup for so many players, and the same with a rule turned.
fn turned(edition: Edition, rule: &str, seats: u8) -> [Setup; 2] {
    let text = games::entry(edition.id()).unwrap().setup_for(seats);
    let with = |value: &str| Table::read_setup(&format!("{text} {rule}={value}")).unwrap();
    let usual = Table::read_setup(&text).unwrap();
    let turned = match rule {
        "split" if seats == 4 => with("alternative"),
        "split" => with("main"),
        "mode" if seats == 4 => with("novice"),
        "mode" => with("free"),
        "probe_draws" | "offered" => with("3"),
        "roles" => with("none"),
        _ if with("true") == usual => with("false"),
        _ => with("true"),
    };
    [usual, turned]
}

#[test]
fn every_house_rule_of_an_edition_matters_in_it() {
    for edition in Edition::ALL {
        for rule in edition.switches() {
            let goes_otherwise = |number: u64| {
                let seats = 4 + (number / 2 % 5) as u8;
                let [usual, turned] = turned(edition, rule, seats).map(|it| game(&it, number));
                usual != turned
            };
            let matters = (0..MOST).any(goes_otherwise);
            assert!(matters, "{rule} changes nothing in {edition:?}");
        }
    }
}

#[test]
fn a_house_rule_of_another_edition_is_refused() {
    let mut refused = 0;
    for edition in Edition::ALL {
        let others = Rules::NAMES.iter();
        for rule in others.filter(|rule| !edition.switches().contains(rule)) {
            let [_, turned] = turned(edition, rule, 4);
            let why = Table::deal(&turned, Seed::from_number(1)).err();
            let sentence = why.map(|why| why.to_string()).unwrap_or_default();
            assert!(sentence.contains(rule), "{edition:?}: {sentence}");
            assert!(sentence.contains(edition.id()), "{edition:?}: {sentence}");
            refused += 1;
        }
    }
    assert!(refused > 0);
}
