//! A table for tests: who sits where is agreed on, questions are answered by who is asked for which character.

#![allow(dead_code, reason = "every file of tests uses a part of it")]

use std::collections::VecDeque;

use clocktower::{Action, Board, Character, Info, Sight, Town};
use kernel::{Conserve, Eye, Notation, Position, Seat, Seed, Turn};

/// A game, and what everybody's eyes saw of it.
pub(crate) struct Table {
    pub(crate) town: Town,
    pub(crate) seen: Vec<Sight>,
    answers: VecDeque<(Seat, String, Action)>,
}

impl Table {
    /// `imp,chef,…`: one character per seat; `drunk:chef` believes to be the second.
    pub(crate) fn of(script: &str, seating: &str) -> Self {
        Self::with(script, seating, "")
    }

    /// The same, and what else the setup says.
    pub(crate) fn with(script: &str, seating: &str, more: &str) -> Self {
        let characters: Vec<&str> = seating.split(',').collect();
        let setup = format!(
            "script={script} seats={} seating={seating} {more}",
            characters.len()
        );
        let setup = Town::read_setup(&setup).unwrap();
        Self {
            town: Town::deal(&setup, Seed::from_number(1)).unwrap(),
            seen: Vec::new(),
            answers: VecDeque::new(),
        }
    }

    pub(crate) fn storyteller(&self) -> Seat {
        Seat::new(self.town.seats() - 1)
    }

    fn seat(&self, name: &str) -> Seat {
        match name {
            "st" => self.storyteller(),
            other => other.parse().unwrap(),
        }
    }

    pub(crate) fn board(&self) -> Board {
        self.town.view(Eye::All).board
    }

    /// What is asked: of whom, for which character.
    pub(crate) fn asked(&self) -> Option<(Seat, String)> {
        let pending = self.town.view(Eye::All).pending?;
        Some((pending.to, name(pending.character)))
    }

    /// `A pick B`, `st next`: done at once.
    pub(crate) fn act(&mut self, line: &str) {
        let (seat, action) = line.split_once(' ').unwrap();
        let action = Town::read_action(action).unwrap();
        self.do_it(self.seat(seat), action);
    }

    /// Whether `A nominate B` is legal now.
    pub(crate) fn may(&self, line: &str) -> bool {
        let (seat, action) = line.split_once(' ').unwrap();
        let action = Town::read_action(action).unwrap();
        let mut legal = Vec::new();
        self.town.legal_actions(self.seat(seat), &mut legal);
        let objection = self.town.why_not(self.seat(seat), action);
        assert_eq!(legal.contains(&action), objection.is_none(), "{line}");
        objection.is_none()
    }

    fn do_it(&mut self, seat: Seat, action: Action) {
        let objection = self.town.why_not(seat, action);
        assert_eq!(
            objection,
            None,
            "{seat} {action:?}; asked: {:?}",
            self.asked()
        );
        let seen = &mut self.seen;
        self.town.play_unchecked(seat, action, &mut |event| {
            seen.extend(Town::sight(&event, Eye::All));
        });
        self.town.census().unwrap();
    }

    /// Answers for later: `A imp pick B; st mayor pick C`. What is asked and not listed is answered with the first
    /// answer there is.
    fn prepare(&mut self, answers: &str) {
        for line in answers.split(';').map(str::trim).filter(|a| !a.is_empty()) {
            let (seat, rest) = line.split_once(' ').unwrap();
            let (character, action) = rest.split_once(' ').unwrap();
            let action = Town::read_action(action).unwrap();
            self.answers
                .push_back((self.seat(seat), character.to_owned(), action));
        }
    }

    fn answer(&mut self) {
        let (seat, character) = self.asked().unwrap();
        let place = self.answers.iter().position(|(to, of, action)| {
            *to == seat && *of == character && self.town.why_not(seat, *action).is_none()
        });
        let action = match place {
            Some(place) => self.answers.remove(place).unwrap().2,
            None => {
                let mut legal = Vec::new();
                self.town.legal_actions(seat, &mut legal);
                legal[0]
            }
        };
        self.do_it(seat, action);
    }

