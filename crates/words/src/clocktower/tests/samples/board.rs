//! 台面的样本 — every question and every phase.

use clocktower::{Character, Day, Pending, Phase, Question, View};
use kernel::{Seats, Stack};

use super::{A, B, CHEF, SCRIPTS, STORYTELLER};

fn asks() -> Vec<Question> {
    let mut asks = vec![Question::Say, Question::Hand, Question::Pass];
    for may_decline in [false, true] {
        asks.push(Question::Pick {
            from: clocktower::SeatMask(Seats::all(7)),
            may_decline,
        });
        asks.push(Question::Name {
            from: clocktower::Cast::NONE.with(CHEF),
            may_decline,
        });
        asks.push(Question::State { may_decline });
    }
    asks.push(Question::YesNo {
        yes: true,
        no: true,
    });
    asks
}

/// Every question, to a player and to the storyteller, for characters that ask in words of their own and for others.
pub(in crate::clocktower::tests) fn questions(view: &View) -> Vec<(View, Pending)> {
    let mut questions = Vec::new();
    for question in asks() {
        for to in [A, STORYTELLER] {
            for script in SCRIPTS {
                for character in [CHEF, Character::HARLOT, Character::JUDGE, Character::ARTIST] {
                    for step in [1, 2] {
                        let mut picks = Stack::default();
                        if step == 2 {
                            picks.push(B);
                        }
                        let pending = Pending {
                            to,
                            question,
                            character,
                            script,
                            step,
                            about: B,
                            picks,
                            open: false,
                            seen: false,
                        };
                        questions.push((view.clone(), pending));
                    }
                }
            }
        }
    }
    questions
}

/// Every phase, and what can stand on the board in it.
pub(in crate::clocktower::tests) fn phases() -> Vec<(Phase, Day)> {
    let mut exile = Day::default();
    (exile.vote.of, exile.vote.is_exile) = (A, true);
    let doomed = Day {
        doomed: Some(A),
        ..Day::default()
    };
    vec![
        (Phase::Setup, Day::default()),
        (Phase::Night { calls: 0 }, Day::default()),
        (Phase::Day, Day::default()),
        (Phase::Day, doomed),
        (Phase::Vote, exile),
        (Phase::Vote, Day::default()),
    ]
}
