//! 增援 — Reinforce.
//!
//! In one's own play step, in any turn, with black intelligence before one: draw one card more than
//! there is black intelligence.
use super::*;

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |table, seat| {
        let enough = table.blacks(seat) > 0 || table.rules.reinforce_without_black;
        gamble::in_ones_own_step(table, seat) && enough
    },
    timing: Timing::OwnStep,
    aim: Aim::Nobody,
    steps: &[draw_for_the_blacks],
};

fn draw_for_the_blacks(dealer: &mut Dealer<'_>, reinforce: &mut Play) -> Flow {
    let blacks = dealer.table.blacks(reinforce.by) as u8;
    if blacks > 0 || dealer.table.rules.reinforce_without_black {
        dealer.draw(reinforce.by, blacks + 1);
    }
    Flow::Done
}
