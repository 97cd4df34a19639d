//! What a question tells of the hand of whoever is asked: a trade that goes on has its cards, a
//! Princess her companion, a scroll that was used something to take.

use kernel::{Card, CardSet, Rng};

use crate::face::mask;
use crate::{Ask, Script, Scroll, Table};

/// How often hands are drawn anew before one is put together that fits.
const TRIES: u32 = 30;

/// What the hand must hold for the question to be asked: so many of these cards.
fn least(table: &Table) -> (CardSet, u32) {
    match table.asked {
        Ask::TradeMore { number, left } => (mask::number(number), u32::from(left)),
        Ask::Companion => (mask::SPECIAL, 1),
        Ask::Herald { colour, given: 0 } => (mask::colour(colour), 1),
        Ask::Threat { given: 0 }
        | Ask::Target {
            by: Script::Scroll(Scroll::Threat),
        } => (mask::MONSTERS, 1),
        _ => (CardSet::EMPTY, 0),
    }
}

/// What the hand of whoever is asked must hold besides what is `left` to deal from, if that is too
/// little.
pub(super) fn needed_from_elsewhere(table: &Table, left: CardSet) -> Option<CardSet> {
    let (wanted, count) = least(table);
    let within_reach = table.hands[table.turn].or(left).and(wanted).len();
    (within_reach < count).then_some(wanted)
}

/// Fills the hand of whoever is asked up to `size` from the end of `rest`, so that the question can
/// be answered. Each hand that fits is equally likely, but for the rarest ones.
pub(super) fn deal_to_the_asked(table: &mut Table, size: u32, rest: &mut Vec<Card>, rng: &mut Rng) {
    let seat = table.turn;
    let missing = size.saturating_sub(table.hands[seat].len()) as usize;
    let (wanted, count) = least(table);
    let lacking = count.saturating_sub(table.hands[seat].and(wanted).len()) as usize;
    let from = rest.len().saturating_sub(missing);
    let fits = |card: &Card| wanted.has(*card);
    for _ in 0..TRIES {
        if rest[from..].iter().filter(|&card| fits(card)).count() >= lacking {
            break;
        }
        rng.shuffle(rest);
    }
    for _ in rest[from..].iter().filter(|&card| fits(card)).count()..lacking {
        let spare = rest[..from].iter().position(fits);
        let place = rest[from..].iter().position(|card| !fits(card));
        if let (Some(spare), Some(place)) = (spare, place) {
            rest.swap(spare, from + place);
        }
    }
    for card in rest.drain(from..) {
        table.hands[seat].insert(card);
    }
}
