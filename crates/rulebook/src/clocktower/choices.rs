//! What may be chosen or told now, compared with what a page says.

use clocktower::{Action, Info};
use kernel::Position;

use super::claims::Extent;
use super::deeds::Choice;
use super::judge::{Court, action_of, unless};
use super::questions::{self, Kind};
use super::told::{self, Said};
use super::{names, reasons};
use crate::game::Miss;
use crate::seats::Names;

impl Court<'_> {
    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(pending) = self.town.truth().pending() {
            self.town.legal_actions(pending.to, &mut legal);
        }
        legal
    }

    pub(super) fn judge_choices(
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

    pub(super) fn judge_sayable(&self, extent: Extent, said: &[Said]) -> Result<(), Miss> {
        let found: Vec<Info> = self
            .legal()
            .into_iter()
            .filter_map(|it| match it {
                Action::Say(info) => Some(info),
                _ => None,
            })
            .collect();
        let as_text = |infos: &[Info]| {
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
}

fn written_choice(action: Action, seats: &Names) -> String {
    match action {
        Action::Pick(seat) => seats.of(seat).to_owned(),
        Action::Name(character) => names::of(character),
        _ => "不选".to_owned(),
    }
}
