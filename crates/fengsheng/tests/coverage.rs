//! The walks of the laws reach the rare rules: what they never met, no law has judged.
//!
//! Every function, skill and mission is among them. (`HEARSAY_WALKS=4000` finds walks that meet what
//! the usual ones do not: they stand in [`common::CHOSEN`].)

mod common;

use common::rare::Rare;
use common::{CHOSEN, Fengsheng, USUAL};
use fengsheng::Table;
use kernel::{Eye, Position};
use testkit::{Walk, laws};

#[test]
fn the_walks_reach_every_rare_rule() {
    let mut rare = Rare::new();
    let usual = 0..laws::walks_from_environment(USUAL);
    for number in usual.chain(CHOSEN.iter().copied()) {
        let mut walk = Walk::start(&Fengsheng, number).unwrap();
        rare.begin(format!("walk {number}"));
        loop {
            let before = walk.position.view(Eye::All);
            let Some((seat, action, events)) = walk.step() else {
                break;
            };
            let told: Vec<_> = events
                .iter()
                .filter_map(|event| Table::sight(event, Eye::All))
                .collect();
            rare.see(&before, seat, action, &told);
        }
        rare.over(&walk.position.view(Eye::All));
    }
    println!("{}", rare.tally);
    rare.tally.check();
}
