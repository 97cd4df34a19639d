//! 2010 标准版 — deck, roster and identities (source: seed 001).

use crate::Colours as C;
use crate::deck::{Composition, Deck};
use crate::{Colour, Face, Faction, Function, Order, Role, Split, Way};

const fn plain(function: Function, red: u8, blue: u8, black: u8) -> [(Face, u8); 3] {
    [
        (Face::plain(function, C::RED), red),
        (Face::plain(function, C::BLUE), blue),
        (Face::plain(function, C::BLACK), black),
    ]
}

const PROBES: [(Face, u8); 18] = {
    let mut probes = [(Face::probe(Faction::Lurker, Order::Draw, Colour::Red), 1); 18];
    let mut at = 0;
    while at < 18 {
        let order = if at / 3 % 2 == 0 {
            Order::Draw
        } else {
            Order::Discard
        };
        probes[at].0 = Face::probe(Faction::ALL[at / 6], order, Colour::ALL[at % 3]);
        at += 1;
    }
    probes
};

const COMPOSITION: &[Composition] = &[
    (Function::Lock, Way::Direct, &plain(Function::Lock, 3, 3, 6)),
    (Function::Lure, Way::Open, &plain(Function::Lure, 2, 2, 2)),
    (
        Function::Intercept,
        Way::Secret,
        &plain(Function::Intercept, 1, 1, 6),
    ),
    (
        Function::Return,
        Way::Open,
        &plain(Function::Return, 3, 3, 2),
    ),
    (
        Function::Decode,
        Way::Secret,
        &plain(Function::Decode, 2, 2, 2),
    ),
    (Function::Burn, Way::Direct, &plain(Function::Burn, 2, 2, 2)),
    (
        Function::Counter,
        Way::Direct,
        &plain(Function::Counter, 5, 5, 4),
    ),
    (
        Function::Confound,
        Way::Open,
        &plain(Function::Confound, 1, 1, 1),
    ),
    (Function::Probe, Way::Secret, &PROBES),
];

/// The 81 cards.
pub(crate) static DECK: Deck = Deck::build(COMPOSITION);

/// How identities are split among 3 to 9 players; the second split is the printed alternative.
pub(crate) const SPLITS: &[(Split, Option<Split>)] = &[
    (Split([1, 1, 1]), None),
    (Split([1, 1, 2]), Some(Split([2, 2, 0]))),
    (Split([2, 2, 1]), None),
    (Split([2, 2, 2]), Some(Split([3, 3, 0]))),
    (Split([3, 3, 1]), Some(Split([2, 2, 3]))),
    (Split([3, 3, 2]), None),
    (Split([3, 3, 3]), None),
];

/// The 18 characters of the box and the 7 of its supplement.
pub(crate) const ROSTER: &[Role] = &Role::ALL;

#[cfg(test)]
mod tests {
    use super::*;

    /// Seed 001: nine functions, 25 red, 25 blue and 31 black cards; 32 密电, 32 直达, 17 文本.
    #[test]
    fn the_deck_is_the_one_of_the_seed() {
        assert_eq!(DECK.size(), 81);
        let count = |cards: kernel::CardSet| cards.len();
        assert_eq!(
            Colour::ALL.map(|colour| count(DECK.of_colour(colour))),
            [25, 25, 31]
        );
        assert_eq!(
            [Way::Secret, Way::Direct, Way::Open].map(|way| count(DECK.of_way(way))),
            [32, 32, 17]
        );
        let sums = Function::ALL.map(|function| count(DECK.of_function(function)));
        assert_eq!(sums, [12, 6, 8, 8, 6, 6, 14, 3, 18]);
        for faction in Faction::ALL {
            for order in [Order::Draw, Order::Discard] {
                let probes = Colour::ALL
                    .map(|colour| count(DECK.cards(Face::probe(faction, order, colour))));
                assert_eq!(probes, [1, 1, 1]);
            }
        }
    }

    #[test]
    fn every_split_seats_everybody() {
        for (seats, (main, other)) in (3..).zip(SPLITS) {
            assert_eq!(main.seats(), seats);
            assert!(other.is_none_or(|other| other.seats() == seats));
        }
    }
}
