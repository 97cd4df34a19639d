//! 拜访 — a player goes to the storyteller. Everybody can, so going tells nothing.
//!
//! Whoever has something to do there does it; everybody else only talks about the weather. Then the
//! storyteller answers, or has nothing to say.

use crate::ask::Question;
use crate::frame::{Flow, Frame, Step};
use crate::town::Dealer;

pub(crate) const STEPS: &[Step] = &[talk, take_leave];

fn talk(_: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    Flow::Ask(my.me, Question::Pass)
}

fn take_leave(dealer: &mut Dealer<'_>, my: &mut Frame) -> Flow {
    my.step += 1;
    Flow::Ask(dealer.town.storyteller(), Question::Pass)
}
