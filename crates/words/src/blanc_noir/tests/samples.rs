//! 样本 — at least one of every sight, question, answer and reason, with and without what is secret.

use blanc_noir::{
    Action, Ask, Cause, Colour, Direction, Doing, Face, Faces, Kind, Reason, Script, Scroll, Setup,
    Sight, Source, Table, View,
};
use kernel::{Eye, Position, Seat, Seats, Seed};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

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

fn face(code: &str) -> Face {
    code.parse().unwrap()
}

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

/// Every question, at its beginning and further on.
pub(super) fn asks() -> Vec<Ask> {
    let scripts = [Script::Trade, Script::Naming, Script::Combo]
        .into_iter()
        .chain(Kind::ALL.map(Script::Card))
        .chain(Scroll::ALL.map(Script::Scroll));
    let mut asks: Vec<Ask> = scripts.map(|by| Ask::Target { by }).collect();
    asks.extend([
        Ask::Turn,
        Ask::AfterDraw,
        Ask::Colour,
        Ask::Companion,
        Ask::Relief { left: 3 },
        Ask::KeepOne,
        Ask::Cut,
        Ask::FairySource,
        Ask::Shockwave,
        Ask::Valkyrie,
        Ask::Declare,
    ]);
    for left in [1, 2] {
        asks.extend([
            Ask::TradeMore { number: 20, left },
            Ask::LordCompanion {
                colour: Colour::Blue,
                left,
            },
            Ask::Goddess { left },
            Ask::FairyOwn { left },
            Ask::Herald {
                colour: Colour::Red,
                given: left - 1,
            },
            Ask::Threat { given: left - 1 },
        ]);
    }
    asks
}

/// Views that a question is put differently under.
pub(super) fn views() -> Vec<View> {
    let table = Table::deal(&Setup::new(3), Seed::from_number(3)).unwrap();
    let view = |change: fn(&mut View)| {
        let mut view = table.view(Eye::Seat(A));
        view.lead.face = face("R5");
        view.lead.colour = Some(Colour::Red);
        view.lead.open = false;
        change(&mut view);
        view
    };
    vec![
        view(|_| ()),
        view(|view| view.lead.open = true),
        view(|view| view.lead.colour = None),
        view(|view| view.pending = 4),
        view(|view| {
            view.pending = 4;
            view.rules.chain_must_answer = true;
        }),
        view(|view| view.rules.voluntary_draw = false),
        view(|view| {
            view.rules.play_after_draw = true;
            view.drawn = Some(face("Y9"));
        }),
    ]
}

/// Every kind of answer, with every face.
pub(super) fn actions() -> impl Iterator<Item = Action> {
    let faces =
        Face::all().flat_map(|face| [Action::Play(face), Action::Trade(face), Action::Pick(face)]);
    let scrolls = Scroll::ALL
        .into_iter()
        .flat_map(|scroll| [Action::Use(scroll), Action::Open(B, scroll)]);
    let rest = [
        Action::Draw,
        Action::Take,
        Action::Target(A),
        Action::Target(B),
        Action::Slot(A, 0),
        Action::Slot(B, 1),
        Action::Deck,
        Action::Declare,
        Action::Silent,
        Action::Stop,
    ];
    faces
        .chain(scrolls)
        .chain(Colour::ALL.map(Action::Name))
        .chain(rest)
}

/// Every reason.
pub(super) fn reasons() -> Vec<Reason> {
    let colour = Colour::Yellow;
    vec![
        Reason::GameOver,
        Reason::NotYourTurn,
        Reason::WrongQuestion,
        Reason::ScrollNotNow,
        Reason::NotInHand,
        Reason::MustFollow {
            colour: Some(colour),
            number: 5,
        },
        Reason::MustFollow {
            colour: None,
            number: 40,
        },
        Reason::ChainOnly25 { pending: 6 },
        Reason::PrincessCannotAnswer,
        Reason::PrincessNeedsSpecial,
        Reason::OnlyTheDrawnCard,
        Reason::ChainPending { pending: 2 },
        Reason::DrawOnlyWithoutPlay,
        Reason::NoChain,
        Reason::MustAnswerChain,
        Reason::TradeNeedsThree { number: 9 },
        Reason::TradeWouldEmpty,
        Reason::TradeNoScrolls,
        Reason::ScrollNotYours,
        Reason::HeraldNeedsCard { colour },
        Reason::HeraldLeavesTwo,
        Reason::ReliefNeedsSix,
        Reason::ThreatNeedsMonster,
        Reason::ShockwaveNoTarget,
        Reason::RevelationEmpty,
        Reason::NotThatNumber { number: 7 },
        Reason::NotThatColour { colour },
        Reason::NotSpecial,
        Reason::NotBasic,
        Reason::NotAMonster,
        Reason::AlreadyGiven,
        Reason::OneMustStay,
        Reason::CannotStopYet,
        Reason::NotAnotherPlayer,
        Reason::NotPlaying,
        Reason::NoSuchScroll,
        Reason::SourceClosed,
        Reason::AlreadySwapped,
        Reason::NotInPile,
    ]
}
