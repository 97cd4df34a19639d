//! Every law of the testkit, on random walks at 3 to 9 seats and on walks that meet the rare rules: what
//! the walks never met, no law has judged. `HEARSAY_WALKS` sets their number.

mod common;

use common::Fengsheng;
use common::rare::Rare;
use testkit::laws;

const USUAL: u64 = 60;
/// Later walks are looked through, until every rare rule was met.
const MOST: u64 = 5_000;

#[test]
fn every_law_holds() {
    laws::check(&Fengsheng, USUAL);
}

#[test]
fn every_rare_rule_is_reached_and_every_law_holds_there() {
    let mut rare = Rare::new();
    let usual = laws::walks_from_environment(USUAL);
    let mut new = Vec::new();
    for number in 0..MOST.max(usual) {
        let met_something = rare.walk(number);
        if met_something && number >= usual {
            new.push(number);
        }
        if number >= usual && rare.tally.missing().is_empty() {
            break;
        }
    }
    println!("{}", rare.tally);
    rare.tally.check();
    laws::check_walks(&Fengsheng, &new);
}
