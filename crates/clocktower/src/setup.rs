//! 开局 — the script, the players, the bag, and who draws what.

use std::fmt;

use kernel::{BySeat, Chance, Rng, Seat, Seats, Seed, Stack};

use crate::ability::Ability;
use crate::day::Day;
use crate::frame::{Frame, Script as FrameScript};
use crate::grimoire::{Grimoire, MOST_PLAYERS, Row};
use crate::role::Bag;
use crate::roles;
use crate::scripts::Script;
use crate::talk::Talk;
use crate::town::{Calls, MOST_CALLS, Phase, Town};
use crate::{Cast, Character, Team, sheets};

/// The fewest players who are no Travellers.
pub const FEWEST_PLAYERS: u8 = 5;
/// The most players who are no Travellers.
pub const MOST_RESIDENTS: u8 = 15;

/// What is agreed on before the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The characters there can be.
    pub script: Script,
    /// How many players there are, Travellers included.
    pub players: u8,
    /// How many of them are Travellers.
    pub travellers: u8,
    /// Who is whom, seat by seat, if that is not left to chance.
    pub seating: Vec<Seated>,
    /// House rules.
    pub rules: Rules,
}

/// A player whose character is agreed on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Seated {
    /// The true character.
    pub character: Character,
    /// The token shown.
    pub believes: Character,
}

/// House rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Whether an evil Traveller is told who the Demon is.
    pub travellers_meet_the_demon: bool,
    /// Whether players say what they have to say as actions: where everybody hears everybody, they need not.
    pub talk: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            travellers_meet_the_demon: true,
            talk: false,
        }
    }
}

/// Townsfolk, Outsiders, Minions and Demons for so many players who are no Travellers, before any character changes the bag.
pub(crate) fn counts(residents: u8) -> Option<[u8; 4]> {
    let place = residents.checked_sub(FEWEST_PLAYERS)?;
    sheets::COUNTS.get(usize::from(place)).copied()
}

impl Setup {
    /// A game of a script for so many players, without Travellers.
    pub fn new(script: Script, players: u8) -> Self {
        Self {
            script,
            players,
            travellers: 0,
            seating: Vec::new(),
            rules: Rules::default(),
        }
    }
}

/// Why a game cannot be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many players who are no Travellers.
    Residents(u8),
    /// More players than a town holds.
    Players(u8),
    /// The script has too few characters of a team.
    TooFew {
        /// Which.
        team: Team,
        /// So many are needed.
        needed: u8,
        /// So many are there.
        has: u8,
    },
    /// The agreed characters are not as many as the players.
    Seating {
        /// So many were agreed on.
        seated: usize,
        /// So many players there are.
        players: u8,
    },
    /// An agreed character is not of the script.
    NotOfTheScript(Character),
    /// Two characters were agreed on that are never in play together.
    Exclusive(Character, Character),
    /// The script has more calls in a night than a town can remember.
    TooManyCalls(usize),
}

impl fmt::Display for SetupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Residents(number) => write!(
                out,
                "a town has {FEWEST_PLAYERS} to {MOST_RESIDENTS} players besides Travellers, not {number}"
            ),
            Self::Players(number) => {
                write!(
                    out,
                    "a town has at most {MOST_PLAYERS} players, not {number}"
                )
            }
            Self::TooFew { team, needed, has } => write!(
                out,
                "the script has {has} characters of the team {}, and {needed} are needed for so many players",
                team.name()
            ),
            Self::Seating { seated, players } => write!(
                out,
                "{seated} characters are given for {players} players; give one for each"
            ),
            Self::NotOfTheScript(character) => {
                write!(out, "{character} is not a character of the script")
            }
            Self::Exclusive(one, other) => write!(
                out,
                "{one} and {other} are never in play together; leave one of them out"
            ),
            Self::TooManyCalls(calls) => write!(
                out,
                "the script wakes {calls} characters a night; at most {MOST_CALLS} can be remembered"
            ),
        }
    }
}

impl std::error::Error for SetupError {}

