//! How a chronicle is written: event by event.

use clocktower::solve::{Happening, Outcome, Said};
use clocktower::{Character, Event, Info, Statement};
use kernel::{Eye, Seat, Seats};

use super::{Chronicle, Doing};

/// Whoever has to choose somebody before all after death.
const CHOOSE_IN_DEATH: [Character; 2] = [Character::MOONCHILD, Character::KLUTZ];

impl Chronicle {
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
            Event::Stated { by, statement } if by.index() < self.doing.len() => {
                self.state(by, statement.open(Eye::All), truthful);
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
                && *user == by
            {
                picks.push(seat);
            }
            return;
        }
        // Whoever tells the truth at dawn need not have when this was done.
        if !truthful.has(by) {
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
                && *user == by
            {
                names.push(character);
            }
            return;
        }
        // Whoever tells the truth at dawn need not have when this was done.
        if !truthful.has(by) {
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
        // Whoever tells the truth at dawn need not have when this was done.
        if !truthful.has(by) {
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
            && *by == seat
            && *then == day
        {
            *outcome = Outcome::NominatorExecuted;
            return;
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
