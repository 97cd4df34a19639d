//! What chance decided, read off from what happened: the order of each pile right after it was shuffled.
//!
//! Cards that the rules draw at random from a hand, or deal by 真伪莫辨, stand in the events themselves.

use fengsheng::{Cast, Face, Faces, Faction, How, Offer, Sight, Table};
use kernel::{Eye, Position, Seat};
use serde::Serialize;

/// One thing that chance decided.
#[derive(Serialize, Debug, PartialEq, Eq)]
#[serde(tag = "c", rename_all = "kebab-case")]
pub(super) enum Chance {
    /// Whose turn is the first.
    First { seat: Seat },
    /// The order of the shuffled deck, from the top.
    Cards { order: Vec<Face> },
    /// The characters that are offered to each player.
    Roles { offered: Vec<Offer> },
    /// The identities, from the first player on to the right.
    Identities { order: Vec<Faction> },
}

/// What chance decided before the first question.
pub(super) fn of_the_deal(table: &Table) -> Vec<Chance> {
    let view = table.view(Eye::All);
    let mut chance = vec![Chance::First { seat: view.turn }];
    let seats = view.seats.len();
    let from_the_first = (0..seats).map(|step| &view.seats[(view.turn.index() + step) % seats]);
    if view.rules.roles == Cast::NONE {
        // Hands and identities are dealt before anything is asked.
        chance.push(Chance::Cards {
            order: dealt_first(table),
        });
        chance.push(Chance::Identities {
            order: from_the_first.filter_map(|seat| seat.identity).collect(),
        });
    } else {
        chance.push(Chance::Cards {
            order: table.deck_pile().collect(),
        });
        chance.push(Chance::Roles {
            offered: view.seats.iter().filter_map(|seat| seat.offered).collect(),
        });
    }
    chance
}

/// The deck as it lay before the hands and the first two cards of the first player were taken from it. Which of a player's
/// cards were the last two nobody can tell, and it does not matter: they are written behind the others' hands.
fn dealt_first(table: &Table) -> Vec<Face> {
    let view = table.view(Eye::All);
    let seats = view.seats.len();
    let mut order = Vec::new();
    let mut drawn = Vec::new();
    for step in 0..seats {
        let seat = &view.seats[(view.turn.index() + step) % seats];
        let hand: Vec<Face> = seat.hand.unwrap_or_default().iter().collect();
        let (dealt, more) = hand.split_at(hand.len().min(3));
        order.extend_from_slice(dealt);
        drawn.extend_from_slice(more);
    }
    order.extend(drawn);
    order.extend(table.deck_pile());
    order
}

/// What chance decided while an action was carried out: `deck` is the deck before it, `sights` are an all-seeing eye's.
pub(super) fn of_a_decision(deck: &[Face], sights: &[Sight], after: &Table) -> Vec<Chance> {
    let mut chance = Vec::new();
    let identities: Vec<Faction> = sights
        .iter()
        .filter_map(|sight| match *sight {
            Sight::Identified { identity, .. } => identity,
            _ => None,
        })
        .collect();
    if !identities.is_empty() {
        chance.push(Chance::Identities { order: identities });
    }
    for (at, sight) in sights.iter().enumerate() {
        if let Sight::Reshuffled { count } = *sight {
            let order = shuffled(deck, usize::from(count), &sights[at + 1..], after);
            chance.push(Chance::Cards { order });
        }
    }
    chance
}

/// The deck's order after a shuffle of `count` cards: what was taken from it since, and what is left of it. What one player
/// draws at once is written in the order of faces: nobody can tell how it lay.
fn shuffled(deck: &[Face], count: usize, since: &[Sight], after: &Table) -> Vec<Face> {
    let mut taken = Taken::default();
    for sight in since {
        match *sight {
            Sight::Drew { cards, .. } => taken.draw(cards.unwrap_or_default()),
            Sight::Gained {
                face,
                how: How::Confound,
                ..
            } => taken.aside.push(face),
            // 博弈.
            Sight::Gained {
                face,
                how: How::Placed,
                ..
            } if taken.dealing => taken.drawn.push(face),
            // Two things may be dropped: a card that was to be dealt, and intelligence; only the first was told to be dealt.
            Sight::Dropped { face } if taken.dealing => taken.aside.push(face),
            Sight::PutBack { face, .. } => taken.put_on_top.extend(face),
            Sight::PutOnDeck { face, .. } => taken.put_on_top.push(face),
            // The deck ran out before it was shuffled again.
            Sight::Reshuffled { .. } => break,
            _ => {}
        }
        taken.dealing = matches!(sight, Sight::Dealt { .. });
    }
    let ran_out = since
        .iter()
        .any(|sight| matches!(sight, Sight::Reshuffled { .. }));
    let mut rest: Vec<Face> = after.deck_pile().skip(taken.put_on_top.len()).collect();
    if ran_out {
        rest.clear();
    } else {
        taken.aside.extend(rest.drain(..after.set_aside()));
    }
    let Taken {
        mut aside, drawn, ..
    } = taken;
    // What was set aside came first from the old deck, then from the new one.
    let old = (aside.len() + drawn.len() + rest.len()).saturating_sub(count);
    if old >= aside.len() {
        aside.clear();
    }
    for face in deck.iter().rev().take(old) {
        if let Some(at) = aside.iter().position(|it| it == face) {
            aside.remove(at);
        }
    }
    aside.into_iter().chain(drawn).chain(rest).collect()
}

