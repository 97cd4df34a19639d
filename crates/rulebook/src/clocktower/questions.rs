//! What is asked, as pages name it.

use clocktower::{Character, Phase, Question, Town};
use kernel::{Position, Seats, Turn};

use super::{names, told};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// The kinds of questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Pick,
    Name,
    YesNo,
    State,
    Tell,
    ByHand,
    Pass,
    Next,
    Vote,
    Day,
}

const KINDS: [(Kind, &[&str]); 10] = [
    (Kind::Pick, &["选", "pick"]),
    (Kind::Name, &["指名", "name"]),
    (Kind::YesNo, &["是否", "yes-no"]),
    (Kind::State, &["陈述", "state"]),
    (Kind::Tell, &["告诉", "tell"]),
    (Kind::ByHand, &["动手", "by hand"]),
    (Kind::Pass, &["过", "pass"]),
    (Kind::Next, &["继续", "next"]),
    (Kind::Vote, &["举手", "raise"]),
    (Kind::Day, &["白天", "day"]),
];

impl Kind {
    pub(super) fn read(line: &mut Cursor<'_>) -> Result<Self, Misread> {
        KINDS
            .into_iter()
            .find(|&(_, names)| line.skip(names))
            .map(|(kind, _)| kind)
            .ok_or_else(|| {
                let known: Vec<&str> = KINDS.iter().map(|(_, names)| names[0]).collect();
                line.misread(format!("a question: {}", known.join(", ")))
            })
    }

    pub(super) fn name(self) -> &'static str {
        KINDS
            .into_iter()
            .find(|it| it.0 == self)
            .map_or("?", |(_, names)| names[0])
    }

    pub(super) const fn of(question: &Question) -> Self {
        match question {
            Question::Pick { .. } => Self::Pick,
            Question::Name { .. } => Self::Name,
            Question::YesNo { .. } => Self::YesNo,
            Question::State { .. } => Self::State,
            Question::Say => Self::Tell,
            Question::Hand => Self::ByHand,
            Question::Pass => Self::Pass,
        }
    }
}

/// Who is asked what now, and for which character's ability.
pub(super) fn now(town: &Town) -> Option<(Seats, Kind, Option<Character>)> {
    let Turn::Act(asked) = town.turn() else {
        return None;
    };
    Some(match town.truth().pending() {
        Some(pending) => {
            let named = pending.character.entry().map(|_| pending.character);
            (asked, Kind::of(&pending.question), named)
        }
        None => {
            let kind = match town.truth().phase() {
                Phase::Vote => Kind::Vote,
                Phase::Day => Kind::Day,
                Phase::Setup | Phase::Night { .. } | Phase::Over { .. } => Kind::Next,
            };
            (asked, kind, None)
        }
    })
}

/// Players and perhaps the storyteller.
pub(super) fn people(town: &Town, these: Seats, seats: &Names) -> String {
    let storyteller = town.truth().storyteller();
    let players = these.without(storyteller);
    match (players.is_empty(), these.has(storyteller)) {
        (true, true) => "说书人".to_owned(),
        (_, false) => told::list(players, seats),
        (false, true) => format!("{} 说书人", told::list(players, seats)),
    }
}

/// A sentence of who is asked what.
pub(super) fn written(town: &Town, seats: &Names) -> String {
    now(town).map_or_else(
        || "终局".to_owned(),
        |(asked, kind, character)| {
            let sake = character.map_or_else(String::new, |it| format!(" 为 {}", names::of(it)));
            format!("被问: {} {}{sake}", people(town, asked, seats), kind.name())
        },
    )
}
