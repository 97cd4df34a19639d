//! 傳令 — Herald, one for each colour.
//!
//! Any number of cards of its colour, at least one, are discarded, one by one; at least two cards
//! of any colour stay in hand (ruling R7).
use super::*;

pub(crate) const DEF: ScrollDef = ScrollDef {
    steps: &[choose_a_card, let_it_go],
};

/// What must stay.
pub(crate) const LEFT: u32 = 2;

/// Asked as long as a card might go: that nobody holds the colour any more is no one's business.
fn choose_a_card(dealer: &mut Dealer<'_>, herald: &mut Play) -> Flow {
    let Script::Scroll(scroll) = herald.script else {
        return Flow::Done;
    };
    if dealer.table.my_hand().len() <= LEFT {
        return Flow::Done;
    }
    Flow::Ask(Ask::Herald {
        colour: colour_of(scroll),
        given: herald.count,
    })
}

fn let_it_go(dealer: &mut Dealer<'_>, herald: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.answer else {
        return Flow::Done;
    };
    dealer.discard(face, Cause::Herald);
    herald.count += 1;
    Flow::Step(0)
}

/// The colour a Herald calls.
pub(crate) const fn colour_of(herald: Scroll) -> Colour {
    match herald {
        Scroll::HeraldYellow => Colour::Yellow,
        Scroll::HeraldGreen => Colour::Green,
        Scroll::HeraldBlue => Colour::Blue,
        _ => Colour::Red,
    }
}
