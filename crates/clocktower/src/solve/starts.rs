//! 开局的可能 — every way a game can have begun.

use crate::roles;
use crate::setup::counts;
use crate::solve::model;
use crate::solve::puzzle::Puzzle;
use crate::solve::record::Record;
use crate::{Cast, Character, Seated, Side, Team};

/// Calls for every start that the claims, the hidden characters and the counts of the bag allow.
pub(crate) fn each(puzzle: &Puzzle, found: &mut dyn FnMut(&[Seated])) {
    let Some(counts) = counts(puzzle.players()) else {
        return;
    };
    let candidates: Vec<Vec<Seated>> = (0..puzzle.claims.len())
        .map(|at| candidates(puzzle, at))
        .collect();
    Deal {
        candidates: &candidates,
        counts,
        seated: Vec::new(),
        in_play: Cast::NONE,
        of: [0; 4],
        found,
    }
    .seat_the_next();
}

fn as_claimed(character: Character) -> Seated {
    Seated {
        character,
        believes: character,
    }
}

/// Who a player can be.
fn candidates(puzzle: &Puzzle, at: usize) -> Vec<Seated> {
    let claim = puzzle.claims[at].character;
    let may_be = |character: Character| match (&puzzle.narrator_may_be, at) {
        (Some(may_be), 0) => may_be.contains(&character),
        _ => true,
    };
    let mut all: Vec<Seated> = claim
        .filter(|&character| team_of(character).side() == Side::Good)
        .map(as_claimed)
        .into_iter()
        .collect();
    for &character in puzzle.hidden.iter().filter(|&&character| may_be(character)) {
        let evil = team_of(character).side() == Side::Evil;
        match (roles::of(character).shown, claim) {
            (Some(shown), Some(claim)) if team_of(claim) == shown => all.push(Seated {
                character,
                believes: claim,
            }),
            (Some(shown), _) if evil || shown == Team::Demon => {
                let demons = puzzle
                    .hidden
                    .iter()
                    .copied()
                    .filter(|&other| team_of(other) == shown);
                all.extend(demons.map(|believes| Seated {
                    character,
                    believes,
                }));
            }
            (None, _) if evil || model::hides(character) => {
                let who = as_claimed(character);
                if !all.contains(&who) {
                    all.push(who);
                }
            }
            (Some(_) | None, _) => {}
        }
    }
    all
}

fn team_of(character: Character) -> Team {
    character
        .entry()
        .map_or(Team::Townsfolk, |entry| entry.team)
}

struct Deal<'a> {
    candidates: &'a [Vec<Seated>],
    counts: [u8; 4],
    seated: Vec<Seated>,
    /// Who is in play, and which tokens were shown.
    in_play: Cast,
    /// How many of each team.
    of: [u8; 4],
    found: &'a mut dyn FnMut(&[Seated]),
}

impl Deal<'_> {
    fn seat_the_next(&mut self) {
        let Some(candidates) = self.candidates.get(self.seated.len()) else {
            if self.counts_are_right() {
                (self.found)(&self.seated);
            }
            return;
        };
        for &who in candidates {
            let team = place_of(team_of(who.character));
            let too_many = team >= 2 && self.of[team] == self.counts[team];
            let shown = who.believes != who.character && team_of(who.believes) != Team::Demon;
            let taken = self.in_play.has(who.character) || shown && self.in_play.has(who.believes);
            if too_many || taken {
                continue;
            }
            let before = self.in_play;
            self.in_play = before.with(who.character);
            if shown {
                self.in_play = self.in_play.with(who.believes);
            }
            self.of[team] += 1;
            self.seated.push(who);
            self.seat_the_next();
            self.seated.pop();
            self.of[team] -= 1;
            self.in_play = before;
        }
    }

    fn counts_are_right(&self) -> bool {
        fits(self.counts, self.of, &self.seated)
    }
}

const fn place_of(team: Team) -> usize {
    match team {
        Team::Townsfolk | Team::Traveller | Team::Fabled | Team::Loric => 0,
        Team::Outsider => 1,
        Team::Minion => 2,
        Team::Demon => 3,
    }
}

/// Whether there are as many of each team as the table says, after what those in play change.
fn fits(counts: [u8; 4], of: [u8; 4], seated: &[Seated]) -> bool {
    if of[2..] != counts[2..] {
        return false;
    }
    let wanted = i16::from(of[1]) - i16::from(counts[1]);
    reaches(wanted, seated)
}

/// Whether the changes of those in play, one of each, can come to this.
fn reaches(wanted: i16, seated: &[Seated]) -> bool {
    let Some((first, rest)) = seated.split_first() else {
        return wanted == 0;
    };
    let bag = roles::of(first.character).bag;
    if bag.is_empty() {
        return reaches(wanted, rest);
    }
    let mut changes = bag.iter().filter_map(|change| change.outsiders());
    changes.any(|by| reaches(wanted - i16::from(by), rest))
}

/// Whether nobody who would say so is something else than claimed.
pub(crate) fn is_told_truly(record: &Record, start: &[Seated]) -> bool {
    start.iter().zip(&record.claimed).all(|(who, &claimed)| {
        let is_good = team_of(who.character).side() == Side::Good;
        let knows_it = team_of(who.believes).side() == Side::Good;
        let honest = is_good && knows_it && !model::hides(who.character);
        !honest || claimed.is_none_or(|claimed| claimed == who.believes)
    })
}
