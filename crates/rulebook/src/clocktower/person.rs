//! What a page claims of one player.

use clocktower::{Action, Info, Life, Mark};
use kernel::{Position, Seat};

use super::claims::PlayerClaim;
use super::deeds::Act;
use super::judge::{Court, single, unless};
use super::told::{self, Said};
use super::{names, picture, reasons};
use crate::game::Miss;

impl Court<'_> {
    pub(super) fn judge_player(&self, seat: Seat, claim: &PlayerClaim) -> Result<(), Miss> {
        let truth = self.town.truth();
        let seen = &self.seen[seat.index()];
        let yes_no = |so: bool, yes: &str, no: &str| if so { yes } else { no }.to_owned();
        match claim {
            PlayerClaim::Told(said) => self.judge_telling(seat, "得知", said, |told| {
                said.iter()
                    .all(|it| told.iter().any(|&info| it.means(info)))
            }),
            PlayerClaim::OnlyTold(said) => self.judge_telling(seat, "只得知", said, |told| {
                said.len() == told.len() && said.iter().zip(told).all(|(it, &info)| it.means(info))
            }),
            PlayerClaim::NotTold(said) => self.judge_telling(seat, "没有得知", said, |told| {
                !said
                    .iter()
                    .any(|it| told.iter().any(|&info| it.means(info)))
            }),
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
            PlayerClaim::Marked(character, marked) => {
                let found: Vec<String> = truth
                    .tokens(seat)
                    .iter()
                    .map(|token| names::of(token.character))
                    .collect();
                let has = truth
                    .tokens(seat)
                    .iter()
                    .any(|token| token.character == *character);
                let word = if *marked { "有标记" } else { "没有标记" };
                unless(has == *marked, || {
                    Miss::new(
                        format!("tokens: {}", found.join(" ")),
                        format!("{word} {}", names::of(*character)),
                    )
                })
            }
            PlayerClaim::Mad(character) => {
                let found = truth.marks(seat).iter().find_map(|it| match it.mark {
                    Mark::Mad(character) => Some(character),
                    _ => None,
                });
                let text = |it: Option<_>| it.map_or("没有疯狂".to_owned(), names::of);
                Miss::unless_equal(text(found), text(*character))
            }
            PlayerClaim::Gained(character) => {
                let found = truth.gained(seat).map_or("无".to_owned(), names::of);
                Miss::unless_equal(found, names::of(*character))
            }
            PlayerClaim::May(act) => self.judge_may(seat, act),
            PlayerClaim::MayNot(act, reason) => self.judge_may_not(seat, act, reason.as_deref()),
            PlayerClaim::Knows(of, character, known) => {
                let text = |so| yes_no(so, "知道", "不知");
                Miss::unless_equal(text(seen.has(*of, *character)), text(*known))
            }
        }
    }

    /// That a player, or the storyteller, may do this now.
    pub(super) fn judge_may(&self, seat: Seat, act: &Act) -> Result<(), Miss> {
        match self.town.why_not(seat, only(act)?) {
            None => Ok(()),
            Some(reason) => Err(Miss::new(
                format!("it is refused: {}", reasons::id(reason)),
                "it is allowed",
            )),
        }
    }

    /// That a player, or the storyteller, may not, and perhaps why.
    pub(super) fn judge_may_not(
        &self,
        seat: Seat,
        act: &Act,
        reason: Option<&str>,
    ) -> Result<(), Miss> {
        let found = self.town.why_not(seat, only(act)?).map(reasons::id);
        match (found, reason) {
            (None, _) => Err(Miss::new("it is allowed", "it is refused")),
            (Some(found), Some(expected)) => Miss::unless_equal(found, expected),
            (Some(_), None) => Ok(()),
        }
    }

    fn judge_mark(&self, seat: Seat, mark: Mark, word: &str) -> Result<(), Miss> {
        let truth = self.town.truth();
        let marked = truth.marks(seat).iter().any(|effect| effect.mark == mark);
        unless(marked && truth.is_impaired(seat), || {
            Miss::new(picture::sobriety(self.town, seat), word)
        })
    }

    /// What a player was told since the last `expect` block.
    fn judge_telling(
        &self,
        seat: Seat,
        word: &str,
        said: &[Said],
        is_so: impl Fn(&[Info]) -> bool,
    ) -> Result<(), Miss> {
        let found = &self.seen[seat.index()].told;
        unless(is_so(found), || {
            let texts: Vec<String> = found
                .iter()
                .map(|&it| told::written(it, self.names))
                .collect();
            let expected: Vec<String> = said.iter().map(|it| it.written(self.names)).collect();
            let found = if texts.is_empty() {
                "什么也没得知".to_owned()
            } else {
                format!("得知: {}", texts.join(" / "))
            };
            Miss::new(found, format!("{word}: {}", expected.join(" / ")))
        })
    }
}

fn only(act: &Act) -> Result<Action, Miss> {
    single(act).ok_or_else(|| Miss::new("several answers in one line", "one answer"))
}
