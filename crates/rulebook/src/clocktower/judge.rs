//! Whether what a page claims is so.

use clocktower::{Action, Phase, Question, Sight, Team, Town, Victory};
use kernel::{Seat, Seats};

use super::claims::{Claim, TownClaim, Why};
use super::deeds::{Act, Choice};
use super::questions;
use super::seen::Seen;
use super::{names, picture, told};
use crate::game::Miss;
use crate::seats::Names;

/// All that a claim may be about.
pub(super) struct Court<'stage> {
    pub(super) town: &'stage Town,
    pub(super) names: &'stage Names,
    pub(super) seen: &'stage [Seen],
    /// Who died, and who came back, when day broke last.
    pub(super) dawn: [Seats; 2],
}

impl Court<'_> {
    pub(super) fn judge(&self, claim: &Claim) -> Result<(), Miss> {
        match claim {
            Claim::Town(claim) => self.judge_town(claim),
            Claim::Player(seat, claim) => self.judge_player(*seat, claim),
        }
    }

    fn judge_town(&self, claim: &TownClaim) -> Result<(), Miss> {
        let truth = self.town.truth();
        let players = truth.present();
        let day = truth.day();
        match claim {
            TownClaim::Asked(who, kind, sake) => {
                let storyteller = truth.storyteller();
                let asked: Seats = who.iter().map(|it| it.unwrap_or(storyteller)).collect();
                let so = questions::now(self.town).is_some_and(|now| {
                    now.0 == asked && now.1 == *kind && (sake.is_none() || now.2 == *sake)
                });
                unless(so, || {
                    let sake = sake.map_or_else(String::new, |it| format!(" 为 {}", names::of(it)));
                    let people = questions::people(self.town, asked, self.names);
                    Miss::new(
                        questions::written(self.town, self.names),
                        format!("被问: {people} {}{sake}", kind.name()),
                    )
                })
            }
            TownClaim::Living(seats) => self.same(truth.living(), seats),
            TownClaim::Dead(seats) => self.same(players.minus(truth.living()), seats),
            TownClaim::Died(seats) => self.same(self.dawn[0], seats),
            TownClaim::Back(seats) => self.same(self.dawn[1], seats),
            TownClaim::Doomed(seat) => {
                let as_text = |it: Option<Seat>| it.map_or("无", |seat| self.names.of(seat));
                Miss::unless_equal(as_text(day.doomed), as_text(*seat))
            }
            TownClaim::ToBeat(votes) => Miss::unless_equal(day.to_beat, *votes),
            TownClaim::Needed(votes) => Miss::unless_equal(truth.needed(), *votes),
            TownClaim::Night(number) => {
                let is_night = matches!(truth.phase(), Phase::Night { .. } | Phase::Setup);
                unless(is_night && truth.night().max(1) == *number, || {
                    Miss::new(picture::when(self.town), format!("第 {number} 夜"))
                })
            }
            TownClaim::Day(number) => {
                let is_day = matches!(truth.phase(), Phase::Day | Phase::Vote);
                unless(is_day && truth.night() == *number, || {
                    Miss::new(picture::when(self.town), format!("第 {number} 天"))
                })
            }
            TownClaim::Over(expected) => self.judge_end(*expected),
            TownClaim::Choices(extent, choices, reason) => {
                self.judge_choices(*extent, choices, reason.as_deref())
            }
            TownClaim::Sayable(extent, said) => self.judge_sayable(*extent, said),
            TownClaim::Characters(counts) => self.judge_counts(counts),
            TownClaim::May(act) => self.judge_may(truth.storyteller(), act),
            TownClaim::MayNot(act, reason) => {
                self.judge_may_not(truth.storyteller(), act, reason.as_deref())
            }
        }
    }

    fn judge_counts(&self, counts: &[(Team, u8)]) -> Result<(), Miss> {
        let truth = self.town.truth();
        let there = |team: Team| {
            truth
                .present()
                .into_iter()
                .filter(|&seat| truth.team_of(truth.character(seat)) == team)
                .count()
        };
        let text = |count: &dyn Fn(Team, u8) -> usize| {
            let texts: Vec<String> = counts
                .iter()
                .map(|&(team, number)| format!("{} {}", names::of_team(team), count(team, number)))
                .collect();
            texts.join(" ")
        };
        Miss::unless_equal(
            text(&|team, _| there(team)),
            text(&|_, number| usize::from(number)),
        )
    }

    fn same(&self, found: Seats, expected: &[Seat]) -> Result<(), Miss> {
        let expected = expected.iter().copied().collect();
        Miss::unless_equal(
            told::list(found, self.names),
            told::list(expected, self.names),
        )
    }

    fn judge_end(&self, expected: Option<(clocktower::Side, Option<Why>)>) -> Result<(), Miss> {
        let found = match self.town.truth().phase() {
            Phase::Over { side, why } => Some((side, why)),
            Phase::Setup | Phase::Night { .. } | Phase::Day | Phase::Vote => None,
        };
        let fits = |why: Victory, expected: Why| match (why, expected) {
            (Victory::NoDemon, Why::NoDemon)
            | (Victory::TwoLeft, Why::TwoLeft)
            | (Victory::Storyteller, Why::Storyteller) => true,
            (Victory::By(character), Why::By(expected)) => character == expected,
            (
                Victory::NoDemon | Victory::TwoLeft | Victory::Storyteller | Victory::By(_),
                Why::NoDemon | Why::TwoLeft | Why::Storyteller | Why::By(_),
            ) => false,
        };
        let so = match (found, expected) {
            (None, None) => true,
            (Some((side, why)), Some((expected, because))) => {
                side == expected && because.is_none_or(|because| fits(why, because))
            }
            (None, Some(_)) | (Some(_), None) => false,
        };
        unless(so, || {
            let expected = expected.map_or_else(
                || "the game goes on".to_owned(),
                |(side, why)| {
                    let why = why.map_or_else(String::new, |why| {
                        format!(
                            " 因为 {}",
                            picture::reason(match why {
                                Why::NoDemon => Victory::NoDemon,
                                Why::TwoLeft => Victory::TwoLeft,
                                Why::Storyteller => Victory::Storyteller,
                                Why::By(character) => Victory::By(character),
                            })
                        )
                    });
                    format!("终局 {}{why}", names::of_side(side))
                },
            );
            Miss::new(picture::when(self.town), expected)
        })
    }
}

