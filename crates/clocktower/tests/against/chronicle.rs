//! What everybody sees of a game, and what its good players hear.

mod hearing;

use clocktower::solve::{Claim, Happening, Puzzle, When, World};
use clocktower::{Cast, Character, Pending, Side, Statement};
use kernel::{Rng, Seat, Seats};

/// What a player has done at the present call, before anything was told.
#[derive(Clone, Default)]
struct Doing {
    role: Option<Character>,
    picks: Vec<Seat>,
    named: Option<Character>,
    statement: Option<Statement>,
}

/// A game as it is told afterwards.
pub(crate) struct Chronicle {
    start: World,
    puzzle: Puzzle,
    doing: Vec<Doing>,
    asked: Option<Pending>,
    night: u8,
    is_night: bool,
    /// Who is dead.
    dead: Seats,
    over: bool,
}

/// How far a game is told: to the end of a night, and to the end of a day.
#[derive(Clone, Copy)]
struct Until {
    night: u8,
    day: u8,
}

impl Until {
    fn includes(self, when: When) -> bool {
        match when {
            When::Night(night) => night <= self.night,
            When::Day(day) => day <= self.day,
        }
    }
}

impl Chronicle {
    pub(crate) fn of(start: World, script: Cast, dice: &mut Rng) -> Self {
        let good: Vec<Character> = script
            .iter()
            .filter(|&character| side(character) == Side::Good)
            .collect();
        let claims = start
            .iter()
            .map(|who| {
                let honest = side(who.character) == Side::Good
                    && side(who.believes) == Side::Good
                    && who.character != Character::MUTANT;
                let character = if honest {
                    Some(who.believes)
                } else if dice.below(3) == 0 {
                    None
                } else {
                    dice.pick(&good).copied()
                };
                Claim {
                    character,
                    ..Claim::default()
                }
            })
            .collect();
        Self {
            doing: vec![Doing::default(); start.len()],
            start,
            puzzle: Puzzle {
                hidden: script.iter().collect(),
                anybody_inherits: true,
                complete: true,
                claims,
                ..Puzzle::default()
            },
            asked: None,
            night: 1,
            is_night: true,
            dead: Seats::NONE,
            over: false,
        }
    }

    /// How the game began, and what is told of it: up to the last dawn or dusk that it came to, or to the dusk of an
    /// earlier day; nothing if not even the first night went by.
    pub(crate) fn puzzle(&self, days: u8) -> Option<(World, Puzzle)> {
        let over_days = self.night.saturating_sub(1);
        let until = if days < over_days {
            Until {
                night: days,
                day: days,
            }
        } else {
            Until {
                night: over_days + u8::from(!self.is_night),
                day: over_days,
            }
        };
        if until.night == 0 {
            return None;
        }
        let mut puzzle = self.puzzle.clone();
        for claim in &mut puzzle.claims {
            claim.info.retain(|said| until.includes(said.when));
        }
        puzzle.events.retain(|happening| match *happening {
            Happening::DiedAtNight { night, .. } | Happening::Revived { night, .. } => {
                until.includes(When::Night(night))
            }
            Happening::DiedByDay { day, .. }
            | Happening::Chose { day, .. }
            | Happening::Visited { day, .. }
            | Happening::Executed { day, .. }
            | Happening::Nominated { day, .. }
            | Happening::Used { day, .. } => until.includes(When::Day(day)),
        });
        for (seat, who) in self.start.iter().enumerate() {
            if who.character == Character::MUTANT && self.dead.has(Seat::new(seat as u8)) {
                puzzle.claims[seat].character = None;
            }
        }
        Some((self.start.clone(), puzzle))
    }

    fn when(&self) -> When {
        if self.is_night {
            When::Night(self.night)
        } else {
            When::Day(self.night)
        }
    }
}

/// A puzzle, one thing a line.
pub(crate) fn told(puzzle: &Puzzle) -> String {
    let said = puzzle.claims.iter().zip(0_u8..).flat_map(|(claim, seat)| {
        let info = claim.info.iter();
        info.map(move |said| format!("{} {said:?}", Seat::new(seat)))
    });
    let seen = puzzle.events.iter().map(|seen| format!("{seen:?}"));
    said.chain(seen).collect::<Vec<_>>().join("\n")
}

fn side(character: Character) -> Side {
    character
        .entry()
        .map_or(Side::Good, |entry| entry.team.side())
}
