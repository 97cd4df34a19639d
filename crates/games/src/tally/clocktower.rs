//! 钟楼谜团 — what is counted in Clocktower.

use clocktower::{Sight, Town, Victory, View};

use super::{Tallied, Tally};

impl Tallied for Town {
    type Tally = ClocktowerTally;
}

/// What is counted in Clocktower; `longest` is a maximum.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClocktowerTally {
    good: u64,
    evil: u64,
    won_no_demon: u64,
    won_two_left: u64,
    won_by_a_character: u64,
    won_by_the_storyteller: u64,
    nights: u64,
    longest: u64,
    deaths_at_night: u64,
    nobody_died_at_night: u64,
    nominations: u64,
    doomed: u64,
    ties: u64,
    executions: u64,
    executed_and_survived: u64,
    exiles_called: u64,
    exiles: u64,
    claims: u64,
    visits: u64,
    now: Now,
}

/// What the tally must remember of the game under way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Now {
    night: u64,
    /// Whether the last thing that happened was an execution.
    executed: bool,
}

impl ClocktowerTally {
    fn won(&mut self, side: clocktower::Side, why: Victory) {
        match side {
            clocktower::Side::Good => self.good += 1,
            clocktower::Side::Evil => self.evil += 1,
        }
        match why {
            Victory::NoDemon => self.won_no_demon += 1,
            Victory::TwoLeft => self.won_two_left += 1,
            Victory::By(_) => self.won_by_a_character += 1,
            Victory::Storyteller => self.won_by_the_storyteller += 1,
        }
        self.longest = self.longest.max(self.now.night);
    }

    fn counted(&mut self, votes: i8, needed: u8, dooms: bool, nobody: bool) {
        let enough = i16::from(votes) >= i16::from(needed);
        self.doomed += u64::from(enough && dooms);
        self.ties += u64::from(enough && nobody);
    }
}

impl Tally<Town> for ClocktowerTally {
    fn deal(&mut self, _: &View) {
        self.now = Now::default();
    }

    fn hear(&mut self, sight: &Sight) {
        let executed = std::mem::take(&mut self.now.executed);
        match *sight {
            Sight::NightFell { night } => {
                self.nights += 1;
                self.now.night = u64::from(night);
            }
            Sight::Dawned { died, .. } => {
                self.deaths_at_night += died.0.len() as u64;
                self.nobody_died_at_night += u64::from(died.0.is_empty());
            }
            Sight::Nominated { .. } => self.nominations += 1,
            Sight::ExileCalled { .. } => self.exiles_called += 1,
            Sight::Exiled { .. } => self.exiles += 1,
            Sight::Counted {
                seat,
                votes,
                needed,
                doomed,
                ..
            } => self.counted(votes, needed, doomed == Some(seat), doomed.is_none()),
            Sight::Executed { .. } => {
                self.executions += 1;
                self.now.executed = true;
            }
            Sight::Survived { .. } => self.executed_and_survived += u64::from(executed),
            Sight::ClaimedToBe { .. } | Sight::ClaimedToKnow { .. } => self.claims += 1,
            Sight::Visited { .. } => self.visits += 1,
            Sight::Won { side, why } => self.won(side, why),
            _ => {}
        }
    }

    fn add(&mut self, other: &Self) {
        let longest = self.longest.max(other.longest);
        for (sum, more) in self.sums().into_iter().zip(other.clone().sums()) {
            *sum += *more;
        }
        self.longest = longest;
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        let mut all = self.clone();
        let numbers = all.sums().map(|number| *number);
        let mut counts: Vec<_> = NAMES.into_iter().zip(numbers).skip(2).collect();
        counts.push(("longest", self.longest));
        counts
    }

    fn sides(&self) -> Vec<(&'static str, u64)> {
        vec![("good", self.good), ("evil", self.evil)]
    }
}

/// The names of what is summed up, in the order of [`ClocktowerTally::sums`].
const NAMES: [&str; 18] = [
    "good",
    "evil",
    "won_no_demon",
    "won_two_left",
    "won_by_a_character",
    "won_by_the_storyteller",
    "nights",
    "deaths_at_night",
    "nobody_died_at_night",
    "nominations",
    "doomed",
    "ties",
    "executions",
    "executed_and_survived",
    "exiles_called",
    "exiles",
    "claims",
    "visits",
];

impl ClocktowerTally {
    const fn sums(&mut self) -> [&mut u64; 18] {
        [
            &mut self.good,
            &mut self.evil,
            &mut self.won_no_demon,
            &mut self.won_two_left,
            &mut self.won_by_a_character,
            &mut self.won_by_the_storyteller,
            &mut self.nights,
            &mut self.deaths_at_night,
            &mut self.nobody_died_at_night,
            &mut self.nominations,
            &mut self.doomed,
            &mut self.ties,
            &mut self.executions,
            &mut self.executed_and_survived,
            &mut self.exiles_called,
            &mut self.exiles,
            &mut self.claims,
            &mut self.visits,
        ]
    }
}
