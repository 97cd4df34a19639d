//! 破译 — Decode.
//!
//! When intelligence has arrived before you: look at it before you decide. An open one may be
//! decoded too.
//!
//! In 黑名单 and 千智 only what lies face down can be decoded, and a colour is called first: who called
//! right may turn it up and draw one.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: return_::has_arrived_before,
    timing: Timing::Arrived,
    aim: Aim::Nobody,
    steps: &[look_at_it, hear_who_answers],
};

fn look_at_it(dealer: &mut Dealer<'_>, decode: &mut Play) -> Flow {
    dealer.look_at_transit(decode.by);
    Flow::Next
}

fn hear_who_answers(_: &mut Dealer<'_>, decode: &mut Play) -> Flow {
    Flow::Hear(Occasion::Decoded { by: decode.by })
}

pub(crate) const BLACKLIST: CardDef = CardDef {
    when: |table, seat| {
        let hidden = table
            .transit
            .is_some_and(|transit| transit.way != Way::Open && !transit.face_up);
        return_::has_arrived_before(table, seat) && hidden && !table.in_force(TurnFlag::Encrypted)
    },
    timing: Timing::ArrivedHidden,
    steps: &[
        call_a_colour,
        look_and_compare,
        turn_it_up,
        hear_who_answers,
    ],
    ..STANDARD_2010
};

fn call_a_colour(_: &mut Dealer<'_>, decode: &mut Play) -> Flow {
    Flow::Ask(decode.by, Ask::Colour { by: decode.script })
}

/// Whether it is of the colour called only the decoder knows: the question is put all the same.
fn look_and_compare(dealer: &mut Dealer<'_>, decode: &mut Play) -> Flow {
    let Action::Name(colour) = dealer.heard() else {
        return Flow::Done;
    };
    dealer.say(Event::Named {
        seat: decode.by,
        colour,
    });
    decode.note = colour as u8;
    dealer.look_at_transit(decode.by);
    Flow::Ask(decode.by, Ask::Whether { by: decode.script })
}

fn turn_it_up(dealer: &mut Dealer<'_>, decode: &mut Play) -> Flow {
    if dealer.heard() == Action::Trigger {
        dealer.turn_transit_up(decode.by);
        dealer.draw(decode.by, 1);
    }
    Flow::Next
}

/// Whether the decoder called the colour of what lies there.
pub(crate) fn called_right(table: &Table, decode: &Play) -> bool {
    table.transit.is_some_and(|transit| {
        let colour = Colour::ALL[usize::from(decode.note) % Colour::ALL.len()];
        table.deck_of().face(transit.card).is(colour)
    })
}
