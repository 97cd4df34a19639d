//! Every law of the testkit, on random walks at 2 to 6 seats: with the default rules, with sets that
//! turn every switch, and with switches at random. `HEARSAY_WALKS` sets the number of walks of each.

mod common;

use blanc_noir::{Rules, SWITCHES, Setup, Table};
use common::{BlancNoir, rule_sets};
use kernel::Notation;
use testkit::laws;

#[test]
fn every_law_holds_with_the_default_rules() {
    let game = BlancNoir {
        rules: |_| Rules::default(),
    };
    laws::check(&game, 120);
}

#[test]
fn every_law_holds_with_every_switch_turned() {
    let game = BlancNoir {
        rules: rule_sets::switched,
    };
    laws::check(&game, 180);
}

#[test]
fn every_law_holds_with_switches_at_random() {
    let game = BlancNoir {
        rules: rule_sets::any,
    };
    laws::check(&game, 100);
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
