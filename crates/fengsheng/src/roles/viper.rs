//! 蝮蛇 — Viper. Male.
//!
//! * 声东击西 — Face up, while intelligence is on its way: turn down; it counts as a 调虎离山.
//! * 弹药无限 — Face down with an empty hand: turn up and draw one.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::NobodyDead,
    active: &[FEINT, ENDLESS_AMMUNITION],
    ..PLAIN
};

const FEINT: Active = Active {
    flip: Flip::Down,
    when: |table, _| table.time() == Some(Window::InTransit) && table.transit.is_some(),
    aim: Aim::At(crate::cards::lure::may_be_lured),
    steps: &[lure_them_away],
    ..ACTIVE
};

fn lure_them_away(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.lure(my.target());
    Flow::Done
}

const ENDLESS_AMMUNITION: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    when: |table, seat| table.is_any_time(seat) && table.hands[seat].is_empty(),
    steps: &[draw_one],
    ..ACTIVE
};

fn draw_one(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    Flow::Done
}
