//! Carrying a line of a `play` block out: the town goes on, with the most harmless answers, until whoever the line names is asked.

use clocktower::{Action, Character, Pending, Phase, Question, Slot, Town};
use kernel::{Position, Seat, Turn};

use super::deeds::{Act, Deed, Moment};
use super::judge::{action_of, fits, single};
use super::layout::MOST_DECISIONS;
use super::{Clocktower, defaults, questions, told};
use crate::game::Miss;

impl Clocktower {
    pub(super) fn carry_out(&mut self, deed: &Deed) -> Result<(), Miss> {
        match deed {
            Deed::GoTo(moment) => self.go_to(*moment),
            Deed::Votes(hands) => self.vote(hands),
            Deed::Player(seat, act) => self.players(*seat, act),
            Deed::Storyteller(sake, act) => self.storytellers(*sake, act),
        }
    }

    fn pending(&self) -> Option<Pending> {
        self.town().truth().pending()
    }

    /// Whether the day goes on and nothing is under way: nothing happens by itself.
    fn is_quiet_day(&self) -> bool {
        let truth = self.town().truth();
        truth.phase() == Phase::Day && truth.is_quiet() && !truth.day().closed
    }

    fn is_over(&self) -> bool {
        matches!(self.town().turn(), Turn::Over(_))
    }

    /// One harmless answer.
    fn go_on(&mut self) -> Result<(), Miss> {
        let (seat, action) = defaults::next(self.town(), &self.names)
            .map_err(|sentence| Miss::new(sentence, "an answer on the page"))?;
        self.answer(seat, action)
    }