    /// Everything that is under way is answered.
    pub(crate) fn settle(&mut self, answers: &str) {
        self.prepare(answers);
        while self.asked().is_some() && !self.is_over() {
            self.answer();
        }
        assert!(self.answers.is_empty(), "not asked: {:?}", self.answers);
    }

    /// A whole night, from the storyteller's first call or from setup.
    pub(crate) fn night(&mut self, answers: &str) {
        self.prepare(answers);
        let phase = |table: &Self| format!("{:?}", table.board().phase);
        if phase(self) == "Day" {
            self.act("st next");
        }
        while !self.is_over() && phase(self) != "Day" {
            if self.asked().is_some() {
                self.answer();
            } else {
                self.act("st next");
            }
        }
        assert!(self.answers.is_empty(), "not asked: {:?}", self.answers);
    }

    /// `A nominates B`, and these raise their hands; every question in between is answered with the first answer.
    pub(crate) fn vote(&mut self, by: &str, whom: &str, hands: &str) {
        self.act(&format!("{by} nominate {whom}"));
        self.first_answers();
        self.count(hands);
    }

    pub(crate) fn exile(&mut self, by: &str, whom: &str, hands: &str) {
        self.act(&format!("{by} exile {whom}"));
        self.count(hands);
    }

    fn first_answers(&mut self) {
        while self
            .asked()
            .is_some_and(|(to, character)| to == self.storyteller() && character == "-")
        {
            let mut legal = Vec::new();
            self.town.legal_actions(self.storyteller(), &mut legal);
            let action = if legal.contains(&Action::No) {
                Action::No
            } else {
                legal[0]
            };
            self.do_it(self.storyteller(), action);
        }
    }

    pub(crate) fn count(&mut self, hands: &str) {
        while format!("{:?}", self.board().phase) == "Vote" {
            let Turn::Act(asked) = self.town.turn() else {
                return;
            };
            let seat = asked.into_iter().next().unwrap();
            let action = if hands.contains(&seat.to_string()) {
                Action::Yes
            } else {
                Action::No
            };
            self.do_it(seat, action);
        }
    }

    /// The day is closed; whoever is to be executed is, and dies of it if nothing else is said.
    pub(crate) fn close(&mut self, answers: &str) {
        self.act("st next");
        self.settle(answers);
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.town.turn(), Turn::Over(_))
    }

    pub(crate) fn winners(&self) -> Option<String> {
        let Turn::Over(outcome) = self.town.turn() else {
            return None;
        };
        Some(
            outcome
                .winners
                .into_iter()
                .map(|seat| seat.to_string())
                .collect(),
        )
    }

    pub(crate) fn lives(&self, seat: &str) -> bool {
        self.board().living.has(self.seat(seat))
    }

    pub(crate) fn doomed(&self) -> Option<String> {
        self.board().day.doomed.map(|seat| seat.to_string())
    }

    /// What a player was told last, for this character's ability.
    pub(crate) fn told(&self, seat: &str, character: &str) -> Option<Info> {
        self.seen.iter().rev().find_map(|sight| match *sight {
            Sight::Told {
                seat: to,
                character: of,
                info,
            } if to == self.seat(seat) && name(of) == character => Some(info),
            _ => None,
        })
    }

    /// The votes that were counted last.
    pub(crate) fn votes(&self) -> i8 {
        let counted = self.seen.iter().rev().find_map(|sight| match *sight {
            Sight::Counted { votes, .. } => Some(votes),
            _ => None,
        });
        counted.expect("votes were counted")
    }

    /// What the storyteller or a player may say or do now.
    pub(crate) fn options(&self, seat: &str) -> Vec<String> {
        let mut legal = Vec::new();
        self.town.legal_actions(self.seat(seat), &mut legal);
        legal.into_iter().map(Town::write_action).collect()
    }
}

/// A character's id; `-` for the town's own business.
fn name(character: Character) -> String {
    character
        .entry()
        .map_or_else(|| "-".to_owned(), |entry| entry.id.to_owned())
}
