//! Every law of the testkit, on random walks with 5 to 15 players and up to three Travellers. `HEARSAY_WALKS` sets
//! their number.

mod common;

use common::Clocktower;
use testkit::laws;

#[test]
fn every_law_holds_in_trouble_brewing() {
    laws::check(&Clocktower("trouble-brewing"), 30);
}
