//! 步骤 — the steps that several characters share: questions, and what is done with the answers.
use super::super::*;

// --- questions ------------------------------------------------------------------------------------

pub(crate) fn which_card(my: &Play, cards: Cards, may_pass: bool) -> Flow {
    Flow::Ask(
        my.by,
        Ask::Card {
            by: my.script,
            cards,
            may_pass,
        },
    )
}

pub(crate) fn which_of_the_top(my: &Play, may_pass: bool) -> Flow {
    let by = my.script;
    Flow::Ask(my.by, Ask::Top { by, may_pass })
}

pub(crate) fn which_player(my: &Play, who: Who, may_pass: bool) -> Flow {
    Flow::Ask(
        my.by,
        Ask::Player {
            by: my.script,
            who,
            may_pass,
        },
    )
}

pub(crate) fn which_intelligence(my: &Play, whose: Whose, cards: Cards, may_pass: bool) -> Flow {
    Flow::Ask(
        my.by,
        Ask::Intelligence {
            by: my.script,
            whose,
            cards,
            may_pass,
        },
    )
}

// --- drawing --------------------------------------------------------------------------------------

pub(crate) fn draw_one(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    Flow::Done
}

pub(crate) fn draw_two(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 2);
    Flow::Done
}

/// Something follows.
pub(crate) fn draw_two_first(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 2);
    Flow::Next
}

/// Something follows.
pub(crate) fn draw_three_first(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 3);
    Flow::Next
}

// --- choosing -------------------------------------------------------------------------------------

/// Whom the skill is about from now on.
pub(crate) fn remember_whom(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    my.target = seat.into();
    Flow::Next
}

pub(crate) fn choose_any_card(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_card(my, Cards::Any, false)
}

pub(crate) fn choose_a_black_one(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_card(my, Cards::Black, false)
}

/// A card for the player just chosen.
pub(crate) fn choose_what_for_them(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Target(seat) = dealer.heard() else {
        return Flow::Done;
    };
    my.target = seat.into();
    which_card(my, Cards::Any, false)
}

/// An intelligence of whom the skill is about.
pub(crate) fn choose_one_of_theirs(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.intelligence[my.target()].is_empty() {
        return Flow::Done;
    }
    which_intelligence(my, Whose::Only(my.target()), Cards::Any, false)
}

// --- giving ---------------------------------------------------------------------------------------

/// The next steps are [`choose_what_for_them`] and [`give_it`].
pub(crate) fn choose_whom_to_give(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.hands[my.by].is_empty() || dealer.table.living.len() < 2 {
        return Flow::Done;
    }
    which_player(my, Who::Other, false)
}

pub(crate) fn give_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.give(my.by, my.target(), face);
    }
    Flow::Done
}

// --- hands of others ------------------------------------------------------------------------------

pub(crate) fn choose_a_hand(_: &mut Dealer<'_>, my: &mut Play) -> Flow {
    which_player(my, Who::OtherWithHand, false)
}

pub(crate) fn take_one_at_random(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.take_at_random(my.target(), my.by, 1);
    Flow::Done
}

/// The hand of whom the skill is about is looked at, to choose a card of it; the next step is
/// [`remember_which`].
pub(crate) fn look_for_a_card(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let (by, of) = (my.script, my.target());
    dealer.look_at_hand(my.by, of);
    Flow::Ask(my.by, Ask::Shown { by, of })
}

/// Which card that is, nobody else knows yet.
pub(crate) fn remember_which(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.heard() else {
        return Flow::Done;
    };
    my.choose_unseen(face);
    Flow::Next
}

// --- laying cards of the hand before a player -----------------------------------------------------

/// The card just chosen is laid before whom the skill is about.
pub(crate) fn place_it_there(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.place(my.by, face, my.target());
    }
    Flow::Done
}

/// One of up to `note` black cards, which are laid before one player; the next step is [`lay_it_down`].
pub(crate) fn choose_another_black_one(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count == my.note || dealer.table.hands[my.by].is_empty() {
        return arrive_together(dealer, my);
    }
    which_card(my, Cards::Black, true)
}

pub(crate) fn lay_it_down(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::Pick(face) = dealer.heard() else {
        return arrive_together(dealer, my);
    };
    dealer.lay_down(my.by, face, my.target());
    my.count += 1;
    once_more(my)
}

/// What was laid down before one player arrives there together.
fn arrive_together(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if my.count > 0 {
        dealer.arrive(my.target(), my.by);
    }
    Flow::Done
}

/// Back to the question that was just answered.
fn once_more(my: &Play) -> Flow {
    Flow::Step(my.step - 1)
}

// --- intelligence ---------------------------------------------------------------------------------

pub(crate) fn burn_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(my.by, seat, face);
    }
    Flow::Done
}

/// And the question is put once more.
pub(crate) fn burn_and_go_on(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    let Action::PickFrom(seat, face) = dealer.heard() else {
        return Flow::Done;
    };
    dealer.burn(my.by, seat, face);
    my.count += 1;
    once_more(my)
}

pub(crate) fn take_it_into_the_hand(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(from, face) = dealer.heard() {
        dealer.take_back(from, face, my.by);
    }
    Flow::Done
}

// --- cards back on the deck -----------------------------------------------------------------------

/// One card of the hand goes back on the deck; the next step is [`put_it_on_the_deck`].
pub(crate) fn choose_one_for_the_deck(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    which_card(my, Cards::Any, false)
}

pub(crate) fn put_it_on_the_deck(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.put_back(my.by, face);
    }
    Flow::Done
}

// --- costs ----------------------------------------------------------------------------------------

/// The card just chosen is discarded.
pub(crate) fn discard_it(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.discard_from_hand(my.by, face);
    }
    Flow::Done
}