/// What was taken from a deck since it was shuffled.
#[derive(Default)]
struct Taken {
    /// What 真伪莫辨 dealt.
    aside: Vec<Face>,
    drawn: Vec<Face>,
    /// Cards that were put on top since come off first.
    put_on_top: Vec<Face>,
    /// A card is just being dealt.
    dealing: bool,
}

impl Taken {
    fn draw(&mut self, cards: Faces) {
        for face in cards.iter() {
            match self.put_on_top.iter().rposition(|&it| it == face) {
                Some(at) => drop(self.put_on_top.remove(at)),
                None => self.drawn.push(face),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use fengsheng::Setup;
    use kernel::{Notation, Rng, Seed, Turn};

    use super::*;

    fn sorted(mut cards: Vec<Face>) -> Vec<Face> {
        cards.sort_unstable();
        cards
    }

    /// Plays a random game; `look` sees each decision: the table before it, what was told, the table after it.
    fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&Table, &[Sight], &Table)) {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut table = Table::deal(setup, rng.seed()).unwrap();
        let mut legal = Vec::new();
        while let Turn::Act(asked) = table.turn() {
            let seat = asked.first().unwrap();
            legal.clear();
            table.legal_actions(seat, &mut legal);
            let action = *rng.pick(&legal).unwrap();
            let before = table.clone();
            let sights = super::super::super::play(&mut table, seat, action, &mut []);
            look(&before, &sights, &table);
        }
    }

    #[test]
    fn every_shuffle_is_written_with_all_its_cards() {
        let mut shuffles = 0;
        for (seed, seats) in (3..=9).cycle().take(70).enumerate() {
            let setup = Table::read_setup(&format!("seats={seats}")).unwrap();
            play(&setup, seed as u64, |before, sights, after| {
                let deck: Vec<Face> = before.deck_pile().collect();
                let orders: Vec<Vec<Face>> = of_a_decision(&deck, sights, after)
                    .into_iter()
                    .filter_map(|it| match it {
                        Chance::Cards { order } => Some(order),
                        _ => None,
                    })
                    .collect();
                let counts = sights.iter().filter_map(|sight| match *sight {
                    Sight::Reshuffled { count } => Some(usize::from(count)),
                    _ => None,
                });
                assert!(counts.eq(orders.iter().map(Vec::len)), "{sights:?}");
                shuffles += orders.len();
            });
        }
        assert!(shuffles > 15, "{shuffles} shuffles say little");
    }

    #[test]
    fn the_deal_writes_the_whole_deck_and_who_is_who() {
        let whole = |setup: &str| {
            let setup = Table::read_setup(setup).unwrap();
            let table = Table::deal(&setup, Seed::from_number(1)).unwrap();
            of_the_deal(&table)
        };
        let mut decks = Vec::new();
        for chance in [whole("seats=5"), whole("seats=5 roles=none")] {
            let [Chance::First { .. }, Chance::Cards { order }, last] = &chance[..] else {
                panic!("{chance:?}");
            };
            decks.push(sorted(order.clone()));
            match last {
                Chance::Roles { offered } => assert_eq!(offered.len(), 5),
                Chance::Identities { order } => assert_eq!(order.len(), 5),
                Chance::First { .. } | Chance::Cards { .. } => panic!("{chance:?}"),
            }
        }
        assert_eq!(decks[0].len(), 81);
        assert_eq!(decks[0], decks[1]);
    }

    #[test]
    fn identities_are_written_when_they_are_dealt() {
        let setup = Table::read_setup("seats=4").unwrap();
        let mut dealt = 0;
        play(&setup, 1, |before, sights, after| {
            let deck: Vec<Face> = before.deck_pile().collect();
            for chance in of_a_decision(&deck, sights, after) {
                if let Chance::Identities { order } = chance {
                    assert_eq!(order.len(), 4);
                    dealt += 1;
                }
            }
        });
        assert_eq!(dealt, 1);
    }
}
