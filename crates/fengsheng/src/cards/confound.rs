//! 真伪莫辨 — Confound.
//!
//! On one's own turn: as many cards as there are living players are taken from the deck, shuffled,
//! and dealt one each as intelligence, the user first. A victory on the way ends it; the card of a
//! player who died on the way is discarded.
use super::*;
use crate::Script;
use crate::edition::Refill;
use crate::frame::Frame;

pub(crate) const STANDARD_2010: CardDef = CardDef {
    when: probe::on_ones_own_turn,
    timing: Timing::OwnPlayPhase,
    aim: Aim::Nobody,
    steps: &[hear_who_answers, set_them_aside, deal_the_next],
};

const DEAL: u8 = 2;

fn hear_who_answers(_: &mut Dealer<'_>, confound: &mut Play) -> Flow {
    Flow::Hear(Occasion::Confounded { by: confound.by })
}

/// The cards are set aside: they stay on top of the deck, but nothing else is drawn from them. If the
/// deck runs out by it, the discard becomes a new one at once.
fn set_them_aside(dealer: &mut Dealer<'_>, confound: &mut Play) -> Flow {
    let living = dealer.table.living;
    let short = match dealer.table.manner().refill {
        Refill::AtOnce => dealer.table.deck.len() <= living.len(),
        Refill::OnDemand => dealer.table.deck.len() < living.len(),
    };
    if short {
        dealer.reshuffle();
    }
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

/// How many cards on top of the deck are set aside.
pub(crate) fn set_aside(table: &Table) -> usize {
    let waiting = table
        .frames
        .as_slice()
        .iter()
        .find_map(|frame| match frame {
            Frame::Script(play) if play.script == Script::Card(Function::Confound) => {
                Some(waiting(*play).count_ones() as usize)
            }
            _ => None,
        });
    waiting.unwrap_or(0).min(table.deck.len())
}

fn waiting(confound: Play) -> u16 {
    u16::from_le_bytes([confound.count, confound.note])
}

/// Who is still to be dealt to, kept in the script's two bytes.
fn remember(confound: &mut Play, seats: u16) {
    [confound.count, confound.note] = seats.to_le_bytes();
}

fn deal_the_next(dealer: &mut Dealer<'_>, confound: &mut Play) -> Flow {
    let waiting = waiting(*confound);
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
