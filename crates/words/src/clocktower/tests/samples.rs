//! 样本 — at least one of every sight, question, answer and reason.

mod board;
mod lone;

use clocktower::{
    Action, Character, FrameScript, Info, Learned, Mark, Reason, Side, Sight, Statement, Team,
    Tool, Victory,
};
use kernel::{Seat, Seats};

pub(super) use board::{phases, questions};
pub(super) use lone::lone_keys;

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
const STORYTELLER: Seat = Seat::new(7);
pub(super) const CHEF: Character = Character::CHEF;

pub(super) const SCRIPTS: [FrameScript; 12] = [
    FrameScript::Setup,
    FrameScript::First,
    FrameScript::Other,
    FrameScript::Day,
    FrameScript::Then,
    FrameScript::Death,
    FrameScript::Nomination,
    FrameScript::Execution,
    FrameScript::DemonInfo,
    FrameScript::Manual,
    FrameScript::Visit,
    FrameScript::Arrival,
];

pub(super) fn statements() -> [Statement; 4] {
    [
        Statement::Evil { seat: A },
        Statement::Team {
            seat: A,
            team: Team::Demon,
        },
        Statement::Is {
            seat: A,
            character: CHEF,
        },
        Statement::Spoken,
    ]
}

pub(super) fn infos() -> Vec<Info> {
    let [a, b, ..] = statements();
    vec![
        Info::Nothing,
        Info::Spoken,
        Info::Number { number: 2 },
        Info::Answer { yes: true },
        Info::Answer { yes: false },
        Info::NoneOf {
            team: Team::Outsider,
        },
        Info::OneOf {
            a: A,
            b: B,
            character: CHEF,
        },
        Info::Token {
            seat: A,
            character: CHEF,
        },
        Info::Either {
            seat: A,
            good: CHEF,
            evil: Character::IMP,
        },
        Info::Pair { a: A, b: B },
        Info::Minions {
            seats: clocktower::SeatMask(Seats::only(A)),
        },
        Info::Demon { seat: A },
        Info::Knows {
            seat: A,
            character: CHEF,
        },
        Info::Absent { character: CHEF },
        Info::InPlay { character: CHEF },
        Info::Became { character: CHEF },
        Info::Turned { side: Side::Evil },
        Info::Mad { character: CHEF },
        Info::Believes {
            seat: A,
            character: CHEF,
        },
        marked(Mark::Poisoned, Character::POISONER),
        marked(Mark::Own(0), Character::FORTUNE_TELLER),
        marked(Mark::Reminder(1), Character::default()),
        marked(Mark::Mad(CHEF), Character::CERENOVUS),
        Info::Statements { a, b },
        Info::Reply {
            statement: a,
            yes: true,
        },
        Info::Reply {
            statement: b,
            yes: false,
        },
        Info::Grimoire { a: A, b: A },
        Info::Grimoire { a: A, b: B },
    ]
}

fn marked(mark: Mark, character: Character) -> Info {
    Info::Marked {
        seat: A,
        character,
        mark,
    }
}

fn tools() -> [Tool; 10] {
    [
        Tool::Kill(A),
        Tool::Revive(A),
        Tool::Become(A, CHEF),
        Tool::Turn(A, Side::Evil),
        Tool::Drunk(A),
        Tool::Poison(A),
        Tool::Remind(A, 0),
        Tool::Clear(A),
        Tool::Tell(A),
        Tool::Win(Side::Good),
    ]
}

/// What is heard by day.
fn reply() -> Learned {
    Learned {
        night: 1,
        about: None,
        info: Info::Reply {
            statement: Statement::Evil { seat: A },
            yes: true,
        },
    }
}

