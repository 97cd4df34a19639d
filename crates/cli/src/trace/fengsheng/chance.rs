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
            Sight::PutUnder { face, .. } => taken.put_on_top.push(face),
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
