//! 指定颜色 — whoever plays a wild card names the colour to follow.

use crate::ask::{Flow, Play, Step};
use crate::{Action, Ask, Dealer};

pub(crate) const STEPS: &[Step] = &[ask_the_colour, name_it];

fn ask_the_colour(_: &mut Dealer<'_>, _: &mut Play) -> Flow {
    Flow::Ask(Ask::Colour)
}

fn name_it(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    if let Action::Name(colour) = dealer.answer {
        dealer.name_colour(colour);
    }
    Flow::Done
}