/// The one action that an act is, if it is one.
pub(super) fn single(act: &Act) -> Option<Action> {
    Some(match act {
        Act::Choose(choices) => match choices[..] {
            [one] => action_of(one),
            _ => return None,
        },
        Act::Yes | Act::Raise(true) => Action::Yes,
        Act::No | Act::Raise(false) => Action::No,
        Act::State(statement) => Action::State(*statement),
        Act::Next => Action::Next,
        Act::Wait => Action::Wait,
        Act::Pass => Action::Pass,
        Act::Nominate(seat) => Action::Nominate(*seat),
        Act::Exile(seat) => Action::Exile(*seat),
        Act::Use(character, choices) if choices.is_empty() => Action::Use(*character),
        Act::Visit => Action::Visit,
        Act::Strike(seat) => Action::Pick(*seat),
        Act::ByHand(tool) => Action::Hand(*tool),
        Act::Welcome(seat) => Action::Welcome(*seat),
        Act::SeeOff(seat) => Action::SeeOff(*seat),
        Act::Use(..) | Act::Tell(..) => return None,
    })
}

pub(super) const fn action_of(choice: Choice) -> Action {
    match choice {
        Choice::Seat(seat) => Action::Pick(seat),
        Choice::Character(character) => Action::Name(character),
        Choice::Nobody => Action::Decline,
    }
}

/// Whether a question can be answered with such an act at all.
pub(super) const fn fits(question: &Question, action: Action) -> bool {
    match (question, action) {
        (Question::Pick { .. }, Action::Pick(_))
        | (Question::Name { .. }, Action::Name(_))
        | (Question::YesNo { .. }, Action::Yes | Action::No)
        | (Question::State { .. }, Action::State(_))
        | (Question::Say, Action::Say(_))
        | (Question::Hand, Action::Hand(_))
        | (Question::Hand | Question::Pass, Action::Pass) => true,
        (
            Question::Pick { may_decline, .. }
            | Question::Name { may_decline, .. }
            | Question::State { may_decline },
            Action::Decline,
        ) => *may_decline,
        _ => false,
    }
}

/// Who died and came back at a dawn, if this is one.
pub(super) const fn dawn(sight: &Sight) -> Option<[Seats; 2]> {
    match sight {
        Sight::Dawned { died, revived } => Some([died.0, revived.0]),
        _ => None,
    }
}

pub(super) fn unless(so: bool, miss: impl FnOnce() -> Miss) -> Result<(), Miss> {
    if so { Ok(()) } else { Err(miss()) }
}
