//! 样本 — at least one of every question, answer and reason.

use blanc_noir::{Action, Ask, Colour, Face, Kind, Reason, Script, Scroll, Setup, Table, View};
use kernel::{Eye, Position, Seat, Seed};

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);

pub(super) fn face(code: &str) -> Face {
    code.parse().unwrap()
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
pub(super) fn views() -> [View; 7] {
    let table = Table::deal(&Setup::new(3), Seed::from_number(3)).unwrap();
    let view = |change: fn(&mut View)| {
        let mut view = table.view(Eye::Seat(A));
        view.lead.face = face("R5");
        view.lead.colour = Some(Colour::Red);
        view.lead.open = false;
        change(&mut view);
        view
    };
    [
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
