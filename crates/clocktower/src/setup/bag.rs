//! 配置角色 — the bag is filled, character by character, and everybody draws.

use kernel::Rng;

use super::fault::SetupError;
use super::{FEWEST_PLAYERS, Seated};
use crate::grimoire::Grimoire;
use crate::role::Bag;
use crate::{Cast, Character, Team, roles, sheets};

/// Fills the bag and lets everybody draw.
pub(crate) fn draw(
    grimoire: &Grimoire,
    residents: u8,
    travellers: u8,
    rng: &mut Rng,
) -> Result<Vec<Seated>, SetupError> {
    let counts = sheets::COUNTS[usize::from(residents - FEWEST_PLAYERS)];
    let mut bag = Bagful::new(grimoire, rng);
    bag.take(Team::Demon, counts[3])?;
    if let Some(most) = bag.fills_most() {
        return bag.filled_with(most, counts, travellers);
    }
    bag.take(Team::Minion, counts[2])?;
    let change = bag.change_of_outsiders(counts[1]);
    let outsiders_there = bag.left(Team::Outsider);
    let most = outsiders_there.min(counts[0] + counts[1]);
    let outsiders = counts[1].saturating_add_signed(change).min(most);
    if counts[1] > outsiders_there {
        return Err(SetupError::TooFew {
            team: Team::Outsider,
            needed: counts[1],
            has: outsiders_there,
        });
    }
    bag.take(Team::Outsider, outsiders)?;
    bag.take(Team::Townsfolk, counts[0] + counts[1] - outsiders)?;
    bag.take(Team::Traveller, travellers)?;
    bag.dealt()
}

/// The bag before the deal.
struct Bagful<'a> {
    grimoire: &'a Grimoire,
    rng: &'a mut Rng,
    taken: Vec<Character>,
}

impl<'a> Bagful<'a> {
    const fn new(grimoire: &'a Grimoire, rng: &'a mut Rng) -> Self {
        Self {
            grimoire,
            rng,
            taken: Vec::new(),
        }
    }

    fn of(&self, team: Team) -> Cast {
        let taken: Cast = self.taken.iter().copied().collect();
        self.grimoire.script_of(team).minus(taken)
    }

    fn left(&self, team: Team) -> u8 {
        self.of(team).len() as u8
    }

    fn take(&mut self, team: Team, number: u8) -> Result<(), SetupError> {
        let has = self.left(team);
        let mut there: Vec<Character> = self.of(team).iter().collect();
        self.rng.shuffle(&mut there);
        let mut needed = number;
        for character in there {
            let excluded = (self.taken.iter()).any(|&taken| character.excludes(taken));
            if needed > 0 && !excluded {
                self.taken.push(character);
                needed -= 1;
            }
        }
        if needed > 0 {
            let needed = number;
            return Err(SetupError::TooFew { team, needed, has });
        }
        Ok(())
    }

    /// The Demon drawn that most players are, if it is such a one (军团).
    fn fills_most(&self) -> Option<Character> {
        let is_one = |character: &Character| roles::of(*character).bag.contains(&Bag::Most);
        self.taken.iter().copied().find(is_one)
    }

    /// As many of that Demon as there are good players otherwise, and as many good players as evil ones.
    fn filled_with(
        mut self,
        most: Character,
        counts: [u8; 4],
        travellers: u8,
    ) -> Result<Vec<Seated>, SetupError> {
        let good = counts[2] + counts[3];
        let outsiders = counts[1].min(good).min(self.left(Team::Outsider));
        let more = usize::from(counts[0] + counts[1]).saturating_sub(1);
        self.taken.extend(std::iter::repeat_n(most, more));
        self.take(Team::Outsider, outsiders)?;
        self.take(Team::Townsfolk, good - outsiders)?;
        self.take(Team::Traveller, travellers)?;
        self.dealt()
    }

    /// Everybody draws.
    fn dealt(self) -> Result<Vec<Seated>, SetupError> {
        let (seated, rng) = self.with_shown_tokens()?;
        let mut seated = seated;
        rng.shuffle(&mut seated);
        Ok(seated)
    }

    /// By how many Outsiders the characters in the bag change it: none is taken out that is not there.
    fn change_of_outsiders(&mut self, outsiders: u8) -> i8 {
        let mut change = 0;
        for &character in &self.taken {
            let possible: Vec<i8> = roles::of(character)
                .bag
                .iter()
                .filter_map(|bag| bag.outsiders())
                .filter(|by| outsiders.checked_add_signed(change + by).is_some())
                .collect();
            change += self.rng.pick(&possible).copied().unwrap_or(0);
        }
        change
    }

    /// Whoever is shown another token draws one of those that are left.
    fn with_shown_tokens(mut self) -> Result<(Vec<Seated>, &'a mut Rng), SetupError> {
        let mut seated = Vec::new();
        for character in self.taken.clone() {
            let believes = match roles::of(character).shown {
                None => character,
                Some(Team::Demon) => {
                    let demons: Vec<Character> =
                        self.grimoire.script_of(Team::Demon).iter().collect();
                    *self.rng.pick(&demons).unwrap_or(&character)
                }
                Some(team) => {
                    self.take(team, 1)?;
                    self.taken[self.taken.len() - 1]
                }
            };
            seated.push(Seated {
                character,
                believes,
            });
        }
        Ok((seated, self.rng))
    }
}