impl Town {
    /// Deals a new game.
    pub(crate) fn deal_setup(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let residents = setup.players.saturating_sub(setup.travellers);
        if usize::from(setup.players) > MOST_PLAYERS {
            return Err(SetupError::Players(setup.players));
        }
        if !(FEWEST_PLAYERS..=MOST_RESIDENTS).contains(&residents) {
            return Err(SetupError::Residents(residents));
        }
        let mut chance = Chance::new(seed);
        let mut rng = chance.next_event();
        let grimoire = Grimoire {
            players: setup.players,
            script: setup.script.cast(),
            own_teams: own_teams(&setup.script),
            ..Grimoire::default()
        };
        let seated = if setup.seating.is_empty() {
            draw(&grimoire, residents, setup.travellers, &mut rng)?
        } else {
            agreed(setup, &grimoire)?
        };
        let mut town = Self {
            grimoire,
            rules: setup.rules,
            first_night: calls(&setup.script, true)?,
            other_nights: calls(&setup.script, false)?,
            phase: Phase::Setup,
            day: Day::default(),
            talk: Talk::default(),
            frames: Stack::default(),
            pending: None,
            chance,
        };
        town.seat_all(&seated);
        town.decide_before_the_first_night();
        Ok(town)
    }

    pub(crate) fn seat_all(&mut self, seated: &[Seated]) {
        let grimoire = &mut self.grimoire;
        let mut rows = BySeat::<Row, MOST_PLAYERS>::default();
        for (seat, who) in Seat::all(grimoire.players).zip(seated) {
            let hidden = who.believes != who.character;
            // Whoever was shown another token has no ability but the one believed in; what the true
            // character does all the same stands in its file.
            let side = grimoire.team_of(who.character).side();
            grimoire.notes.serial += 1;
            rows[seat] = Row {
                character: who.character,
                believes: who.believes,
                side,
                told_side: grimoire.team_of(who.believes).side(),
                abilities: [
                    Ability {
                        character: who.believes,
                        serial: grimoire.notes.serial,
                        only_believed: hidden,
                        since: 1,
                        ..Ability::default()
                    },
                    Ability::default(),
                ],
                ..Row::default()
            };
            grimoire.notes.had_a_demon |= grimoire.team_of(who.character) == Team::Demon;
        }
        grimoire.rows = rows;
        grimoire.notes.lived_at_dusk = Seats::all(grimoire.players);
        grimoire.upkeep();
        grimoire.settle();
    }

    /// Asks the storyteller what has to be decided before the first night, character by character.
    fn decide_before_the_first_night(&mut self) {
        let mut silence = |_| ();
        let mut dealer = crate::town::Dealer {
            town: self,
            tell: &mut silence,
        };
        for me in dealer.grimoire().seats().rev() {
            let character = dealer.grimoire().row(me).character;
            if !roles::of(character).setup.is_empty() {
                dealer.push(Frame {
                    me,
                    character,
                    script: FrameScript::Setup,
                    ..Frame::default()
                });
            }
        }
        dealer.run();
    }
}

fn own_teams(script: &Script) -> [Team; Character::MOST_OWN] {
    let mut teams = [Team::Townsfolk; Character::MOST_OWN];
    for character in script.cast().iter().filter(|character| character.is_own()) {
        teams[usize::from(character.number() - Character::FIRST_OWN)] = script.team(character);
    }
    teams
}

fn calls(script: &Script, first: bool) -> Result<Calls, SetupError> {
    let slots = script.night(first);
    if slots.len() > MOST_CALLS {
        return Err(SetupError::TooManyCalls(slots.len()));
    }
    Ok(slots.into_iter().collect())
}

fn agreed(setup: &Setup, grimoire: &Grimoire) -> Result<Vec<Seated>, SetupError> {
    if setup.seating.len() != usize::from(setup.players) {
        return Err(SetupError::Seating {
            seated: setup.seating.len(),
            players: setup.players,
        });
    }
    let stranger = setup
        .seating
        .iter()
        .flat_map(|who| [who.character, who.believes])
        .find(|&character| !grimoire.script.has(character));
    if let Some(character) = stranger {
        return Err(SetupError::NotOfTheScript(character));
    }
    let all = || setup.seating.iter().map(|who| who.character);
    let pair = all().find_map(|one| {
        let other = all().find(|&other| one.excludes(other))?;
        Some(SetupError::Exclusive(one, other))
    });
    pair.map_or_else(|| Ok(setup.seating.clone()), Err)
}

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
