//! 谜题文件 — how puzzles are written: a list of `puzzle`, each a town with `claims` and `events`.
//!
//! What is wrong is told where it is read, so that a reader of TOML can name the line.

use kernel::{Seat, Seats};
use serde::Deserialize;

use crate::solve::model::{self, Shape};
use crate::solve::puzzle::{Claim, Happening, Outcome, Puzzle, Said, When};
use crate::{Character, Info, Side, Statement, Team};

/// The only format there is.
const FORMAT: u32 = 1;

/// A file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "RawFile")]
pub struct PuzzleFile {
    /// Its puzzles, in order.
    pub puzzles: Vec<Puzzle>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    format: u32,
    #[serde(default)]
    puzzle: Vec<Puzzle>,
}

impl TryFrom<RawFile> for PuzzleFile {
    type Error = String;

    fn try_from(raw: RawFile) -> Result<Self, String> {
        if raw.format != FORMAT {
            return Err(format!(
                "the format is {}; this program reads format {FORMAT}",
                raw.format
            ));
        }
        if raw.puzzle.is_empty() {
            return Err("there is no [[puzzle]] in the file".to_owned());
        }
        Ok(Self {
            puzzles: raw.puzzle,
        })
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        RawPuzzle::deserialize(from)?
            .read()
            .map_err(serde::de::Error::custom)
    }
}

