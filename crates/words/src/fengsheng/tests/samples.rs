//! 样本 — at least one of every question, answer, occasion and reason.

use fengsheng::{
    Action, Ask, Cards, Colour, Edition, Face, Function, How, Occasion, Reason, Role, Rule, Script,
    Timing, Who, Whom, Whose, Window,
};
use kernel::Seat;

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);

pub(super) fn face(code: &str) -> Face {
    code.parse().unwrap()
}

/// Every script there is in an edition.
pub(super) fn scripts(edition: Edition) -> Vec<Script> {
    let skills = Role::ALL.into_iter().flat_map(|role| {
        let declared = (0..role.skills(edition)).map(move |number| Script::Skill(role, number));
        let triggered =
            (0..role.triggers(edition)).map(move |number| Script::Trigger(role, number));
        declared.chain(triggered)
    });
    let rules = [Rule::ReturnOne, Rule::GoodManners, Rule::TurnUp];
    Function::ALL
        .map(Script::Card)
        .into_iter()
        .chain(skills)
        .chain(rules.map(Script::Rule))
        .collect()
}

pub(super) const WINDOWS: [Window; 5] = [
    Window::Play,
    Window::Step,
    Window::InTransit,
    Window::Arrived,
    Window::Answer,
];

/// Every question, for every script of an edition.
pub(super) fn asks(edition: Edition) -> Vec<Ask> {
    let mut asks = vec![Ask::Role, Ask::Send, Ask::Receive, Ask::React];
    asks.extend(WINDOWS.map(|window| Ask::Window { window }));
    for by in scripts(edition) {
        asks.extend([
            Ask::Trigger { by },
            Ask::Shown { by, of: B },
            Ask::Top {
                by,
                may_pass: false,
            },
            Ask::Top { by, may_pass: true },
            Ask::Colour { by },
            Ask::Whether { by },
        ]);
        for may_pass in [false, true] {
            for cards in [
                Cards::Any,
                Cards::Black,
                Cards::True,
                Cards::Coloured,
                Cards::Direct,
            ] {
                asks.push(Ask::Discarded { by, cards });
                asks.push(Ask::Card {
                    by,
                    cards,
                    may_pass,
                });
                for whose in [
                    Whose::Anyone,
                    Whose::MineOrFemale,
                    Whose::Others,
                    Whose::Only(A),
                    Whose::Only(B),
                ] {
                    asks.push(Ask::Intelligence {
                        by,
                        whose,
                        cards,
                        may_pass,
                    });
                }
            }
            for who in [
                Who::Anyone,
                Who::OtherWithHand,
                Who::OtherFemale,
                Who::OtherUnlocked,
            ] {
                asks.push(Ask::Player { by, who, may_pass });
            }
        }
    }
    asks
}

/// Every occasion.
pub(super) fn occasions() -> Vec<Occasion> {
    let somebody = Whom::from(B);
    let nobody = Whom::default();
    let mut occasions = vec![
        Occasion::Probed { by: B, target: A },
        Occasion::ProbeDone {
            by: B,
            target: A,
            acted: true,
        },
        Occasion::Sending,
        Occasion::TurnBegan,
        Occasion::Locked { by: B, target: A },
        Occasion::LockDone { by: A },
        Occasion::Countered { owner: A },
        Occasion::Decoded { by: B },
        Occasion::Confounded { by: B },
        Occasion::Dying { seat: B },
        Occasion::TurnEnded,
    ];
    for function in [
        Function::Lure,
        Function::Counter,
        Function::Intercept,
        Function::Swap,
    ] {
        occasions.push(Occasion::About {
            by: A,
            function,
            target: somebody,
        });
    }
    for by in [somebody, nobody, Whom::from(A)] {
        occasions.push(Occasion::Died {
            seat: A,
            killer: by,
        });
        for how in [How::Sent, How::Confound, How::Placed] {
            for black in [false, true] {
                occasions.push(Occasion::Gained {
                    seat: A,
                    by,
                    how,
                    black,
                    truth: !black,
                    aside: fengsheng::Colours::NONE,
                });
            }
        }
    }
    occasions
}

/// Every kind of answer.
pub(super) fn actions() -> Vec<Action> {
    let mut actions = vec![
        Action::Pass,
        Action::Trigger,
        Action::Take,
        Action::Refuse,
        Action::Draw,
        Action::Discard,
        Action::Say,
        Action::Target(A),
        Action::Target(B),
    ];
    actions.extend(Colour::ALL.map(Action::Name));
    for number in 0..4 {
        actions.extend([
            Action::Skill(number),
            Action::SkillAt(number, A),
            Action::SkillAt(number, B),
        ]);
    }
    actions.extend(Role::ALL.map(Action::Choose));
    for face in ["lock-red", "counter-blue", "probe-lurker-draw-black"].map(face) {
        actions.extend([
            Action::Send(face, B),
            Action::Pick(face),
            Action::PickFrom(B, face),
        ]);
        for function in Function::ALL {
            actions.extend([
                Action::Use(face, function),
                Action::UseAt(face, function, A),
                Action::UseAt(face, function, B),
            ]);
        }
    }
    actions
}

/// Every reason.
pub(super) fn reasons() -> Vec<Reason> {
    let timings = [
        Timing::OwnTurn,
        Timing::OwnPlayPhase,
        Timing::InTransit,
        Timing::OthersInTransit,
        Timing::Arrived,
        Timing::ArrivedHidden,
        Timing::ArrivedFree,
        Timing::CardUsed,
        Timing::AnyTime,
        Timing::OwnStep,
        Timing::OnlySent,
        Timing::Never,
    ];
    let plain = [
        Reason::GameOver,
        Reason::NotAsked,
        Reason::WrongQuestion,
        Reason::NotInHand,
        Reason::NotOffered,
        Reason::ChainFull,
        Reason::NotThatFunction,
        Reason::NeedsTarget,
        Reason::TakesNoTarget,
        Reason::NotThatPlayer,
        Reason::MayNotSend,
        Reason::NotThatWay,
        Reason::NoSuchSkill,
        Reason::SkillNotNow,
        Reason::NotHonest,
        Reason::MustAnswer,
        Reason::SkillNeedsCard,
        Reason::NotThatColour,
        Reason::NoSuchIntelligence,
        Reason::MustChoose,
    ];
    plain
        .into_iter()
        .chain(timings.map(Reason::NotNow))
        .collect()
}
