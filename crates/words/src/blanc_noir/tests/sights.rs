//! 样本 — at least one of every sight, with and without what is secret.

use blanc_noir::{Ask, Cause, Colour, Direction, Doing, Face, Faces, Scroll, Sight, Source};
use kernel::Seats;

use super::samples::{A, B, C, face};

const CAUSES: [Cause; 13] = [
    Cause::Draw,
    Cause::Chain,
    Cause::Penalty,
    Cause::Dragon,
    Cause::Outburst,
    Cause::Blizzard,
    Cause::Trade,
    Cause::Herald,
    Cause::Relief,
    Cause::Goddess,
    Cause::Lord,
    Cause::Princess,
    Cause::Combo,
];

fn some_cards() -> [Option<Faces>; 3] {
    let two = ["R5", "B-knight"].map(face).into_iter().collect();
    [None, Some(Faces::default()), Some(two)]
}

/// Every sight, with every combination of what may be known.
pub(super) fn sights() -> Vec<Sight> {
    let mut sights = plain_sights();
    for cards in some_cards() {
        sights.push(Sight::Dealt {
            seat: A,
            count: 7,
            cards,
        });
        sights.push(Sight::Searched { seat: A, cards });
        for flag in [false, true] {
            sights.push(Sight::Recovered {
                seat: A,
                from_deck: flag,
                card: cards,
            });
            sights.push(Sight::Showed {
                seat: A,
                by: B,
                to_all: flag,
                cards,
            });
        }
        for cause in CAUSES {
            sights.push(Sight::Drew {
                seat: A,
                wanted: 4,
                count: 2,
                cause,
                cards,
            });
            for leads in [false, true] {
                sights.push(Sight::Discarded {
                    seat: A,
                    face: face("Y3"),
                    cause,
                    leads,
                });
            }
        }
    }
    for scroll in [None, Some(Scroll::Mirage)] {
        sights.push(Sight::GotScroll { seat: B, scroll });
        for place in [None, Some(1)] {
            sights.push(Sight::Returned {
                owner: B,
                place,
                scroll,
            });
        }
        for with in [Source::Deck, Source::Slot(C, 0)] {
            sights.push(Sight::Swapped {
                seat: A,
                place: 0,
                with,
                gave: scroll,
                got: scroll,
            });
        }
    }
    for (cards, halved) in some_cards()
        .into_iter()
        .flatten()
        .flat_map(|cards| [(cards, false), (cards, true)])
    {
        sights.push(Sight::Counted {
            seat: C,
            cards,
            points: cards.points(),
            total: 100,
            halved,
        });
    }
    for count in 1..=6 {
        sights.push(Sight::Over {
            winners: Seats::all(count),
        });
    }
    sights.extend(Face::all().map(|face| Sight::Played { seat: A, face }));
    sights.extend(Scroll::ALL.map(|scroll| Sight::Used {
        seat: A,
        place: 0,
        scroll,
    }));
    sights
}

fn plain_sights() -> Vec<Sight> {
    vec![
        Sight::RoundBegan {
            round: 2,
            starter: B,
            playing: Seats::all(3),
        },
        Sight::TurnedUp {
            face: face("golem"),
        },
        Sight::TurnBegan { seat: C },
        Sight::Asked {
            seat: C,
            ask: Ask::Turn,
            doing: Doing::default(),
        },
        Sight::Reshuffled { count: 1 },
        Sight::Reshuffled { count: 40 },
        Sight::Paired {
            seat: A,
            face: face("G-prince"),
        },
        Sight::Named {
            seat: A,
            colour: Colour::Green,
        },
        Sight::Flipped {
            direction: Direction::Clockwise,
        },
        Sight::Flipped {
            direction: Direction::CounterClockwise,
        },
        Sight::Skipped { seat: A },
        Sight::Chained { pending: 6 },
        Sight::ChainTaken {
            seat: A,
            pending: 6,
        },
        Sight::Passed { seat: A },
        Sight::Gave {
            from: A,
            to: B,
            face: face("dragon"),
        },
        Sight::Gathered { by: A, left: 19 },
        Sight::Declared { seat: A },
        Sight::Forgot { seat: A },
        Sight::Penalised { seat: A },
        Sight::WentOut { seat: A },
    ]
}