    /// Goes on until something is so; not over the end of what happens by itself.
    fn until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) -> Result<(), Miss> {
        for _ in 0..MOST_DECISIONS {
            if is_so(self) {
                return Ok(());
            }
            if self.is_quiet_day() || self.is_over() {
                break;
            }
            self.go_on()?;
        }
        Err(Miss::new(
            format!(
                "it never comes to that; {}",
                questions::written(self.town(), &self.names)
            ),
            what,
        ))
    }

    fn go_to(&mut self, moment: Moment) -> Result<(), Miss> {
        let start = self.town().truth().night();
        let from_night = super::is_night(self.town());
        if self.is_over() {
            return Err(Miss::new("the game is over", "a game that goes on"));
        }
        let later = |town: &Town| {
            let truth = town.truth();
            truth.phase() == Phase::Day && truth.is_quiet() && (from_night || truth.night() > start)
        };
        for _ in 0..MOST_DECISIONS {
            let town = self.town();
            let truth = town.truth();
            let night = truth.night();
            let by_night = matches!(truth.phase(), Phase::Night { .. });
            let (there, missed) = match moment {
                Moment::Dawn => (later(town), false),
                Moment::Nightfall => (by_night && night > start, false),
                Moment::Night(number) => (by_night && night == number, night > number),
                Moment::Day(number) => (
                    truth.phase() == Phase::Day && truth.is_quiet() && night == number,
                    night > number,
                ),
                Moment::Vote => (
                    truth.phase() == Phase::Vote && truth.pending().is_none(),
                    self.is_quiet_day(),
                ),
                Moment::Call(character) => (
                    truth.last_call() == Some(Slot::Character(character)),
                    later(town),
                ),
                Moment::Asked(seat) => (self.is_asked(seat), self.is_quiet_day()),
                Moment::StorytellerAsked => (
                    truth
                        .pending()
                        .is_some_and(|it| it.to == truth.storyteller()),
                    self.is_quiet_day(),
                ),
            };
            if there || self.is_over() {
                return Ok(());
            }
            if missed {
                break;
            }
            self.go_on()?;
        }
        let found = questions::written(self.town(), &self.names);
        Err(Miss::new(
            format!("{}; {found}", super::picture::when(self.town())),
            "that moment on the way",
        ))
    }

    fn is_asked(&self, seat: Seat) -> bool {
        match self.pending() {
            Some(pending) => pending.to == seat,
            None => {
                self.town().truth().phase() == Phase::Vote
                    && matches!(self.town().turn(), Turn::Act(asked) if asked.has(seat))
            }
        }
    }

    fn players(&mut self, seat: Seat, act: &Act) -> Result<(), Miss> {
        let who = self.names.of(seat).to_owned();
        match act {
            Act::Choose(choices) => choices.iter().try_for_each(|&choice| {
                self.until(&format!("{who} is asked"), |it| {
                    it.pending().is_some_and(|pending| pending.to == seat)
                })?;
                self.answer(seat, action_of(choice))
            }),
            Act::Yes | Act::No | Act::State(_) => {
                self.until(&format!("{who} is asked"), |it| {
                    it.pending().is_some_and(|pending| pending.to == seat)
                })?;
                self.answer_with(seat, act)
            }
            Act::Pass => {
                self.until(&format!("{who} is asked"), |it| {
                    it.is_quiet_day() || it.pending().is_some_and(|pending| pending.to == seat)
                })?;
                self.answer(seat, Action::Pass)
            }
            Act::Raise(_) => {
                self.until(&format!("{who}'s hand is looked at"), |it| {
                    it.is_asked(seat) && it.pending().is_none()
                })?;
                self.answer_with(seat, act)
            }
            Act::Nominate(_) | Act::Exile(_) | Act::Visit => {
                self.until("the day", Self::is_quiet_day)?;
                self.answer_with(seat, act)
            }
            Act::Use(character, choices) => {
                self.until("the day", Self::is_quiet_day)?;
                self.answer(seat, Action::Use(*character))?;
                if choices.is_empty() {
                    return Ok(());
                }
                self.players(seat, &Act::Choose(choices.clone()))
            }
            Act::Tell(..)
            | Act::Next
            | Act::Wait
            | Act::Strike(_)
            | Act::ByHand(_)
            | Act::Welcome(_)
            | Act::SeeOff(_) => Err(Miss::new(who, "说书人")),
        }
    }

    fn answer_with(&mut self, seat: Seat, act: &Act) -> Result<(), Miss> {
        match single(act) {
            Some(action) => self.answer(seat, action),
            None => Err(Miss::new("several answers", "one answer")),
        }
    }

    fn storytellers(&mut self, sake: Option<Character>, act: &Act) -> Result<(), Miss> {
        let storyteller = self.town().truth().storyteller();
        match act {
            Act::Next => {
                self.until("the storyteller may go on", |it| match it.pending() {
                    Some(pending) => {
                        pending.to == storyteller && pending.question == Question::Hand
                    }
                    None => it.town().truth().phase() != Phase::Vote,
                })?;
                let action = if self.pending().is_some() {
                    Action::Pass
                } else {
                    Action::Next
                };
                self.answer(storyteller, action)
            }
            Act::Tell(whom, said) => {
                self.until("the storyteller is asked what to tell", |it| {
                    let asked = it.pending().is_some_and(|pending| {
                        pending.to == storyteller
                            && pending.question == Question::Say
                            && sake.is_none_or(|sake| pending.character == sake)
                    });
                    asked && whom.is_none_or(|whom| it.town().truth().acting() == Some(whom))
                })?;
                let mut legal = Vec::new();
                self.town().legal_actions(storyteller, &mut legal);
                let found = legal
                    .iter()
                    .copied()
                    .find(|action| matches!(action, Action::Say(info) if said.means(*info)));
                match found {
                    Some(action) => self.answer(storyteller, action),
                    None => {
                        let sayable: Vec<String> = legal
                            .iter()
                            .filter_map(|action| match action {
                                Action::Say(info) => Some(told::written(*info, &self.names)),
                                _ => None,
                            })
                            .take(40)
                            .collect();
                        Err(Miss::new(
                            format!("{} cannot be told now", said.written(&self.names)),
                            sayable.join(" / "),
                        ))
                    }
                }
            }
            Act::Choose(choices) => choices
                .iter()
                .try_for_each(|&choice| self.storyteller_answers(sake, action_of(choice))),
            Act::Yes => self.storyteller_answers(sake, Action::Yes),
            Act::No => self.storyteller_answers(sake, Action::No),
            Act::State(statement) => self.storyteller_answers(sake, Action::State(*statement)),
            Act::Pass => self.storyteller_answers(sake, Action::Pass),
            Act::Wait | Act::Strike(_) | Act::Nominate(_) | Act::Welcome(_) | Act::SeeOff(_) => {
                self.until("the day", Self::is_quiet_day)?;
                self.answer_with(storyteller, act)
            }
            Act::ByHand(_) => {
                self.until("a character that is played by hand", |it| {
                    it.is_quiet_day()
                        || it
                            .pending()
                            .is_some_and(|pending| pending.question == Question::Hand)
                })?;
                self.answer_with(storyteller, act)
            }
            Act::Raise(_) | Act::Exile(_) | Act::Use(..) | Act::Visit => {
                Err(Miss::new("说书人", "a player"))
            }
        }
    }

    /// The next question to the storyteller that can be answered like that.
    fn storyteller_answers(&mut self, sake: Option<Character>, action: Action) -> Result<(), Miss> {
        let storyteller = self.town().truth().storyteller();
        self.until("the storyteller is asked that", |it| {
            it.pending().is_some_and(|pending| {
                pending.to == storyteller
                    && fits(&pending.question, action)
                    && sake.is_none_or(|sake| pending.character == sake)
            })
        })?;
        self.answer(storyteller, action)
    }

    /// Counts a vote: these hands are up, all others down.
    fn vote(&mut self, hands: &[Seat]) -> Result<(), Miss> {
        self.until("a vote", |it| {
            it.pending().is_none() && it.town().truth().phase() == Phase::Vote
        })?;
        let mut left = hands.to_vec();
        while self.town().truth().phase() == Phase::Vote {
            let Turn::Act(asked) = self.town().turn() else {
                break;
            };
            let Some(seat) = asked.first() else { break };
            if left.contains(&seat) {
                left.retain(|it| *it != seat);
                self.answer(seat, Action::Yes)?;
            } else {
                self.go_on()?;
            }
        }
        match left.first() {
            None => Ok(()),
            Some(&seat) => Err(Miss::new(
                format!("the hand of {} is not looked at", self.names.of(seat)),
                "a player who has a vote",
            )),
        }
    }
}
