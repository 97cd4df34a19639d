//! 情报处长 — Intelligence Chief. Male.
//!
//! * 隔墙有耳 — When a probe has taken effect on anybody: he may draw one, then discard a card or burn a
//!   red or blue intelligence of his own.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    mission: Mission::Red3,
    triggers: &[WALLS_HAVE_EARS],
    ..PLAIN
};

const WALLS_HAVE_EARS: Trigger = Trigger {
    occasions: Occasions::PROBE_DONE,
    hears: |_, _, occasion| Heard::may(matches!(occasion, Occasion::ProbeDone { .. })),
    steps: &[draw_one_and_look, burn_or_discard, discard_it],
    ..TRIGGER
};

fn draw_one_and_look(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.draw(my.by, 1);
    let black = dealer.table.deck_of().of_colour(Colour::Black);
    if dealer.table.intelligence[my.by].minus(black).is_empty() {
        return Flow::Next;
    }
    which_intelligence(my, Whose::Only(my.by), Cards::True, true)
}

fn burn_or_discard(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::PickFrom(seat, face) = dealer.heard() {
        dealer.burn(my.by, seat, face);
        return Flow::Done;
    }
    if dealer.table.hands[my.by].is_empty() {
        return Flow::Done;
    }
    which_card(my, Cards::Any, false)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 隔墙有耳: when his 试探 is about to take effect he draws two and puts one back on the deck; 偷龙转凤, once in
/// a turn: what lies before him changes places with the top card of the deck; 凿壁偷光, once: he chooses
/// among the top five. 千智 has no 凿壁偷光.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    active: &[SWAP_DRAGON, BORROWED_LIGHT],
    triggers: &[EARS_OF_HIS_OWN],
    ..STANDARD_2010
};

pub(crate) const QIANZHI: RoleDef = RoleDef {
    active: &[SWAP_DRAGON],
    triggers: &[EARS_OF_HIS_OWN],
    ..STANDARD_2010
};

const EARS_OF_HIS_OWN: Trigger = Trigger {
    occasions: Occasions::PROBED,
    hears: |_, me, occasion| {
        Heard::may(matches!(occasion, Occasion::Probed { by, .. } if by == me))
    },
    steps: &[draw_two_first, choose_one_for_the_deck, put_it_on_the_deck],
    ..TRIGGER
};

const SWAP_DRAGON: Active = Active {
    at_once: true,
    limit: Limit::Turn,
    times: Times::ARRIVED,
    when: may_swap_with_the_deck,
    steps: &[swap_with_the_top],
    ..ACTIVE
};

fn may_swap_with_the_deck(table: &Table, seat: Seat) -> bool {
    crate::cards::return_::has_arrived_before(table, seat) && !table.deck.is_empty()
}

fn swap_with_the_top(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    dealer.swap_with_the_deck(my, None);
    Flow::Done
}

/// A use of 偷龙转凤, which is used once in a turn.
const BORROWED_LIGHT: Active = Active {
    limit: Limit::GameAndTurn,
    steps: &[look_at_five, swap_with_the_chosen],
    ..SWAP_DRAGON
};

fn look_at_five(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if dealer.table.deck.is_empty() {
        return Flow::Done;
    }
    dealer.look_at_the_top(my.by, my.script);
    which_of_the_top(my, false)
}

fn swap_with_the_chosen(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.heard() {
        dealer.swap_with_the_deck(my, Some(face));
    }
    Flow::Done
}
