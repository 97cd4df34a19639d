//! 记忆 — what a player at the table has heard and seen so far.

mod days;
mod told;

use clocktower::{Character, MOST_PLAYERS, Sight, Statement};
use kernel::{Seat, Seats};

use super::facts::{Day, Death, Deed, End, Report, Told};
use super::stands::Stand;

/// Once may be a protection.
const ENOUGH_MISSES: u8 = 2;

/// What a player at the table has heard and seen so far.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    pub(super) night: u8,
    /// Nobody's character before it has been said.
    pub(super) claimed: [Character; MOST_PLAYERS],
    pub(super) reports: Vec<Report>,
    pub(super) deaths: Vec<Death>,
    pub(super) deeds: Vec<Deed>,
    /// What the town did, day by day.
    pub(super) days: Vec<Day>,
    /// Who was executed without dying of it, and on which day.
    pub(super) spared: Vec<(Seat, u8)>,
    pub(super) living: Seats,
    /// Who came back to life.
    pub(super) revived: Seats,
    /// Who lived after each night.
    pub(super) lived: Vec<Seats>,
    pub(super) told: Vec<Told>,
    /// Good characters said not to be in play.
    pub(super) absent: Vec<Character>,
    pub(super) demons: Seats,
    pub(super) minions: Seats,
    /// Who is what, as far as it was shown.
    pub(super) shown: [Character; MOST_PLAYERS],
    /// Whom this player chose last, and before that.
    picks: Vec<Seat>,
    /// What was stated last; whoever asks the storyteller is told the answer right after it.
    stated: Statement,
    is_day: bool,
    /// On whose execution the town votes.
    on_trial: Option<Seat>,
    /// For whose execution everybody was, and for whose not.
    pub(super) stands: Vec<Stand>,
    /// Whom this player has chosen tonight.
    chose: Seats,
    chose_before: Seats,
    /// On how many nights others died than those chosen, and whether any chosen ever died.
    missed: u8,
    has_killed: bool,
    /// Whom this player chose by night without their dying of it.
    pub(super) outlived: Seats,
    /// Who has been nominated so far.
    pub(super) accused: Seats,
    /// Whom everybody says to suspect today.
    pub(super) suspected: Vec<(Seat, Seat)>,
    /// Raised whenever something was heard that bears on who is who.
    pub(super) news: u32,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            night: 1,
            claimed: [Character::default(); MOST_PLAYERS],
            reports: Vec::new(),
            deaths: Vec::new(),
            deeds: Vec::new(),
            days: Vec::new(),
            spared: Vec::new(),
            living: Seats::EVERYONE,
            revived: Seats::NONE,
            lived: Vec::new(),
            told: Vec::new(),
            absent: Vec::new(),
            demons: Seats::NONE,
            minions: Seats::NONE,
            shown: [Character::default(); MOST_PLAYERS],
            picks: Vec::new(),
            stated: Statement::Spoken,
            is_day: false,
            on_trial: None,
            stands: Vec::new(),
            chose: Seats::NONE,
            chose_before: Seats::NONE,
            missed: 0,
            has_killed: false,
            outlived: Seats::NONE,
            accused: Seats::NONE,
            suspected: Vec::new(),
            news: 1,
        }
    }
}

impl Memory {
    /// Something happened, as this player saw it.
    pub(super) fn hear(&mut self, sight: &Sight) {
        match *sight {
            Sight::NightFell { night } => {
                self.night = night;
                self.is_day = false;
                self.chose = Seats::NONE;
                self.suspected.clear();
            }
            Sight::Called { .. } => self.picks.clear(),
            Sight::Dawned { died, revived } => self.wake(died.0, revived.0),
            Sight::Told {
                character, info, ..
            } => self.learn(character, info),
            Sight::Stated { statement, .. } => self.stated = statement,
            Sight::Picked { by, seat } => self.picked(by, seat),
            Sight::ClaimedToBe { by, character } => {
                self.claimed[by.index()] = character;
                self.news += 1;
            }
            Sight::ClaimedToKnow { by, learned } => {
                let character = self.claimed[by.index()];
                self.reports.push(Report {
                    by,
                    character,
                    learned,
                });
                self.news += 1;
            }
            Sight::Used { seat, character } => {
                self.picks.clear();
                self.deeds.push(Deed::Used {
                    by: seat,
                    character,
                    on: None,
                    killed: false,
                });
            }
            Sight::Left { seat } => self.forget(seat),
            Sight::Nominated { seat, by } => {
                self.on_trial = Some(seat);
                self.stands.push(Stand::nominated(by, seat));
                let today = self.today();
                today.nominators = today.nominators.with(by);
                self.accused = self.accused.with(seat);
                self.deeds.push(Deed::Nominated {
                    by,
                    seat,
                    struck: false,
                });
            }
            Sight::Suspected { by, seat } => self.suspected.push((by, seat)),
            Sight::VoteEnded => {
                if let Some(Deed::Nominated { struck, .. }) = self.deeds.last_mut() {
                    *struck = true;
                    self.news += 1;
                }
            }
            Sight::ExileCalled { .. } => self.on_trial = None,
            Sight::Voted { seat, yes } => self.voted(seat, yes),
            Sight::Executed { seat } => {
                self.today().executed = true;
                self.bury(seat, End::Execution);
            }
            Sight::DayEnded => self.today().is_over = true,
            Sight::Survived { seat } => self.survived(seat),
            Sight::Died { seat } => self.died(seat),
            Sight::Revived { seat } => self.rose(Seats::only(seat)),
            Sight::Own { .. } => self.news += 1,
            Sight::Board { board } => self.living = board.living,
            Sight::Asked { .. }
            | Sight::Answered { .. }
            | Sight::Named { .. }
            | Sight::Replied { .. }
            | Sight::Visited { .. }
            | Sight::Trusted { .. }
            | Sight::Whispered { .. }
            | Sight::Passed { .. }
            | Sight::Waited
            | Sight::Joined { .. }
            | Sight::Counted { .. }
            | Sight::Exiled { .. }
            | Sight::TokenSpent { .. }
            | Sight::Written { .. }
            | Sight::Marked { .. }
            | Sight::UnderWay { .. }
            | Sight::Noted { .. }
            | Sight::ByHand { .. }
            | Sight::AtNight { .. }
            | Sight::Won { .. }
            | Sight::Revealed { .. } => {}
        }
    }

