//! 谜题文件 — how puzzles are written: a list of `puzzle`, each a town with `claims` and `events`.
//!
//! What is wrong is told where it is read, so that a reader of TOML can name the line.

mod event;
mod ids;
mod info;
mod seats;

use kernel::Seat;
use serde::Deserialize;

use crate::solve::puzzle::{Claim, Happening, Puzzle};
use crate::solve::record::MOST_ENTRIES;
use crate::{Character, Team};
use event::Seen;
use ids::Id;
use info::{LAST_ROUND, Spoken};

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
    events: Vec<Seen>,
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
        events.extend(self.events.into_iter().map(|seen| seen.0));
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
        puzzle.check().map_err(&wrong)?;
        match &puzzle.solution {
            Some(solution) if solution.len() != usize::from(self.seats) => Err(wrong(format!(
                "the solution has {} characters for {} seats; write one for each, in order",
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
    /// Whether it is a puzzle that can be solved.
    fn check(&self) -> Result<(), String> {
        if let Some((seat, place)) = self.missing_seat() {
            return Err(format!(
                "{place} names seat {}, which is not there; seats are numbered from 0 to {}",
                seat.number(),
                self.players() - 1
            ));
        }
        let claimed = self.claims.iter().filter_map(|claim| claim.character);
        let solved = self.solution.iter().flatten().copied();
        let all = claimed.chain(self.hidden.iter().copied()).chain(solved);
        if let Some(stranger) = all.into_iter().find(|&character| !is_dealt(character)) {
            return Err(format!(
                "{stranger} is nobody who is dealt; name Townsfolk, Outsiders, Minions and Demons, and leave Travellers out"
            ));
        }
        let told = |round: u8| {
            let all = self.claims.iter().flat_map(|claim| &claim.info);
            all.filter(|said| said.when.round() == round).count()
        };
        match (1..=LAST_ROUND).find(|&round| told(round) > MOST_ENTRIES) {
            Some(round) => Err(format!(
                "more than {MOST_ENTRIES} things are told of night {round} and the day after it; leave some out"
            )),
            None => Ok(()),
        }
    }
}

/// Whether a character of this name is dealt to players.
fn is_dealt(character: Character) -> bool {
    character
        .entry()
        .is_some_and(|entry| Team::DEALT.contains(&entry.team))
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
