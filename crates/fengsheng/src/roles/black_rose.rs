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
    when: |table, _| !table.deck.is_empty(),
    steps: &[
        show_the_top,
        remember_whom,
        choose_another_black_one,
        lay_it_down,
    ],
    ..ACTIVE
};

fn show_the_top(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    if let Some(&top) = dealer.table.deck.last() {
        let face = dealer.face(top);
        dealer.say(Event::TopShown { face });
        my.note = if face.is(Colour::Black) { 3 } else { 1 };
    }
    which_player(my, Who::Anyone, true)
}

// --- 黑名单, 千智 -----------------------------------------------------------------------------

/// 血染玫瑰: she names another player first and shows two cards; 黑色之吻, once: she sends a black card
/// directly, to a player who counts as locked.
pub(crate) const BLACKLIST: RoleDef = RoleDef {
    mission: Mission::KillWithThreeTrue,
    active: &[ROSE_FOR_ANOTHER],
    triggers: &[BLACK_KISS],
    ..STANDARD_2010
};

/// One card more for each black one shown.
pub(crate) const QIANZHI: RoleDef = RoleDef {
    active: &[Active {
        steps: &[
            count_the_black_of_two,
            choose_another_black_one,
            lay_it_down,
        ],
        ..ROSE_FOR_ANOTHER
    }],
    ..BLACKLIST
};

const ROSE_FOR_ANOTHER: Active = Active {
    aim: Aim::At(|_, seat, target| seat != target),
    steps: &[show_two, choose_another_black_one, lay_it_down],
    ..BLOODSTAINED_ROSE
};

/// How many black cards are among the top two of the deck, which are shown.
fn blacks_among_two(dealer: &mut Dealer<'_>) -> u8 {
    let deck = dealer.table.deck.as_slice();
    let top: Stack<Card, 2> = deck.iter().rev().take(2).copied().collect();
    let mut blacks = 0;
    for &card in top.as_slice() {
        let face = dealer.face(card);
        dealer.say(Event::TopShown { face });
        blacks += u8::from(face.is(Colour::Black));
    }
    blacks
}

fn show_two(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    my.note = if blacks_among_two(dealer) > 0 { 3 } else { 1 };
    Flow::Next
}

fn count_the_black_of_two(dealer: &mut Dealer<'_>, my: &mut Play) -> Flow {
    my.note = 1 + blacks_among_two(dealer);
    Flow::Next
}

const BLACK_KISS: Trigger = Trigger {
    occasions: Occasions::SENDING,
    hears: |table, me, occasion| Heard::may(occasion == Occasion::Sending && table.turn == me),
    can: holds_black,
    steps: &[kiss],
    ..RED_TRIGGER
};

fn kiss(dealer: &mut Dealer<'_>, _: &mut Play) -> Flow {
    dealer.hold(TurnFlag::Kiss);
    Flow::Done
}
