//! The walks of the laws reach the rare rules: what they never met, no law has judged.

mod common;

use blanc_noir::Table;
use common::rare::Rare;
use common::{ANY, DEFAULT, SWITCHED};
use kernel::{Eye, Position};
use testkit::{Walk, laws};

#[test]
fn the_walks_reach_every_rare_rule() {
    let mut rare = Rare::new();
    for walks in [DEFAULT, SWITCHED, ANY] {
        let usual = 0..laws::walks_from_environment(walks.usual);
        for number in usual.chain(walks.chosen.iter().copied()) {
            rare.place = format!("{}, walk {number}", walks.name);
            let mut walk = Walk::start(&walks.game, number).unwrap();
            loop {
                let before = walk.position.view(Eye::Public);
                let Some((_, action, events)) = walk.step() else {
                    break;
                };
                let told: Vec<_> = events
                    .iter()
                    .filter_map(|event| Table::sight(event, Eye::All))
                    .collect();
                rare.see(&before, action, &told);
            }
        }
    }
    println!("{}", rare.tally);
    rare.tally.check();
}
