//! What everybody sees of a game, and what its good players hear.

use clocktower::solve::{Claim, Happening, Outcome, Puzzle, Said, When, World};
use clocktower::{Cast, Character, Event, Info, Pending, Side, Statement};
use kernel::{Eye, Rng, Seat, Seats};

/// Whoever has to choose somebody before all after death.
const CHOOSE_IN_DEATH: [Character; 2] = [Character::MOONCHILD, Character::KLUTZ];

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

    pub(crate) fn hear(&mut self, event: &Event, truthful: Seats) {
        if self.over {
            return;
        }
        match *event {
            Event::NightFell { night } => {
                self.night = night;
                self.is_night = true;
            }
            Event::Dawned { died, revived } => {
                for seat in 0..self.doing.len() {
                    self.flush(Seat::new(seat as u8), truthful);
                }
                let night = self.night;
                self.dead = self.dead.or(died);
                let died = died.into_iter();
                self.puzzle
                    .events
                    .extend(died.map(|seat| Happening::DiedAtNight { night, seat }));
                self.dead = self.dead.minus(revived);
                let revived = revived.into_iter();
                self.puzzle
                    .events
                    .extend(revived.map(|seat| Happening::Revived { night, seat }));
                self.is_night = false;
            }
            Event::Asked { pending } => self.asked = pending.open(Eye::All),
            Event::Picked { by, seat } => {
                if let Some(seat) = seat.open(Eye::All).flatten() {
                    self.pick(by, seat, truthful);
                }
            }
            Event::Named { by, character } => {
                if let Some(character) = character.open(Eye::All).flatten() {
                    self.name(by, character, truthful);
                }
            }
            Event::Stated { by, statement } => {
                if by.index() < self.doing.len() {
                    self.state(by, statement.open(Eye::All), truthful);
                }
            }
            Event::Told {
                seat,
                character,
                info,
            } => {
                if let Some(info) = info.open(Eye::All) {
                    self.told(seat, character, info, truthful);
                }
            }
            Event::Nominated { seat, by } => {
                let day = self.night;
                self.puzzle.events.push(Happening::Nominated {
                    day,
                    by,
                    of: seat,
                    outcome: Outcome::Nothing,
                    votes: None,
                });
            }
            Event::Voted { seat, yes } => {
                if let Some(Happening::Nominated { votes, .. }) = self.puzzle.events.last_mut() {
                    let hands = votes.unwrap_or(Seats::NONE);
                    *votes = Some(if yes { hands.with(seat) } else { hands });
                }
            }
            Event::Visited { seat: by } => {
                let day = self.night;
                self.puzzle.events.push(Happening::Visited { day, by });
            }
            Event::Used { character, .. } if CHOOSE_IN_DEATH.contains(&character) => {}
            Event::Used { seat, character } => {
                let day = self.night;
                self.puzzle.events.push(Happening::Used {
                    day,
                    by: seat,
                    role: character,
                    picks: Vec::new(),
                    names: Vec::new(),
                    statement: None,
                    died: None,
                });
            }
            Event::Executed { seat } => self.executed(seat),
            Event::Died { seat } => self.died(seat),
            Event::Won { .. } => self.over = true,
            _ => {}
        }
    }

    /// A new call for this player: what was done at the one before is told, if nothing was heard of it.
    fn begin(&mut self, by: Seat, truthful: Seats) {
        let role = self.asked.map(|pending| pending.character);
        if self.doing[by.index()].role != role {
            self.flush(by, truthful);
            self.doing[by.index()].role = role;
        }
    }

    fn flush(&mut self, by: Seat, truthful: Seats) {
        let doing = std::mem::take(&mut self.doing[by.index()]);
        let Some(role) = doing.role else {
            return;
        };
        if truthful.has(by) && self.is_night {
            let said = Said {
                when: self.when(),
                role,
                picks: doing.picks,
                named: doing.named,
                statement: doing.statement,
                told: None,
            };
            self.puzzle.claims[by.index()].info.push(said);
        }
    }

    fn is_open(&self) -> bool {
        self.asked.is_some_and(|pending| pending.open) && !self.is_night
    }

    fn pick(&mut self, by: Seat, seat: Seat, truthful: Seats) {
        if by.index() >= self.doing.len() {
            return;
        }
        if self.is_open() {
            let role = self.asked.map(|pending| pending.character);
            if let Some(role) = role.filter(|role| CHOOSE_IN_DEATH.contains(role)) {
                let day = self.night;
                self.puzzle.events.push(Happening::Chose {
                    day,
                    by,
                    role,
                    seat,
                });
                return;
            }
            if let Some(Happening::Used {
                by: user, picks, ..
            }) = self.puzzle.events.last_mut()
            {
                if *user == by {
                    picks.push(seat);
                }
            }
            return;
        }
        self.begin(by, truthful);
        self.doing[by.index()].picks.push(seat);
    }

    fn name(&mut self, by: Seat, character: Character, truthful: Seats) {
        if by.index() >= self.doing.len() {
            return;
        }
        if self.is_open() {
            if let Some(Happening::Used {
                by: user, names, ..
            }) = self.puzzle.events.last_mut()
            {
                if *user == by {
                    names.push(character);
                }
            }
            return;
        }
        self.begin(by, truthful);
        self.doing[by.index()].named = Some(character);
    }

    fn state(&mut self, by: Seat, stated: Option<Statement>, truthful: Seats) {
        if self.is_open() {
            if let Some(Happening::Used { statement, .. }) = self.puzzle.events.last_mut() {
                *statement = stated;
            }
            return;
        }
        self.begin(by, truthful);
        self.doing[by.index()].statement = stated;
    }

    fn told(&mut self, seat: Seat, role: Character, info: Info, truthful: Seats) {
        // By night that nothing came of it is told at dawn.
        let is_idle = self.is_night || self.doing[seat.index()].role != Some(role);
        if !truthful.has(seat) || info == Info::Nothing && is_idle {
            return;
        }
        let doing = if self.doing[seat.index()].role == Some(role) {
            std::mem::take(&mut self.doing[seat.index()])
        } else {
            Doing::default()
        };
        let said = Said {
            when: self.when(),
            role,
            picks: doing.picks,
            named: doing.named,
            statement: doing.statement,
            told: Some(info),
        };
        self.puzzle.claims[seat.index()].info.push(said);
    }

    /// Somebody is executed: for having nominated, or at the end of the day.
    fn executed(&mut self, seat: Seat) {
        let day = self.night;
        if let Some(Happening::Nominated {
            by,
            day: then,
            outcome,
            votes: None,
            ..
        }) = self.puzzle.events.last_mut()
        {
            if *by == seat && *then == day {
                *outcome = Outcome::NominatorExecuted;
                return;
            }
        }
        self.puzzle.events.push(Happening::Executed {
            day,
            seat,
            died: false,
        });
    }

    fn died(&mut self, seat: Seat) {
        self.dead = self.dead.with(seat);
        match self.puzzle.events.last_mut() {
            Some(Happening::Nominated {
                by,
                outcome: outcome @ Outcome::Nothing,
                votes: None,
                ..
            }) if *by == seat => *outcome = Outcome::NominatorDied,
            Some(Happening::Used {
                role: Character::SLAYER,
                died: died @ None,
                ..
            }) => *died = Some(seat),
            Some(Happening::Executed {
                seat: executed,
                died,
                ..
            }) if *executed == seat => *died = true,
            Some(Happening::Nominated {
                by,
                outcome: Outcome::NominatorExecuted,
                ..
            }) if *by == seat => {}
            Some(_) | None => {
                let day = self.night;
                self.puzzle.events.push(Happening::DiedByDay { day, seat });
            }
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
