//! 发言 — what players say before all, as data: who they are, what they were told, whom they trust.
//!
//! Nothing that is said changes the game; it is in the record, and whoever listens can reason about it. Only where it
//! is agreed on ([`crate::Rules::talk`]): people on a voice call say it themselves.

use std::ops::RangeInclusive;

use kernel::{BySeat, Seat, Seats};

use crate::action::{Action, Learned};
use crate::event::Event;
use crate::grimoire::MOST_PLAYERS;
use crate::info::{answers, numbers, pairs};
use crate::role::Report;
use crate::roles;
use crate::statement::{replies, two_statements};
use crate::town::{Dealer, Town};
use crate::{Character, Info, Team};

/// So much everybody may say in a day.
pub(crate) const MOST_WORDS: u8 = 8;

/// What has been said, as far as it bears on what can be said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Talk {
    /// Who says to be what; nobody's character before.
    pub claimed: BySeat<Character, MOST_PLAYERS>,
    /// How much everybody has said today.
    pub said: BySeat<u8, MOST_PLAYERS>,
}

impl Default for Talk {
    fn default() -> Self {
        Self {
            claimed: BySeat([Character::NONE; MOST_PLAYERS]),
            said: BySeat([0; MOST_PLAYERS]),
        }
    }
}

impl Town {
    /// Whether this player may say something now.
    pub(crate) fn may_talk(&self, seat: Seat) -> bool {
        self.rules.talk && self.talk.said[seat] < MOST_WORDS
    }

    /// Everything that a player can say.
    pub(crate) fn sayings(&self, seat: Seat, out: &mut dyn FnMut(Action)) {
        if !self.may_talk(seat) {
            return;
        }
        for team in Team::DEALT {
            for character in self.grimoire.script_of(team).iter() {
                if self.talk.claimed[seat] != character {
                    out(Action::ClaimToBe(character));
                }
            }
        }
        for other in self.grimoire.seats().filter(|&other| other != seat) {
            out(Action::Suspect(other));
            out(Action::Trust(other));
            out(Action::Whisper(other));
        }
        self.reports(seat, &mut |learned| out(Action::ClaimToKnow(learned)));
    }

    /// Everything that a player can say to have been told as the claimed character.
    fn reports(&self, seat: Seat, out: &mut dyn FnMut(Learned)) {
        for night in self.nights_to_tell_of(seat) {
            let mut say = |about, info| out(Learned { night, about, info });
            self.reports_of(self.report_of(seat), &mut say);
        }
    }

    /// What somebody who is what this player claims to be is told.
    fn report_of(&self, seat: Seat) -> Report {
        roles::of(self.talk.claimed[seat]).reports
    }

    /// The nights on which it can have been told.
    fn nights_to_tell_of(&self, seat: Seat) -> RangeInclusive<u8> {
        let role = roles::of(self.talk.claimed[seat]);
        let tonight = self.grimoire.night.min(MOST_NIGHTS);
        match role.reports {
            // What is heard by day is told on the same day.
            Report::Statements => tonight..=tonight,
            // What is asked once in the game is worth keeping for a while.
            Report::Reply => 1..=tonight,
            _ if role.other.is_empty() => 1..=1,
            _ => 1..=tonight,
        }
    }

    fn reports_of(&self, report: Report, say: &mut dyn FnMut(Option<[Seat; 2]>, Info)) {
        let players = self.grimoire.present;
        match report {
            Report::Nothing => {}
            Report::Number(most) => {
                numbers(most.min(self.grimoire.players()), &mut |info| {
                    say(None, info);
                });
            }
            Report::NumberOfTwo(most) => {
                for (a, b) in pairs(players) {
                    numbers(most, &mut |info| say(Some([a, b]), info));
                }
            }
            Report::Answer => answers(&mut |info| say(None, info)),
            Report::AnswerAboutTwo => {
                for (a, b) in pairs(players) {
                    answers(&mut |info| say(Some([a, b]), info));
                }
            }
            Report::OneOfTwo(team) => {
                for (a, b) in pairs(players) {
                    for character in self.grimoire.script_of(team).iter() {
                        say(None, Info::OneOf { a, b, character });
                    }
                }
                say(None, Info::NoneOf { team });
            }
            Report::Token => {
                for seat in self.grimoire.seats() {
                    for team in Team::DEALT {
                        for character in self.grimoire.script_of(team).iter() {
                            say(None, Info::Token { seat, character });
                        }
                    }
                }
            }
            Report::Either => {
                for seat in self.grimoire.seats() {
                    for good in self.of_side(Team::Townsfolk, Team::Outsider) {
                        for evil in self.of_side(Team::Minion, Team::Demon) {
                            say(None, Info::Either { seat, good, evil });
                        }
                    }
                }
            }
            Report::Pair => pairs(players).for_each(|(a, b)| say(None, Info::Pair { a, b })),
            Report::Known => {
                for seat in self.grimoire.seats() {
                    for character in self.of_side(Team::Townsfolk, Team::Outsider) {
                        say(None, Info::Knows { seat, character });
                    }
                }
            }
            Report::Statements => two_statements(players, &mut |info| say(None, info)),
            Report::Reply => replies(players, &mut |info| say(None, info)),
        }
    }

    fn of_side(&self, one: Team, other: Team) -> impl Iterator<Item = Character> {
        let both = self
            .grimoire
            .script_of(one)
            .or(self.grimoire.script_of(other));
        both.iter()
    }

    /// Whether a player can say this.
    pub(crate) fn can_say(&self, seat: Seat, action: Action) -> bool {
        self.may_talk(seat)
            && match action {
                Action::ClaimToBe(character) => {
                    self.talk.claimed[seat] != character && self.can_be_claimed(character)
                }
                Action::Suspect(other) | Action::Trust(other) | Action::Whisper(other) => {
                    other != seat && self.grimoire.present.has(other)
                }
                Action::ClaimToKnow(learned) => self.can_know(seat, learned),
                _ => false,
            }
    }

    fn can_be_claimed(&self, character: Character) -> bool {
        self.grimoire.script.has(character)
            && Team::DEALT.contains(&self.grimoire.team_of(character))
    }

    fn can_know(&self, seat: Seat, learned: Learned) -> bool {
        let mut found = false;
        if self.nights_to_tell_of(seat).contains(&learned.night) {
            self.reports_of(self.report_of(seat), &mut |about, info| {
                found |= (about, info) == (learned.about, learned.info);
            });
        }
        found
    }
}

/// Nobody remembers more nights than these.
const MOST_NIGHTS: u8 = 15;

impl Dealer<'_> {
    /// Somebody says something.
    pub(crate) fn speak(&mut self, by: Seat, action: Action) {
        let talk = &mut self.town.talk;
        talk.said[by] += 1;
        self.town.day.waited = false;
        // Whoever has passed may have something to say to it, or to do about it.
        self.town.day.passed = Seats::NONE;
        match action {
            Action::ClaimToBe(character) => {
                self.town.talk.claimed[by] = character;
                self.say(Event::ClaimedToBe { by, character });
            }
            Action::ClaimToKnow(learned) => self.say(Event::ClaimedToKnow { by, learned }),
            Action::Suspect(seat) => self.say(Event::Suspected { by, seat }),
            Action::Trust(seat) => self.say(Event::Trusted { by, seat }),
            Action::Whisper(seat) => self.say(Event::Whispered { by, seat }),
            _ => {}
        }
    }
}
