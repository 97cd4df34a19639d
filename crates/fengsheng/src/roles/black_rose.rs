//! 黑玫瑰 — Black Rose. Female, hidden.
//!
//! * 血染玫瑰 — Face down, at any time: turn up and show the top card of the deck. If it is black she
//!   may lay up to three black cards of her hand before one player, otherwise one. They arrive
//!   together.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    hidden: true,
    mission: Mission::AgencyWiped,
    active: &[BLOODSTAINED_ROSE],
    ..PLAIN
};

const BLOODSTAINED_ROSE: Active = Active {
    side: Side::Down,
    flip: Flip::Up,
    when: |table, seat| table.is_any_time(seat) && !table.deck.is_empty(),
    steps: &[show_the_top, remember_whom, choose_a_card, lay_it_down],
    ..ACTIVE
};

fn show_the_top(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Some(&top) = dealer.table.deck.last() {
        let face = dealer.face(top);
        dealer.say(Event::TopShown { face });
        my.note = if face.is(Colour::Black) { 3 } else { 1 };
    }
    Flow::Ask(
        my.by,
        Ask::Player {
            by: my.script,
            who: Who::Anyone,
            may_pass: true,
        },
    )
}
