//! What chance decided, read off from what happened: the order of each pile right after it was shuffled.
//!
//! Cards that the rules draw at random from a hand, or deal by 真伪莫辨, stand in the events themselves.

use fengsheng::{Cast, Face, Faction, Role, Sight, Table};
use kernel::{Eye, Position, Seat};
use serde::Serialize;

use super::is_reshuffle;

/// One thing that chance decided.
#[derive(Serialize, Debug, PartialEq, Eq)]
#[serde(tag = "c", rename_all = "kebab-case")]
pub(super) enum Chance {
    /// Whose turn is the first.
    First { seat: Seat },
    /// The order of the shuffled deck, from the top.
    Cards { order: Vec<Face> },
    /// The two characters that are offered to each player.
    Roles { offered: Vec<[Role; 2]> },
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

/// What chance decided while an action was carried out: `sights` are an all-seeing eye's.
pub(super) fn of_a_decision(sights: &[Sight], after: &Table) -> Vec<Chance> {
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
        if is_reshuffle(sight) {
            chance.push(Chance::Cards {
                order: shuffled(&sights[at + 1..], after),
            });
        }
    }
    chance
}

/// The deck's order after a shuffle: what was taken from it since, and what is left of it. Cards that were put on top
/// since come off first. What one player draws at once is written in the order of faces: nobody can tell how it lay.
fn shuffled(since: &[Sight], after: &Table) -> Vec<Face> {
    let mut order = Vec::new();
    let mut put_on_top: Vec<Face> = Vec::new();
    let mut take = |face: Face, put_on_top: &mut Vec<Face>| match put_on_top
        .iter()
        .rposition(|&it| it == face)
    {
        Some(at) => drop(put_on_top.remove(at)),
        None => order.push(face),
    };
    for (at, sight) in since.iter().enumerate() {
        match *sight {
            Sight::Drew { cards, .. } => {
                for face in cards.unwrap_or_default().iter() {
                    take(face, &mut put_on_top);
                }
            }
            Sight::Gained {
                face,
                how: fengsheng::How::Confound,
                ..
            } => take(face, &mut put_on_top),
            Sight::PutBack { face, .. } => put_on_top.extend(face),
            Sight::PutUnder { face, .. } => put_on_top.push(face),
            // The deck ran out before it was shuffled again.
            _ if is_reshuffle(sight) => {
                debug_assert!(at > 0, "a deck does not run out twice at once");
                return order;
            }
            _ => {}
        }
    }
    order.extend(after.deck_pile().skip(put_on_top.len()));
    order
}
