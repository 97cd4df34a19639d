//! A house rule of an edition changes some of its games, and one of another edition changes none: so the
//! lists in the catalogue, which the command line and the pages go by, say what is so.

use fengsheng::{Action, Edition, Rules, Setup, Table};
use kernel::{Notation, Position, Rng, Seat, Seed, Turn};

/// A rule that matters seldom is looked for in so many games.
const MOST: u64 = 10_000;
const ENOUGH: u64 = 40;

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

/// The first of so many games that goes otherwise when a rule is turned.
fn first_other(edition: Edition, rule: &str, games: u64) -> Option<u64> {
    (0..games).find(|&number| {
        let seats = 4 + (number / 2 % 5) as u8;
        let text = games::entry(edition.id()).unwrap().setup_for(seats);
        let with = |value: &str| Table::read_setup(&format!("{text} {rule}={value}")).unwrap();
        let setup = Table::read_setup(&text).unwrap();
        let turned = match rule {
            "split" if seats == 4 => with("alternative"),
            "split" => with("main"),
            "mode" if seats == 4 => with("novice"),
            "mode" => with("free"),
            "probe_draws" | "offered" => with("3"),
            "roles" => with("none"),
            _ if with("true") == setup => with("false"),
            _ => with("true"),
        };
        game(&setup, number) != game(&turned, number)
    })
}

#[test]
fn every_house_rule_of_an_edition_matters_in_it() {
    for edition in Edition::ALL {
        for rule in edition.switches() {
            let first = first_other(edition, rule, MOST);

            assert!(first.is_some(), "{rule} changes nothing in {edition:?}");
        }
    }
}

#[test]
fn no_house_rule_of_another_edition_matters() {
    for edition in Edition::ALL {
        // Which splits and modes there are is looked at when the cards are dealt.
        let dealt = ["split", "mode"];
        let others = Rules::NAMES
            .iter()
            .filter(|rule| !edition.switches().contains(rule) && !dealt.contains(rule));
        let mut count = 0;
        for rule in others {
            let first = first_other(edition, rule, ENOUGH);
            assert_eq!(first, None, "{rule} matters in {edition:?}");
            count += 1;
        }
        assert!(count > 0, "{edition:?} has every rule");
    }
}
