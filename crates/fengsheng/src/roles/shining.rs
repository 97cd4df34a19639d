//! 闪灵 — Shining. Female, hidden.
//!
//! * 狙击 — Face down, at any time: turn up and burn three intelligence before one other player, all
//!   if there are fewer. No card, so it cannot be countered.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    hidden: true,
    mission: Mission::LurkersWiped,
    active: &[SNIPE],
    ..PLAIN
};

const SNIPE: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    aim: Aim::At(another_with_intelligence),
    steps: &[choose_which, burn_it],
    ..ACTIVE
};

const MOST: u8 = 3;

fn choose_which(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == MOST || dealer.table.intelligence[my.target()].is_empty() {
        return Flow::Done;
    }
    let (whose, cards) = (Whose::Only(my.target()), Cards::Any);
    Flow::Ask(
        my.by,
        Ask::Intelligence {
            by: my.script,
            whose,
            cards,
            may_pass: false,
        },
    )
}

fn burn_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(my.by, seat, face);
    }
    my.count += 1;
    Flow::Step(0)
}