/// One of every answer.
pub(super) fn answers() -> Vec<Action> {
    let learned = |about| Learned {
        night: 1,
        about,
        info: Info::Number { number: 1 },
    };
    let mut answers = vec![
        Action::Next,
        Action::Wait,
        Action::Pass,
        Action::Yes,
        Action::No,
        Action::Pick(A),
        Action::Decline,
        Action::Name(CHEF),
        Action::Nominate(A),
        Action::Exile(A),
        Action::Use(Character::SLAYER),
        Action::Visit,
        Action::ClaimToBe(CHEF),
        Action::ClaimToKnow(learned(None)),
        Action::ClaimToKnow(reply()),
        Action::ClaimToKnow(learned(Some([A, B]))),
        Action::Suspect(A),
        Action::Trust(A),
        Action::Whisper(A),
        Action::Welcome(A),
        Action::SeeOff(A),
    ];
    answers.extend(statements().map(Action::State));
    answers.extend(infos().into_iter().map(Action::Say));
    answers.extend(tools().map(Action::Hand));
    answers
}

/// One of every sight that is told.
pub(super) fn sights() -> Vec<Sight> {
    let some = clocktower::SeatMask(Seats::only(A));
    let none = clocktower::SeatMask(Seats::NONE);
    let dawned = |died, revived| Sight::Dawned { died, revived };
    let counted = |votes, doomed| Sight::Counted {
        seat: A,
        votes,
        needed: 3,
        doomed,
        to_beat: 0,
    };
    let won = |why| Sight::Won {
        side: Side::Good,
        why,
    };
    let mut sights = vec![
        Sight::Called { call: 0 },
        Sight::NightFell { night: 1 },
        dawned(none, none),
        dawned(some, none),
        dawned(none, some),
        dawned(some, some),
        Sight::DayEnded,
        Sight::Picked {
            by: A,
            seat: Some(B),
        },
        Sight::Picked { by: A, seat: None },
        Sight::Named {
            by: A,
            character: Some(CHEF),
        },
        Sight::Named {
            by: A,
            character: None,
        },
        Sight::Replied { by: A, yes: true },
        Sight::Replied { by: A, yes: false },
        Sight::Visited { seat: A },
        Sight::ClaimedToKnow {
            by: A,
            learned: reply(),
        },
        Sight::Suspected { by: A, seat: B },
        Sight::Trusted { by: A, seat: B },
        Sight::Whispered { by: A, seat: B },
        Sight::Used {
            seat: A,
            character: CHEF,
        },
        Sight::Passed { seat: A },
        Sight::Waited,
        Sight::Nominated { seat: B, by: A },
        Sight::ExileCalled { seat: B, by: A },
        Sight::Voted { seat: A, yes: true },
        Sight::Voted {
            seat: A,
            yes: false,
        },
        counted(3, Some(A)),
        counted(3, None),
        counted(3, Some(B)),
        counted(1, None),
        Sight::VoteEnded,
        Sight::Executed { seat: A },
        Sight::Exiled { seat: A },
        Sight::Died { seat: A },
        Sight::Survived { seat: A },
        Sight::Revived { seat: A },
        Sight::TokenSpent { seat: A },
        Sight::Joined {
            seat: A,
            right: B,
            character: CHEF,
        },
        Sight::Left { seat: A },
        won(Victory::NoDemon),
        won(Victory::TwoLeft),
        won(Victory::By(CHEF)),
        won(Victory::Storyteller),
    ];
    for died in [true, false] {
        sights.push(Sight::AtNight {
            seat: A,
            died,
            cause: clocktower::Cause::Demon,
        });
    }
    sights.extend(tools().map(|tool| Sight::ByHand { tool }));
    sights
}

pub(super) fn reasons() -> [Reason; 21] {
    [
        Reason::Over,
        Reason::NotAsked,
        Reason::NotTheQuestion,
        Reason::NotAmong,
        Reason::MayNotDecline,
        Reason::TheDeadDoNotNominate,
        Reason::HasNominated,
        Reason::WasNominated,
        Reason::IsATraveller,
        Reason::TheStorytellerNominates,
        Reason::SomebodyMustBeNominated,
        Reason::NotATraveller,
        Reason::WasCalledFor,
        Reason::MayNotVote,
        Reason::DoneToday,
        Reason::SaidAloud,
        Reason::SaidEnough,
        Reason::NotAnEmptyChair,
        Reason::NoTravellerLeft,
        Reason::OnlyTravellersLeave,
        Reason::NothingToDo,
    ]
}
