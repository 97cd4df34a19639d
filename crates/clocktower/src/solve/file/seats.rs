//! 提到的座位 — every seat that somebody or something of a puzzle names.

use kernel::{Seat, Seats};

use crate::solve::puzzle::{Happening, Puzzle, Said};
use crate::{Info, Statement};

impl Puzzle {
    /// The first seat named that there is not, and where it is named.
    pub(super) fn missing_seat(&self) -> Option<(Seat, String)> {
        let players = self.players();
        let is_missing = |seat: &Seat| seat.number() >= players;
        let said = Seat::all(players)
            .zip(&self.claims)
            .find_map(|(by, claim)| {
                let missing = claim.info.iter().flat_map(named_in_words).find(is_missing);
                missing.map(|seat| (seat, format!("the claim of seat {}", by.number())))
            });
        said.or_else(|| {
            self.events.iter().find_map(|seen| {
                let missing = named_in_event(seen).into_iter().find(is_missing);
                missing.map(|seat| (seat, format!("what happened on day {}", seen.round())))
            })
        })
    }
}

/// Every seat that a piece of information names.
fn named_in_words(said: &Said) -> Vec<Seat> {
    let told = match said.told {
        Some(Info::OneOf { a, b, .. } | Info::Pair { a, b } | Info::Grimoire { a, b }) => {
            Seats::only(a).with(b)
        }
        Some(
            Info::Token { seat, .. }
            | Info::Either { seat, .. }
            | Info::Demon { seat }
            | Info::Knows { seat, .. }
            | Info::Believes { seat, .. }
            | Info::Marked { seat, .. },
        ) => Seats::only(seat),
        Some(Info::Minions { seats }) => seats.0,
        Some(
            Info::Nothing
            | Info::Number { .. }
            | Info::Answer { .. }
            | Info::NoneOf { .. }
            | Info::Absent { .. }
            | Info::Became { .. }
            | Info::Turned { .. }
            | Info::Mad { .. }
            | Info::InPlay { .. }
            | Info::Statements { .. }
            | Info::Reply { .. }
            | Info::Spoken,
        )
        | None => Seats::NONE,
    };
    let asked = match said.statement {
        Some(
            Statement::Evil { seat } | Statement::Team { seat, .. } | Statement::Is { seat, .. },
        ) => Some(seat),
        Some(Statement::Spoken) | None => None,
    };
    let picks = said.picks.iter().copied();
    picks.chain(told).chain(asked).collect()
}

/// Every seat that something everybody saw names.
fn named_in_event(seen: &Happening) -> Vec<Seat> {
    match seen {
        Happening::DiedAtNight { seat, .. }
        | Happening::Revived { seat, .. }
        | Happening::DiedByDay { seat, .. }
        | Happening::Executed { seat, .. } => vec![*seat],
        Happening::Visited { by, .. } => vec![*by],
        Happening::Chose { by, seat, .. } => vec![*by, *seat],
        Happening::Nominated { by, of, votes, .. } => {
            let hands = votes.unwrap_or(Seats::NONE);
            [*by, *of].into_iter().chain(hands).collect()
        }
        Happening::Used { by, picks, .. } => {
            [*by].into_iter().chain(picks.iter().copied()).collect()
        }
    }
}
