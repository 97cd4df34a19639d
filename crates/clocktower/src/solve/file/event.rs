//! 事件 — what everybody saw, as a puzzle file has it.

use kernel::Seat;
use serde::Deserialize;

use super::info::{LAST_ROUND, is_number};
use crate::solve::puzzle::{Happening, Outcome};

/// What everybody saw, read where it stands.
#[derive(Deserialize)]
#[serde(try_from = "RawEvent")]
pub(super) struct Seen(pub(super) Happening);

impl TryFrom<RawEvent> for Seen {
    type Error = String;

    fn try_from(raw: RawEvent) -> Result<Self, String> {
        raw.read().map(Self)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEvent {
    night: Option<u8>,
    day: Option<u8>,
    kind: Kind,
    player: Seat,
    nominee: Option<Seat>,
    died: Option<bool>,
    votes: Option<Vec<Seat>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    NightDeath,
    Revival,
    DayDeath,
    Execution,
    Nomination,
    DiedAfterNominating,
    VirginExecution,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Self::NightDeath => "night-death",
            Self::Revival => "revival",
            Self::DayDeath => "day-death",
            Self::Execution => "execution",
            Self::Nomination => "nomination",
            Self::DiedAfterNominating => "died-after-nominating",
            Self::VirginExecution => "virgin-execution",
        }
    }
}

impl RawEvent {
    fn read(self) -> Result<Happening, String> {
        let seat = self.player;
        match self.kind {
            Kind::NightDeath => Ok(Happening::DiedAtNight {
                night: self.night()?,
                seat,
            }),
            Kind::Revival => Ok(Happening::Revived {
                night: self.night()?,
                seat,
            }),
            Kind::DayDeath => Ok(Happening::DiedByDay {
                day: self.day()?,
                seat,
            }),
            Kind::Execution => Ok(Happening::Executed {
                day: self.day()?,
                seat,
                died: self.died.unwrap_or(true),
            }),
            Kind::Nomination => self.nominated(Outcome::Nothing, self.nominee),
            // Whom the player nominated bears on nothing, where it is not told.
            Kind::DiedAfterNominating => {
                self.nominated(Outcome::NominatorDied, self.nominee.or(Some(seat)))
            }
            Kind::VirginExecution => self.nominated(Outcome::NominatorExecuted, self.nominee),
        }
    }

    fn nominated(&self, outcome: Outcome, of: Option<Seat>) -> Result<Happening, String> {
        let kind = self.kind.name();
        Ok(Happening::Nominated {
            day: self.day()?,
            by: self.player,
            of: of.ok_or_else(|| format!("{kind} needs nominee = a seat"))?,
            outcome,
            votes: self
                .votes
                .as_ref()
                .map(|votes| votes.iter().copied().collect()),
        })
    }

    fn day(&self) -> Result<u8, String> {
        self.round(self.day, "on a day; write day = 1")
    }

    fn night(&self) -> Result<u8, String> {
        self.round(self.night, "at night; write night = 2")
    }

    fn round(&self, round: Option<u8>, when: &str) -> Result<u8, String> {
        let kind = self.kind.name();
        match round {
            None => Err(format!("{kind} happens {when}")),
            Some(round) if is_number(round) => Ok(round),
            Some(round) => Err(format!(
                "{kind} is of night or day {round}; they are counted from 1 to {LAST_ROUND}"
            )),
        }
    }
}
