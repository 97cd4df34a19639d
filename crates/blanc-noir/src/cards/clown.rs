//! 道化師 — Clown, 20.
//!
//! The next player's whole turn is skipped, scroll phase included; "next" counts in the direction
//! valid after the play (ruling R18).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[skip_the_next_player],
};

fn skip_the_next_player(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.table.doing.skip = true;
    Flow::Done
}
