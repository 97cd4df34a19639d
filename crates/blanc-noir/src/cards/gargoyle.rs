//! ガーゴイル（石像鬼） — Gargoyle, 40, wild.
//!
//! One other player shows their hand, once. It stays marked as known until the cards leave that
//! hand (ruling R22).
use super::*;

pub(crate) const DEF: CardDef = CardDef {
    steps: &[choose_whose, show_the_hand],
};

fn choose_whose(_: &mut Dealer<'_>, play: &mut Play) -> Flow {
    Flow::Ask(Ask::Target { by: play.script })
}

fn show_the_hand(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    if let Action::Target(seat) = dealer.answer {
        dealer.show_hand(seat);
    }
    Flow::Done
}
