//! A truth of the toy game that looks like a view.

use kernel::{Card, CardSet, Imagine, Rng, Seat};

use super::{Bug, CARDS, Ranks, Toy, ToyView, of_rank};

impl Imagine for Toy {
    fn imagine(view: &ToyView, rng: &mut Rng) -> Self {
        let mut toy = Self::empty(&view.setup, rng.seed());
        (toy.turn, toy.asked, toy.ask) = (view.turn, view.asked, view.ask);
        (toy.still, toy.winners) = (view.still, view.winners);
        let mut left = CardSet::first_of(CARDS as u32);
        let mut take = |rank: u8| -> Option<Card> {
            let card = of_rank(left, rank).first()?;
            left.remove(card);
            Some(card)
        };
        toy.pile = view.pile.iter().filter_map(|&rank| take(rank)).collect();
        for (seat, place) in Seat::all(view.setup.seats).zip(&view.places) {
            let known = if toy.has(Bug::ImaginesWithoutTheShown) {
                Ranks::default()
            } else {
                place.known
            };
            let seen: CardSet = ranks(place.hand.unwrap_or(known))
                .filter_map(&mut take)
                .collect();
            toy.hands[seat] = seen;
            let mut rest = seen;
            toy.known[seat] = ranks(known)
                .filter_map(|rank| {
                    let card = of_rank(rest, rank).first()?;
                    rest.remove(card);
                    Some(card)
                })
                .collect();
        }
        let mut hidden: Vec<Card> = left.iter().collect();
        rng.shuffle(&mut hidden);
        for (seat, place) in Seat::all(view.setup.seats).zip(&view.places) {
            let missing = usize::from(place.size) - toy.hands[seat].len() as usize;
            for card in hidden.drain(..missing) {
                toy.hands[seat].insert(card);
            }
        }
        if toy.has(Bug::ImaginesCardsTwice) {
            hidden = (0..view.deck).map(Card).collect();
        }
        toy.deck = hidden.into_iter().collect();
        toy
    }
}

/// Every rank as often as it is there.
fn ranks(ranks: Ranks) -> impl Iterator<Item = u8> {
    (1..)
        .zip(ranks.0)
        .flat_map(|(rank, count)| (0..count).map(move |_| rank))
}
