//! 记录 — what has to come true, round by round: a night and the day after it.

use kernel::{Seat, Seats};

use crate::roles;
use crate::solve::puzzle::{Happening, Outcome, Puzzle, When};
use crate::{Character, Info, Statement};

/// The most things that are told of one round.
pub(crate) const MOST_ENTRIES: usize = 128;

/// What people say and what everybody saw, in the order the engine comes to it.
pub(crate) struct Record {
    pub(crate) claimed: Vec<Option<Character>>,
    pub(crate) rounds: Vec<Round>,
    /// Whether somebody was told how many abilities went wrong: then it matters what those were told who say nothing of it.
    pub(crate) counts_errors: bool,
    /// Whether somebody was told how many had woken.
    pub(crate) counts_the_woken: bool,
    /// Whether somebody may inherit who only counts as a Minion.
    pub(crate) anybody_inherits: bool,
    /// Whether the truthful tell all that they hear.
    pub(crate) complete: bool,
}

/// A night and the day after it.
#[derive(Default)]
pub(crate) struct Round {
    pub(crate) entries: Vec<Entry>,
    /// Who was found dead in the morning.
    pub(crate) died: Seats,
    /// Who was found alive again.
    pub(crate) revived: Seats,
    pub(crate) deeds: Vec<Deed>,
    /// Who was executed at the end of the day, and whether that player died.
    pub(crate) doomed: Option<(Seat, bool)>,
}

/// What somebody says to have done and heard.
pub(crate) struct Entry {
    pub(crate) by: Seat,
    pub(crate) at_night: bool,
    /// Whether everybody saw it, so that it holds for whoever lies, too.
    pub(crate) is_public: bool,
    pub(crate) role: Character,
    pub(crate) picks: Vec<Seat>,
    pub(crate) named: Option<Character>,
    pub(crate) statement: Option<Statement>,
    pub(crate) told: Option<Info>,
}

/// What somebody did by day.
pub(crate) enum Deed {
    /// Nominated somebody.
    Nominated {
        by: Seat,
        of: Seat,
        outcome: Outcome,
        votes: Option<Seats>,
    },
    /// Did something before all.
    Used {
        by: Seat,
        role: Character,
        picks: Vec<Seat>,
        names: Vec<Character>,
        statement: Option<Statement>,
        died: Option<Seat>,
    },
    /// Died, and nobody saw why.
    Died { seat: Seat },
    /// Went to the storyteller.
    Visited { by: Seat },
}

impl Record {
    pub(crate) fn of(puzzle: &Puzzle) -> Self {
        let mut record = Self {
            claimed: puzzle.claims.iter().map(|claim| claim.character).collect(),
            rounds: vec![Round::default()],
            counts_errors: false,
            counts_the_woken: false,
            anybody_inherits: puzzle.anybody_inherits,
            complete: puzzle.complete,
        };
        for (seat, claim) in Seat::all(puzzle.players()).zip(&puzzle.claims) {
            for said in &claim.info {
                let (round, at_night) = match said.when {
                    When::Night(night) => (night, true),
                    When::Day(day) => (day, false),
                };
                record.counts_errors |= said.role == Character::MATHEMATICIAN;
                record.counts_the_woken |= said.role == Character::CHAMBERMAID;
                let round = record.round(round);
                if round.entries.len() < MOST_ENTRIES && !roles::of(said.role).manual {
                    round.entries.push(Entry {
                        by: seat,
                        at_night,
                        is_public: false,
                        role: said.role,
                        picks: said.picks.clone(),
                        named: said.named,
                        statement: said.statement,
                        told: said.told,
                    });
                    if !at_night && !puzzle.complete {
                        round.deeds.push(Deed::Visited { by: seat });
                    }
                }
            }
        }
        for happening in &puzzle.events {
            let round = record.round(happening.round());
            match happening.clone() {
                Happening::DiedAtNight { seat, .. } => round.died = round.died.with(seat),
                Happening::Revived { seat, .. } => round.revived = round.revived.with(seat),
                Happening::DiedByDay { seat, .. } => round.deeds.push(Deed::Died { seat }),
                Happening::Visited { by, .. } => round.deeds.push(Deed::Visited { by }),
                Happening::Chose { by, role, seat, .. } => {
                    if round.entries.len() < MOST_ENTRIES {
                        round.entries.push(Entry {
                            by,
                            at_night: false,
                            is_public: true,
                            role,
                            picks: vec![seat],
                            named: None,
                            statement: None,
                            told: None,
                        });
                    }
                }
                Happening::Executed { seat, died, .. } => round.doomed = Some((seat, died)),
                Happening::Nominated {
                    by,
                    of,
                    outcome,
                    votes,
                    ..
                } => round.deeds.push(Deed::Nominated {
                    by,
                    of,
                    outcome,
                    votes,
                }),
                Happening::Used {
                    by,
                    role,
                    picks,
                    names,
                    statement,
                    died,
                    ..
                } => {
                    if roles::of(role).day.is_some() {
                        round.deeds.push(Deed::Used {
                            by,
                            role,
                            picks,
                            names,
                            statement,
                            died,
                        });
                    }
                }
            }
        }
        record
    }

    fn round(&mut self, number: u8) -> &mut Round {
        let at = usize::from(number.max(1)) - 1;
        while self.rounds.len() <= at {
            self.rounds.push(Round::default());
        }
        &mut self.rounds[at]
    }

    /// Whether this player says anything of this ability, ever.
    pub(crate) fn tells_of(&self, by: Seat, role: Character) -> bool {
        self.rounds.iter().any(|round| round.tells_of(by, role))
    }
}

impl Round {
    /// Who nominated, as far as it is told.
    pub(crate) fn nominators(&self) -> Seats {
        self.deeds
            .iter()
            .filter_map(|deed| match deed {
                Deed::Nominated { by, .. } => Some(*by),
                Deed::Used { .. } | Deed::Died { .. } | Deed::Visited { .. } => None,
            })
            .collect()
    }

    /// Who was executed, for whatever reason.
    pub(crate) fn executed(&self) -> Seats {
        let for_nominating = self.deeds.iter().filter_map(|deed| match deed {
            Deed::Nominated {
                by,
                outcome: Outcome::NominatorExecuted,
                ..
            } => Some(*by),
            Deed::Nominated { .. }
            | Deed::Used { .. }
            | Deed::Died { .. }
            | Deed::Visited { .. } => None,
        });
        let doomed = self.doomed.map(|(seat, _)| seat);
        for_nominating.chain(doomed).collect()
    }

    /// Whether this player says anything of this ability now.
    pub(crate) fn tells_of(&self, by: Seat, role: Character) -> bool {
        self.entries
            .iter()
            .any(|entry| entry.by == by && entry.role == role)
    }

    /// What this player says of this ability next, and its place.
    pub(crate) fn next(
        &self,
        by: Seat,
        role: Character,
        at_night: bool,
        heard: u128,
    ) -> Option<(usize, &Entry)> {
        self.entries.iter().enumerate().find(|(place, entry)| {
            entry.by == by
                && entry.role == role
                && entry.at_night == at_night
                && heard & (1 << place) == 0
        })
    }

    /// Whether all that these players say of the night, or of the day, has been heard.
    pub(crate) fn is_heard(&self, truthful: Seats, at_night: bool, heard: u128) -> bool {
        self.entries.iter().enumerate().all(|(place, entry)| {
            let has_to_be = entry.is_public || truthful.has(entry.by);
            entry.at_night != at_night || !has_to_be || heard & (1 << place) != 0
        })
    }
}
