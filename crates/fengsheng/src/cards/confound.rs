//! 真伪莫辨 — Confound.
//!
//! On one's own turn: as many cards as there are living players are taken from the deck, shuffled,
//! and dealt one each as intelligence, the user first. A victory on the way ends it; the card of a
//! player who died on the way is discarded.
use super::*;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: probe::on_ones_own_turn,
    timing: Timing::OwnPlayPhase,
    aim: Aim::Nobody,
    steps: &[hear_who_answers, shuffle_the_top, deal_the_next],
};

const DEAL: u8 = 2;

fn hear_who_answers(_: &mut Dealer<'_>, confound: &mut Play) -> Flow {
    Flow::Hear(Occasion::Confounded { by: confound.by })
}

fn shuffle_the_top(dealer: &mut Dealer<'_>, confound: &mut Play) -> Flow {
    let living = dealer.table.living;
    let table = &mut *dealer.table;
    let deck = table.deck.as_mut_slice();
    let from = deck.len().saturating_sub(living.len());
    table.chance.next_event().shuffle(&mut deck[from..]);
    remember(
        confound,
        living
            .into_iter()
            .fold(0, |seats, seat| seats | 1 << seat.number()),
    );
    Flow::Next
}

/// Who is still to be dealt to, kept in the script's two bytes.
fn remember(confound: &mut Play, seats: u16) {
    [confound.count, confound.note] = seats.to_le_bytes();
}

fn deal_the_next(dealer: &mut Dealer<'_>, confound: &mut Play) -> Flow {
    let waiting = u16::from_le_bytes([confound.count, confound.note]);
    let seats = dealer.table.seats;
    let order = (0..seats).map(|step| (confound.by.number() + step) % seats);
    let Some(number) = order.into_iter().find(|number| waiting >> number & 1 == 1) else {
        return Flow::Done;
    };
    remember(confound, waiting & !(1 << number));
    let seat = Seat::new(number);
    let Some(card) = dealer.top_card(seat) else {
        return Flow::Done;
    };
    if dealer.table.living.has(seat) {
        dealer.gain(seat, CardSet::only(card), confound.by.into(), How::Confound);
    } else {
        dealer.table.discard.insert(card);
        let face = dealer.face(card);
        dealer.say(Event::Dropped { face });
    }
    Flow::Step(DEAL)
}