/// A character by its id.
#[derive(Clone, Copy)]
struct Id(Character);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?
            .parse()
            .map(Self)
            .map_err(serde::de::Error::custom)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPuzzle {
    id: String,
    #[serde(default)]
    #[expect(dead_code, reason = "where a puzzle comes from is for people")]
    label: Option<String>,
    #[serde(default)]
    #[expect(dead_code, reason = "where a puzzle comes from is for people")]
    thread: Option<String>,
    seats: u8,
    script_hidden: Vec<Id>,
    narrator_may_be: Option<Vec<Id>>,
    #[serde(default)]
    anybody_inherits: bool,
    solution: Option<Vec<Id>>,
    claims: Vec<RawClaim>,
    #[serde(default)]
    events: Vec<RawEvent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawClaim {
    seat: u8,
    label: Option<String>,
    claim: Option<Id>,
    #[serde(default)]
    info: Vec<Spoken>,
}

/// One piece of information, read as its character's words are.
#[derive(Deserialize)]
#[serde(try_from = "RawInfo")]
enum Spoken {
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
struct RawInfo {
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

#[derive(Clone, Copy)]
struct TeamId(Team);

impl<'de> Deserialize<'de> for TeamId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Team::DEALT
            .into_iter()
            .find(|team| team.name() == name)
            .map(Self)
            .ok_or_else(|| {
                serde::de::Error::custom(format!(
                    "there is no team \"{name}\"; there are townsfolk, outsider, minion and demon"
                ))
            })
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

impl RawPuzzle {
    fn read(self) -> Result<Puzzle, String> {
        let id = self.id;
        let wrong = |what: String| format!("puzzle {id}: {what}");
        if !(crate::FEWEST_PLAYERS..=crate::MOST_RESIDENTS).contains(&self.seats) {
            return Err(wrong(format!(
                "a town has {} to {} seats, not {}",
                crate::FEWEST_PLAYERS,
                crate::MOST_RESIDENTS,
                self.seats
            )));
        }
        if self.claims.len() != usize::from(self.seats) {
            return Err(wrong(format!(
                "there are {} claims for {} seats; write one for each, in order",
                self.claims.len(),
                self.seats
            )));
        }
        let mut claims = Vec::new();
        let mut events = Vec::new();
        for (seat, raw) in Seat::all(self.seats).zip(self.claims) {
            if raw.seat != seat.number() {
                return Err(wrong(format!(
                    "the claim of seat {} stands where that of seat {} belongs",
                    raw.seat,
                    seat.number()
                )));
            }
            claims.push(raw.read(seat, &mut events));
        }
        for event in self.events {
            events.push(event.read().map_err(&wrong)?);
        }
        events.sort_by_key(Happening::round);
        let puzzle = Puzzle {
            id: id.clone(),
            hidden: characters(self.script_hidden),
            narrator_may_be: self.narrator_may_be.map(characters),
            complete: false,
            anybody_inherits: self.anybody_inherits,
            claims,
            events,
            solution: self.solution.map(characters),
        };
        if let Some(seat) = puzzle
            .seats_named()
            .find(|seat| seat.number() >= self.seats)
        {
            return Err(wrong(format!(
                "there is no seat {}; seats are numbered from 0 to {}",
                seat.number(),
                self.seats - 1
            )));
        }
        match &puzzle.solution {
            Some(solution) if solution.len() != usize::from(self.seats) => Err(wrong(format!(
                "the solution has {} characters for {} seats",
                solution.len(),
                self.seats
            ))),
            Some(_) | None => Ok(puzzle),
        }
    }
}

fn characters(ids: Vec<Id>) -> Vec<Character> {
    ids.into_iter().map(|id| id.0).collect()
}

impl Puzzle {
    /// Every seat that somebody or something names.
    fn seats_named(&self) -> impl Iterator<Item = Seat> {
        let said = self.claims.iter().flat_map(|claim| &claim.info);
        let said = said.flat_map(|said| {
            let told: Seats = match said.told {
                Some(Info::OneOf { a, b, .. } | Info::Pair { a, b } | Info::Grimoire { a, b }) => {
                    Seats::only(a).with(b)
                }
                Some(
                    Info::Token { seat, .. }
                    | Info::Either { seat, .. }
                    | Info::Demon { seat }
                    | Info::Knows { seat, .. },
                ) => Seats::only(seat),
                Some(Info::Minions { seats }) => seats.0,
                Some(
                    Info::Nothing
                    | Info::Number { .. }
                    | Info::Answer { .. }
                    | Info::NoneOf { .. }
                    | Info::Absent { .. }
                    | Info::Became { .. }
                    | Info::Turned { .. }
                    | Info::Mad { .. }
                    | Info::InPlay { .. }
                    | Info::Statements { .. }
                    | Info::Spoken,
                )
                | None => Seats::NONE,
            };
            let asked = match said.statement {
                Some(
                    Statement::Evil { seat }
                    | Statement::Team { seat, .. }
                    | Statement::Is { seat, .. },
                ) => Some(seat),
                Some(Statement::Spoken) | None => None,
            };
            said.picks.iter().copied().chain(told).chain(asked)
        });
        let seen = self.events.iter().flat_map(|happening| {
            let seats: Vec<Seat> = match happening {
                Happening::DiedAtNight { seat, .. }
                | Happening::Revived { seat, .. }
                | Happening::DiedByDay { seat, .. }
                | Happening::Executed { seat, .. } => vec![*seat],
                Happening::Visited { by, .. } => vec![*by],
                Happening::Chose { by, seat, .. } => vec![*by, *seat],
                Happening::Nominated { by, of, votes, .. } => {
                    let hands = votes.unwrap_or(Seats::NONE);
                    [*by, *of].into_iter().chain(hands).collect()
                }
                Happening::Used { by, picks, .. } => {
                    [*by].into_iter().chain(picks.iter().copied()).collect()
                }
            };
            seats
        });
        said.chain(seen)
    }
}

impl RawClaim {
    /// What is done before all is something that everybody saw, whoever did it.
    fn read(self, seat: Seat, events: &mut Vec<Happening>) -> Claim {
        let mut claim = Claim {
            label: self.label.unwrap_or_else(|| seat.to_string()),
            character: self.claim.map(|id| id.0),
            ..Claim::default()
        };
        for spoken in self.info {
            match spoken {
                Spoken::Said(said) => claim.info.push(said),
                Spoken::Shot {
                    day,
                    role,
                    picks,
                    names,
                    died,
                } => events.push(Happening::Used {
                    day,
                    by: seat,
                    role,
                    died: picks.first().copied().filter(|_| died),
                    picks,
                    names,
                    statement: None,
                }),
                Spoken::Unread(character) => claim.unread.push(character),
            }
        }
        claim
    }
}

impl RawEvent {
    fn read(self) -> Result<Happening, String> {
        let day = self.day.ok_or("this happens on a day; write day = 1");
        let seat = self.player;
        let nominated = |outcome: Outcome, of: Option<Seat>| {
            Ok::<_, String>(Happening::Nominated {
                day: day?,
                by: seat,
                of: of.ok_or("a nomination needs a nominee")?,
                outcome,
                votes: self
                    .votes
                    .as_ref()
                    .map(|votes| votes.iter().copied().collect()),
            })
        };
        match self.kind {
            Kind::NightDeath => Ok(Happening::DiedAtNight {
                night: self.night.ok_or("this happens at night; write night = 2")?,
                seat,
            }),
            Kind::Revival => Ok(Happening::Revived {
                night: self.night.ok_or("this happens at night; write night = 2")?,
                seat,
            }),
            Kind::DayDeath => Ok(Happening::DiedByDay { day: day?, seat }),
            Kind::Execution => Ok(Happening::Executed {
                day: day?,
                seat,
                died: self.died.unwrap_or(true),
            }),
            Kind::Nomination => nominated(Outcome::Nothing, self.nominee),
            // Whom the player nominated bears on nothing, where it is not told.
            Kind::DiedAfterNominating => {
                nominated(Outcome::NominatorDied, self.nominee.or(Some(seat)))
            }
            Kind::VirginExecution => nominated(Outcome::NominatorExecuted, self.nominee),
        }
    }
}

impl TryFrom<RawInfo> for Spoken {
    type Error = String;

    fn try_from(raw: RawInfo) -> Result<Self, String> {
        let when = match (raw.night, raw.day) {
            (Some(night), None) if night > 0 => When::Night(night),
            (None, Some(day)) if day > 0 => When::Day(day),
            _ => return Err("write either night = 1 or day = 1, counted from 1".to_owned()),
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
