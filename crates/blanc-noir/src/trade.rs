//! 換卷軸 — three cards of one number for a scroll (§5.1, rulings R6, R8).

use kernel::CardSet;

use crate::ask::{Flow, Play, Step};
use crate::face::mask;
use crate::{Action, Ask, Cause, Dealer};

/// The first card went when the trade began.
pub(crate) const STEPS: &[Step] = &[choose_another, let_it_go];

const OTHERS: u8 = 2;

fn choose_another(dealer: &mut Dealer<'_>, trade: &mut Play) -> Flow {
    if trade.count < OTHERS {
        return Flow::Ask(Ask::TradeMore {
            number: trade.notes[0],
            left: OTHERS - trade.count,
        });
    }
    let me = dealer.me();
    dealer.draw_scroll(me);
    Flow::Done
}

fn let_it_go(dealer: &mut Dealer<'_>, trade: &mut Play) -> Flow {
    if let Action::Pick(face) = dealer.answer {
        dealer.discard(face, Cause::Trade);
    }
    trade.count += 1;
    Flow::Step(0)
}

/// The cards of a hand that belong to three of one number.
///
/// Asked at every turn, so it counts all basic numbers at once: see [`basics_of_three`].
pub(crate) fn tradeable(hand: CardSet) -> CardSet {
    let mut cards = hand.and(basics_of_three(hand));
    for number in [20, 25, 40] {
        let same = hand.and(mask::number(number));
        if !same.without_first().without_first().is_empty() {
            cards = cards.or(same);
        }
    }
    cards
}

/// Cards of one colour, and how many bits of them are the twenty cards numbered 1 to 10.
const COLOUR_CARDS: u32 = 29;
const BASICS: u64 = (1 << 20) - 1;
/// Every other pair of bits: numbers 1, 3, 5 … or, shifted, 2, 4, 6 …
const PAIRS: u64 = 0x3333_3333_3333;
const ONES: u64 = 0x1111_1111_1111;

/// The sets of cards numbered 1 to 10 of which the hand holds three or more.
///
/// In each colour the two copies of a number are a pair of bits. The pairs of the four colours are
/// counted into one nibble a number, odd and even numbers apart; adding five carries into the
/// nibble's top bit exactly if the count is three or more.
fn basics_of_three(hand: CardSet) -> CardSet {
    let (mut odd, mut even) = (0, 0);
    for colour in 0..4 {
        let cards = (hand.0 >> (colour * COLOUR_CARDS)) as u64 & BASICS;
        let counts = (cards & 0x5_5555) + ((cards >> 1) & 0x5_5555);
        odd += counts & PAIRS;
        even += (counts >> 2) & PAIRS;
    }
    let odd = ((odd + 5 * ONES) >> 3) & ONES & BASICS;
    let even = ((even + 5 * ONES) >> 3) & ONES & BASICS;
    if odd | even == 0 {
        return CardSet::EMPTY;
    }
    let pairs = u128::from((odd * 3) | ((even * 3) << 2)) & u128::from(BASICS);
    CardSet((0..4).fold(0, |cards, colour| {
        cards | (pairs << (colour * COLOUR_CARDS))
    }))
}

#[cfg(test)]
mod tests {
    use kernel::{Rng, Seed};

    use super::*;

    #[test]
    fn counting_all_numbers_at_once_agrees_with_counting_them_one_by_one() {
        let mut rng = Rng::new(Seed::from_number(1));
        for size in 0..60 {
            let mut deck: Vec<_> = mask::ALL.iter().collect();
            rng.shuffle(&mut deck);
            let hand: CardSet = deck.into_iter().take(size).collect();
            let one_by_one = mask::TRADEABLE
                .into_iter()
                .map(|number| hand.and(mask::number(number)))
                .filter(|cards| cards.len() >= 3)
                .fold(CardSet::EMPTY, CardSet::or);
            assert_eq!(tradeable(hand), one_by_one, "{hand:?}");
        }
    }
}
