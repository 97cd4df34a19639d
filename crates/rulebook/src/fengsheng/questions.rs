//! What the questions are called on pages.

use fengsheng::{Ask, Edition, Rule, Script, Table, Window};
use kernel::{Position, Seats, Turn};

use super::cards;
use super::names::{first_name, named};
use super::roles::{self, Kind, SkillName};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// The kinds of questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    Role,
    Play,
    Step,
    InTransit,
    Arrived,
    Answer,
    Send,
    Receive,
    React,
    Trigger,
    TurnUp,
    Card,
    Shown,
    Intelligence,
    Discarded,
    Top,
    Colour,
    Whether,
    Player,
}

const QUESTIONS: [(Question, &[&str]); 19] = [
    (Question::Role, &["选角", "role"]),
    (Question::Play, &["出牌", "play"]),
    (Question::Step, &["出牌步", "step"]),
    (Question::InTransit, &["途中", "in-transit"]),
    (Question::Arrived, &["到达", "arrived"]),
    (Question::Answer, &["响应", "answer"]),
    (Question::Send, &["传递", "send"]),
    (Question::Receive, &["接收", "receive"]),
    (Question::React, &["反应", "react"]),
    (Question::Trigger, &["触发", "trigger"]),
    (Question::TurnUp, &["翻开", "turn-up"]),
    (Question::Card, &["选牌", "card"]),
    (Question::Shown, &["看牌", "shown"]),
    (Question::Intelligence, &["选情报", "intelligence"]),
    (Question::Discarded, &["弃牌堆", "discarded"]),
    (Question::Top, &["牌堆顶", "top"]),
    (Question::Colour, &["宣色", "colour"]),
    (Question::Whether, &["可否", "whether"]),
    (Question::Player, &["选人", "player"]),
];

impl Question {
    pub(super) const fn of(ask: Ask) -> Self {
        match ask {
            Ask::Role => Self::Role,
            Ask::Window { window } => match window {
                Window::Play => Self::Play,
                Window::Step => Self::Step,
                Window::InTransit => Self::InTransit,
                Window::Arrived => Self::Arrived,
                Window::Answer => Self::Answer,
            },
            Ask::Send => Self::Send,
            Ask::Receive => Self::Receive,
            Ask::React => Self::React,
            Ask::Trigger {
                by: Script::Rule(Rule::TurnUp),
            } => Self::TurnUp,
            Ask::Trigger { .. } => Self::Trigger,
            Ask::Card { .. } => Self::Card,
            Ask::Shown { .. } => Self::Shown,
            Ask::Intelligence { .. } => Self::Intelligence,
            Ask::Discarded { .. } => Self::Discarded,
            Ask::Top { .. } => Self::Top,
            Ask::Colour { .. } => Self::Colour,
            Ask::Whether { .. } => Self::Whether,
            Ask::Player { .. } => Self::Player,
        }
    }

    pub(super) fn read(line: &mut Cursor<'_>) -> Result<Self, Misread> {
        let known: Vec<&str> = QUESTIONS.iter().map(|(_, names)| names[0]).collect();
        line.read(&format!("a question: {}", known.join(", ")), |word| {
            named(&QUESTIONS, word)
        })
    }

    pub(super) fn name(self) -> &'static str {
        first_name(&QUESTIONS, self)
    }
}

/// For whose sake a question is put: a skill or a function.
#[derive(Clone, Debug)]
pub(crate) enum Sake {
    Skill(SkillName),
    Function(fengsheng::Function),
}

impl Sake {
    pub(super) fn named(word: &str) -> Option<Self> {
        SkillName::named(word)
            .map(Self::Skill)
            .or_else(|| cards::function(word).map(Self::Function))
    }

    pub(super) fn is(&self, edition: Edition, script: Script) -> bool {
        match self {
            Self::Skill(skill) => skill.is(edition, script),
            Self::Function(function) => script == Script::Card(*function),
        }
    }
}

impl std::fmt::Display for Sake {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Skill(skill) => skill.fmt(out),
            Self::Function(function) => out.write_str(cards::of_function(*function)),
        }
    }
}

/// For whose sake this is asked.
pub(super) const fn sake(ask: Ask) -> Option<Script> {
    match ask {
        Ask::Trigger { by }
        | Ask::Card { by, .. }
        | Ask::Shown { by, .. }
        | Ask::Intelligence { by, .. }
        | Ask::Discarded { by, .. }
        | Ask::Top { by, .. }
        | Ask::Colour { by }
        | Ask::Whether { by }
        | Ask::Player { by, .. } => Some(by),
        Ask::Role | Ask::Window { .. } | Ask::Send | Ask::Receive | Ask::React => None,
    }
}

/// A script's name: a skill's or a function's; nothing for a rule of the game.
pub(super) fn of_script(edition: Edition, script: Script) -> &'static str {
    match script {
        Script::Card(function) => cards::of_function(function),
        Script::Skill(role, number) => roles::of_skill(edition, role, Kind::Skill(number)),
        Script::Trigger(role, number) => roles::of_skill(edition, role, Kind::Trigger(number)),
        Script::Rule(Rule::ReturnOne) => "精明",
        Script::Rule(Rule::GoodManners) => "风度",
        Script::Rule(Rule::TurnUp) => "",
    }
}

/// Which edition is played.
pub(super) fn edition(table: &Table) -> Edition {
    table.view(kernel::Eye::Public).edition
}

/// Who is asked now, and what.
pub(super) fn now(table: &Table) -> Option<(Seats, Ask)> {
    match table.turn() {
        Turn::Act(seats) => Some((seats, table.view(kernel::Eye::Public).ask)),
        Turn::Over(_) => None,
    }
}

/// Who is asked what, in the words of a page.
pub(super) fn written(table: &Table, seats: &Names) -> String {
    let Some((asked, ask)) = now(table) else {
        return "nobody, for the game is over".to_owned();
    };
    let mut text: Vec<&str> = asked.into_iter().map(|seat| seats.of(seat)).collect();
    text.push(Question::of(ask).name());
    let edition = edition(table);
    let sake = sake(ask).map_or("", |it| of_script(edition, it));
    if !sake.is_empty() {
        text.push(sake);
    }
    text.join(" ")
}
