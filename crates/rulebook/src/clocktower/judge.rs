//! Whether what a page claims is so.

use clocktower::{Action, Life, Mark, Phase, Question, Sight, Town, Victory};
use kernel::{Position, Seat, Seats};

use super::claims::{Claim, Extent, PlayerClaim, TownClaim, Why};
use super::deeds::{Act, Choice};
use super::questions::{self, Kind};
use super::seen::Seen;
use super::told::{self, Said};
use super::{names, picture, reasons};
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
        let players = Seats::all(truth.players());
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
        }
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

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(pending) = self.town.truth().pending() {
            self.town.legal_actions(pending.to, &mut legal);
        }
        legal
    }

    fn judge_choices(
        &self,
        extent: Extent,
        choices: &[Choice],
        reason: Option<&str>,
    ) -> Result<(), Miss> {
        let actions: Vec<Action> = choices.iter().copied().map(action_of).collect();
        let found: Vec<Action> = self
            .legal()
            .into_iter()
            .filter(|it| matches!(it, Action::Pick(_) | Action::Name(_) | Action::Decline))
            .collect();
        let as_text = |actions: &[Action]| {
            let mut sorted = actions.to_vec();
            sorted.sort_unstable();
            let texts: Vec<String> = sorted
                .iter()
                .map(|&it| written_choice(it, self.names))
                .collect();
            if texts.is_empty() {
                "无".to_owned()
            } else {
                texts.join(" ")
            }
        };
        match extent {
            Extent::Exactly => Miss::unless_equal(as_text(&found), as_text(&actions)),
            Extent::Among => unless(actions.iter().all(|it| found.contains(it)), || {
                Miss::new(as_text(&found), format!("{} among them", as_text(&actions)))
            }),
            Extent::NoneOf => {
                unless(!actions.iter().any(|it| found.contains(it)), || {
                    Miss::new(as_text(&found), format!("none of {}", as_text(&actions)))
                })?;
                let Some(pending) = self.town.truth().pending() else {
                    return Err(Miss::new("nobody is asked to choose", "a question"));
                };
                match reason {
                    None => Ok(()),
                    Some(reason) => actions.iter().try_for_each(|&action| {
                        let found = self
                            .town
                            .why_not(pending.to, action)
                            .map_or("allowed", reasons::id);
                        Miss::unless_equal(found, reason)
                    }),
                }
            }
        }
    }

    fn judge_sayable(&self, extent: Extent, said: &[Said]) -> Result<(), Miss> {
        let found: Vec<clocktower::Info> = self
            .legal()
            .into_iter()
            .filter_map(|it| match it {
                Action::Say(info) => Some(info),
                _ => None,
            })
            .collect();
        let as_text = |infos: &[clocktower::Info]| {
            let texts: Vec<String> = infos
                .iter()
                .take(40)
                .map(|&it| told::written(it, self.names))
                .collect();
            format!(
                "{}{}",
                texts.join(" / "),
                if infos.len() > 40 { " / …" } else { "" }
            )
        };
        let is_there = |it: &Said| found.iter().any(|&info| it.means(info));
        let expected = || {
            let texts: Vec<String> = said.iter().map(|it| it.written(self.names)).collect();
            texts.join(" / ")
        };
        let asked = questions::now(self.town).is_some_and(|now| now.1 == Kind::Tell);
        unless(asked, || {
            Miss::new(
                questions::written(self.town, self.names),
                "被问: 说书人 告诉",
            )
        })?;
        match extent {
            Extent::Exactly => {
                let all = found
                    .iter()
                    .all(|&info| said.iter().any(|it| it.means(info)));
                unless(all && said.iter().all(is_there), || {
                    Miss::new(as_text(&found), expected())
                })
            }
            Extent::Among => unless(said.iter().all(is_there), || {
                Miss::new(as_text(&found), format!("{} among them", expected()))
            }),
            Extent::NoneOf => unless(!said.iter().any(is_there), || {
                Miss::new(as_text(&found), format!("none of {}", expected()))
            }),
        }
    }

    fn judge_player(&self, seat: Seat, claim: &PlayerClaim) -> Result<(), Miss> {
        let truth = self.town.truth();
        let seen = &self.seen[seat.index()];
        let told_text = || {
            let texts: Vec<String> = seen
                .told
                .iter()
                .map(|&it| told::written(it, self.names))
                .collect();
            if texts.is_empty() {
                "什么也没得知".to_owned()
            } else {
                format!("得知: {}", texts.join(" / "))
            }
        };
        let said_text = |said: &[Said]| {
            let texts: Vec<String> = said.iter().map(|it| it.written(self.names)).collect();
            texts.join(" / ")
        };
        let yes_no = |so: bool, yes: &str, no: &str| if so { yes } else { no }.to_owned();
        match claim {
            PlayerClaim::Told(said) => {
                let all = said
                    .iter()
                    .all(|it| seen.told.iter().any(|&info| it.means(info)));
                unless(all, || {
                    Miss::new(told_text(), format!("得知: {}", said_text(said)))
                })
            }
            PlayerClaim::OnlyTold(said) => {
                let same = said.len() == seen.told.len()
                    && said
                        .iter()
                        .zip(&seen.told)
                        .all(|(it, &info)| it.means(info));
                unless(same, || {
                    Miss::new(told_text(), format!("只得知: {}", said_text(said)))
                })
            }
            PlayerClaim::NotTold(said) => {
                let any = said
                    .iter()
                    .any(|it| seen.told.iter().any(|&info| it.means(info)));
                unless(!any, || {
                    Miss::new(told_text(), format!("没有得知: {}", said_text(said)))
                })
            }
            PlayerClaim::Woken(woken) => {
                let text = |so| yes_no(so, "被叫醒", "没有被叫醒");
                Miss::unless_equal(text(seen.woken), text(*woken))
            }
            PlayerClaim::Token(has) => {
                let text = |so| yes_no(so, "有票", "没有票");
                let found = truth.has_token(seat) || truth.life(seat) == Life::Alive;
                Miss::unless_equal(text(found), text(*has))
            }
            PlayerClaim::Alive(alive) => {
                let text = |so| yes_no(so, "活着", "死亡");
                Miss::unless_equal(text(truth.living().has(seat)), text(*alive))
            }
            PlayerClaim::Is(character, is) => {
                let found = truth.character(seat);
                unless((found == *character) == *is, || {
                    let not = if *is { "" } else { "不" };
                    Miss::new(
                        format!("是 {}", names::of(found)),
                        format!("{not}是 {}", names::of(*character)),
                    )
                })
            }
            PlayerClaim::Believes(character) => {
                Miss::unless_equal(names::of(truth.believes(seat)), names::of(*character))
            }
            PlayerClaim::Side(side) => {
                Miss::unless_equal(names::of_side(truth.side(seat)), names::of_side(*side))
            }
            PlayerClaim::Drunk => self.judge_mark(seat, Mark::Drunk, "醉酒"),
            PlayerClaim::Poisoned => self.judge_mark(seat, Mark::Poisoned, "中毒"),
            PlayerClaim::Sober => {
                Miss::unless_equal(picture::sobriety(self.town, seat).as_str(), "清醒")
            }
            PlayerClaim::Able(able) => {
                let text = |so| yes_no(so, "有能力", "没有能力");
                Miss::unless_equal(text(truth.is_able(seat)), text(*able))
            }
            PlayerClaim::Spent(spent) => {
                let text = |so| yes_no(so, "已用", "未用");
                Miss::unless_equal(text(truth.is_spent(seat)), text(*spent))
            }
            PlayerClaim::May(act) => {
                let action = self.single(act)?;
                match self.town.why_not(seat, action) {
                    None => Ok(()),
                    Some(reason) => Err(Miss::new(
                        format!("it is refused: {}", reasons::id(reason)),
                        "it is allowed",
                    )),
                }
            }
            PlayerClaim::MayNot(act, reason) => {
                let action = self.single(act)?;
                let found = self.town.why_not(seat, action).map(reasons::id);
                match (found, reason) {
                    (None, _) => Err(Miss::new("it is allowed", "it is refused")),
                    (Some(found), Some(expected)) => Miss::unless_equal(found, expected.as_str()),
                    (Some(_), None) => Ok(()),
                }
            }
            PlayerClaim::Knows(of, character, known) => {
                let text = |so| yes_no(so, "知道", "不知");
                Miss::unless_equal(text(seen.has(*of, *character)), text(*known))
            }
        }
    }

    fn judge_mark(&self, seat: Seat, mark: Mark, word: &str) -> Result<(), Miss> {
        let truth = self.town.truth();
        let marked = truth.marks(seat).iter().any(|effect| effect.mark == mark);
        unless(marked && truth.is_impaired(seat), || {
            Miss::new(picture::sobriety(self.town, seat), word)
        })
    }

    fn single(&self, act: &Act) -> Result<Action, Miss> {
        single(act).ok_or_else(|| Miss::new("several answers in one line", "one answer"))
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

fn written_choice(action: Action, seats: &Names) -> String {
    match action {
        Action::Pick(seat) => seats.of(seat).to_owned(),
        Action::Name(character) => names::of(character),
        _ => "不选".to_owned(),
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
        | (Question::Pass, Action::Pass) => true,
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

fn unless(so: bool, miss: impl FnOnce() -> Miss) -> Result<(), Miss> {
    if so { Ok(()) } else { Err(miss()) }
}
