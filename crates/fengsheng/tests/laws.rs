//! Every law of the testkit, on random walks at 3 to 9 seats. `HEARSAY_WALKS` sets their number.

mod common;

use common::{CHOSEN, Fengsheng, USUAL};
use testkit::laws;

#[test]
fn every_law_holds() {
    laws::check(&Fengsheng, USUAL);
}

#[test]
fn every_law_holds_on_walks_that_meet_the_rarest_rules() {
    laws::check_walks(&Fengsheng, CHOSEN);
}