    /// Whoever takes the chair of a Traveller who left is somebody else.
    fn forget(&mut self, seat: Seat) {
        self.claimed[seat.index()] = Character::default();
        self.reports.retain(|report| report.by != seat);
        self.suspected
            .retain(|&(by, whom)| by != seat && whom != seat);
        self.accused = self.accused.without(seat);
        self.outlived = self.outlived.without(seat);
        self.news += 1;
    }

    fn wake(&mut self, died: Seats, revived: Seats) {
        self.is_day = true;
        self.look_for_the_victims(died);
        self.outlived = self.outlived.or(self.chose.minus(died));
        self.rose(revived);
        for seat in died {
            self.bury(seat, End::Night);
        }
        self.living = self.living.minus(died).or(revived);
        let killed = died.len() as u8;
        self.days.push(Day {
            killed,
            ..Day::default()
        });
        self.lived.push(self.living);
        self.news += 1;
    }

    /// Whoever takes itself for the Demon looks whether anybody died whom it chose, tonight or the night before.
    fn look_for_the_victims(&mut self, died: Seats) {
        if !died.and(self.chose.or(self.chose_before)).is_empty() {
            self.has_killed = true;
        } else if !self.chose.is_empty() && !died.is_empty() {
            self.missed += 1;
        }
        self.chose_before = self.chose;
    }

    /// Whether whoever takes itself for the Demon has reason to think that somebody else is: others die than it chooses.
    pub(super) const fn takes_itself_for_a_lunatic(&self) -> bool {
        self.missed >= ENOUGH_MISSES && !self.has_killed
    }

    fn rose(&mut self, seats: Seats) {
        self.revived = self.revived.or(seats);
        self.deaths.retain(|death| !seats.has(death.seat));
    }

    fn bury(&mut self, seat: Seat, end: End) {
        self.news += 1;
        if self.deaths.iter().all(|death| death.seat != seat) {
            self.deaths.push(Death {
                seat,
                night: self.night,
                end,
                lived: self.living.len() as u8,
            });
        }
    }

    fn died(&mut self, seat: Seat) {
        self.bury(seat, End::Day);
        if let Some(Deed::Used { on, killed, .. }) = self.deeds.last_mut() {
            *killed |= *on == Some(seat);
        }
    }

    /// An execution that nobody died of.
    fn survived(&mut self, seat: Seat) {
        self.news += 1;
        self.spared.push((seat, self.night));
        self.deaths.retain(|death| {
            death.seat != seat || death.end != End::Execution || death.night != self.night
        });
    }

    /// A hand was up or not; the dead keep theirs down for other reasons.
    fn voted(&mut self, by: Seat, yes: bool) {
        let Some(of) = self.on_trial else { return };
        if yes {
            let today = self.today();
            today.hands = today.hands.with(by);
        }
        if by != of && (yes || self.living.has(by)) {
            self.stands.push(Stand::voted(by, of, yes));
        }
    }

    fn picked(&mut self, by: Seat, seat: Option<Seat>) {
        let Some(seat) = seat else { return };
        self.picks.push(seat);
        if !self.is_day {
            self.chose = self.chose.with(seat);
        }
        if let Some(Deed::Used {
            by: doer,
            on: on @ None,
            ..
        }) = self.deeds.last_mut()
        {
            // What is chosen by night is no deed of the day before.
            if self.is_day && *doer == by {
                *on = Some(seat);
                self.news += 1;
            }
        }
    }
}
