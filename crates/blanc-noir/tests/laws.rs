//! Every law of the testkit, on random walks at 2 to 6 seats: with the default rules, with sets that
//! turn every switch, and with switches at random. `HEARSAY_WALKS` sets the number of walks of each.

mod common;

use std::path::Path;

use blanc_noir::{Rules, SWITCHES, Setup, Table};
use common::{ANY, DEFAULT, SWITCHED, rule_sets};
use kernel::Notation;
use testkit::laws;

#[test]
fn every_law_holds_with_the_default_rules() {
    laws::check(&DEFAULT.game, DEFAULT.usual);
}

#[test]
fn every_law_holds_with_every_switch_turned() {
    laws::check(&SWITCHED.game, SWITCHED.usual);
}

#[test]
fn every_law_holds_with_switches_at_random() {
    laws::check(&ANY.game, ANY.usual);
}

#[test]
fn every_law_holds_on_walks_that_meet_the_rarest_rules() {
    for walks in [DEFAULT, SWITCHED, ANY] {
        laws::check_walks(&walks.game, walks.chosen);
    }
}

/// What an objection printed, kept in `once_broken/` with a line that says what was wrong.
#[test]
fn every_law_holds_along_the_records_that_broke_one_once() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/once_broken");
    let mut records: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    records.sort();
    assert!(!records.is_empty());
    for record in records {
        laws::check_record(&ANY.game, &std::fs::read_to_string(record).unwrap());
    }
}

#[test]
fn the_rule_sets_turn_every_switch_away_from_its_default() {
    let plain = Rules::default();
    for &switch in SWITCHES {
        let turned = rule_sets::SETS.iter().any(|set| {
            let mut rules = rule_sets::read(set);
            let written = |rules| Table::write_setup(&Setup { seats: 2, rules });
            let with = written(rules);
            // Set back to its default, the set is another one: so it was turned.
            rule_sets::values(switch).iter().any(|value| {
                rules.set(switch, value).unwrap();
                let mut alone = plain;
                alone.set(switch, value).unwrap();
                alone == plain && written(rules) != with
            })
        });
        assert!(turned, "no rule set turns {switch}");
    }
    for (mode, times) in [("declare_mode=manual", 3), ("declare_mode=forgetful", 2)] {
        let found = rule_sets::SETS
            .iter()
            .filter(|set| set.contains(mode))
            .count();
        assert_eq!(found, times, "{mode}");
    }
}
