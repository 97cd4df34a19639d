//! 魔術師 — Magician, 20.
//!
//! The direction flips. With two players that turns only the marker, unless the table plays it as
//! a skip (ruling R17).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[flip_the_direction],
};

fn flip_the_direction(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.flip();
    if dealer.table.players() == 2
        && dealer.table.rules.two_player_reverse == TwoPlayerReverse::Skip
    {
        dealer.table.doing.skip = true;
    }
    Flow::Done
}
