//! 说法 — one piece of information of a puzzle file, read as its character's words are.

use kernel::Seat;
use serde::Deserialize;

use super::ids::{Id, TeamId};
use crate::solve::model::{self, Shape};
use crate::solve::puzzle::{Said, When};
use crate::{Character, Info, Side, Statement, Team};

/// No game of a puzzle goes on for longer.
pub(super) const LAST_ROUND: u8 = 60;

/// Whether there is such a night, or day.
pub(super) fn is_number(round: u8) -> bool {
    (1..=LAST_ROUND).contains(&round)
}

/// One piece of information, read as its character's words are.
#[derive(Deserialize)]
#[serde(try_from = "RawInfo")]
pub(super) enum Spoken {
    Said(Said),
    Shot {
        day: u8,
        role: Character,
        picks: Vec<Seat>,
        names: Vec<Character>,
        died: bool,
    },
    Unread(Character),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawInfo {
    night: Option<u8>,
    day: Option<u8>,
    role: Id,
    player: Option<Seat>,
    players: Option<[Seat; 2]>,
    character: Option<Id>,
    characters: Option<[Id; 2]>,
    none: Option<bool>,
    count: Option<u8>,
    yes: Option<bool>,
    same: Option<bool>,
    died: Option<bool>,
    guesses: Option<Vec<RawGuess>>,
    asks: Option<RawAsks>,
    answer: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGuess {
    player: Seat,
    character: Id,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawAsks {
    IsTeam { player: Seat, team: TeamId },
    IsEvil { player: Seat },
    Is { player: Seat, character: Id },
}

impl TryFrom<RawInfo> for Spoken {
    type Error = String;

    fn try_from(raw: RawInfo) -> Result<Self, String> {
        let when = match (raw.night, raw.day) {
            (Some(night), None) if is_number(night) => When::Night(night),
            (None, Some(day)) if is_number(day) => When::Day(day),
            _ => {
                return Err(format!(
                    "{} needs either night = 1 or day = 1, counted from 1 to {LAST_ROUND}",
                    raw.role.0
                ));
            }
        };
        let role = raw.role.0;
        let Some(shape) = model::shape(role) else {
            return Ok(Self::Unread(role));
        };
        let mut said = Said {
            when,
            role,
            picks: Vec::new(),
            named: None,
            statement: None,
            told: None,
        };
        let need = |what: &str| format!("{role} needs {what}");
        match shape {
            Shape::Number => said.told = Some(raw.number()?),
            Shape::Answer => said.told = Some(raw.yes_or_no()?),
            Shape::OneOf(team) => said.told = Some(raw.one_of(team)?),
            Shape::PicksAndNumber => {
                said.picks = raw.chosen()?;
                said.told = Some(raw.number()?);
            }
            Shape::PicksAndAnswer => {
                said.picks = raw.chosen()?;
                said.told = Some(raw.yes_or_no()?);
            }
            Shape::Token => said.told = Some(raw.token()?),
            Shape::PickAndToken => {
                said.picks = raw.chosen()?;
                said.told = Some(raw.token()?);
            }
            Shape::PickAndEither => {
                said.picks = raw.chosen()?;
                said.told = Some(raw.either()?);
            }
            Shape::Picks => said.picks = raw.chosen()?,
            Shape::Asked => {
                let Some(asks) = raw.asks else {
                    return Ok(Self::Unread(role));
                };
                said.statement = Some(asks.statement());
                said.told = Some(raw.yes_or_no()?);
            }
            Shape::Shot => {
                let When::Day(day) = when else {
                    return Err(need("day = 1, not a night"));
                };
                return Ok(Self::Shot {
                    day,
                    role,
                    picks: raw.chosen()?,
                    names: Vec::new(),
                    died: raw.died.unwrap_or(false),
                });
            }
            Shape::Guesses => match when {
                When::Night(_) => said.told = Some(raw.number()?),
                When::Day(day) => {
                    let guesses = raw.guesses.ok_or_else(|| need("guesses"))?;
                    return Ok(Self::Shot {
                        day,
                        role,
                        picks: guesses.iter().map(|guess| guess.player).collect(),
                        names: guesses.iter().map(|guess| guess.character.0).collect(),
                        died: false,
                    });
                }
            },
        }
        Ok(Self::Said(said))
    }
}

impl RawInfo {
    fn need(&self, what: &str) -> String {
        format!("{} needs {what}", self.role.0)
    }

    fn number(&self) -> Result<Info, String> {
        let number = self.count.ok_or_else(|| self.need("count = a number"))?;
        Ok(Info::Number { number })
    }

    fn yes_or_no(&self) -> Result<Info, String> {
        let yes = self
            .yes
            .or(self.same)
            .or(self.answer)
            .ok_or_else(|| self.need("yes, same or answer = true or false"))?;
        Ok(Info::Answer { yes })
    }

    fn one_of(&self, team: Team) -> Result<Info, String> {
        match (self.players, self.character, self.none) {
            (None, None, Some(true)) => Ok(Info::NoneOf { team }),
            (Some([one, other]), Some(character), None | Some(false)) if one != other => {
                let (a, b) = (one.min(other), one.max(other));
                Ok(Info::OneOf {
                    a,
                    b,
                    character: character.0,
                })
            }
            _ => Err(self.need("two players and a character, or none = true")),
        }
    }

    fn chosen(&self) -> Result<Vec<Seat>, String> {
        match (self.player, self.players) {
            (Some(player), None) => Ok(vec![player]),
            (None, Some(players)) => Ok(players.to_vec()),
            _ => Err(self.need("player = a seat, or players = two seats")),
        }
    }

    fn token(&self) -> Result<Info, String> {
        match (self.player, self.character) {
            (Some(seat), Some(character)) => Ok(Info::Token {
                seat,
                character: character.0,
            }),
            _ => Err(self.need("a player and the character shown")),
        }
    }

    fn either(&self) -> Result<Info, String> {
        let is_good = |id: Id| {
            id.0.entry()
                .is_some_and(|entry| entry.team.side() == Side::Good)
        };
        match (self.player, self.characters) {
            (Some(seat), Some([one, other])) if is_good(one) != is_good(other) => {
                let (good, evil) = if is_good(one) {
                    (one.0, other.0)
                } else {
                    (other.0, one.0)
                };
                Ok(Info::Either { seat, good, evil })
            }
            _ => Err(self.need("a player and two characters, one good and one evil")),
        }
    }
}

impl RawAsks {
    fn statement(self) -> Statement {
        match self {
            Self::IsTeam { player, team } => Statement::Team {
                seat: player,
                team: team.0,
            },
            Self::IsEvil { player } => Statement::Evil { seat: player },
            Self::Is { player, character } => Statement::Is {
                seat: player,
                character: character.0,
            },
        }
    }
}
