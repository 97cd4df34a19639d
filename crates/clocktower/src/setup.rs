//! 开局 — the script, the players, the bag, and who draws what.

mod bag;
mod fault;

use kernel::{BySeat, Chance, Seats, Seed, Stack};

use crate::ability::Ability;
use crate::day::Day;
use crate::frame::{Frame, Script as FrameScript};
use crate::grimoire::{Grimoire, MOST_PLAYERS, Row};
use crate::scripts::Script;
use crate::talk::Talk;
use crate::town::{Calls, MOST_CALLS, Phase, Town};
use crate::{Character, Team, roles, sheets};

pub(crate) use bag::draw;
pub use fault::SetupError;

/// The fewest players who are no Travellers.
pub const FEWEST_PLAYERS: u8 = 5;
/// So many chairs a host keeps for Travellers who come later, if there is room.
const USUAL_CHAIRS: u8 = 5;
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
    /// How many chairs are kept for Travellers who come in mid-game.
    pub chairs: u8,
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
            chairs: 0,
            seating: Vec::new(),
            rules: Rules::default(),
        }
    }
}

impl Setup {
    /// How many chairs there are, empty ones included.
    pub const fn all_chairs(&self) -> u8 {
        self.players.saturating_add(self.chairs)
    }

    /// How many chairs a host keeps who says nothing else: as many as fit.
    pub const fn chairs_that_fit(&self) -> u8 {
        let fit = (MOST_PLAYERS as u8).saturating_sub(self.players);
        if fit < USUAL_CHAIRS {
            fit
        } else {
            USUAL_CHAIRS
        }
    }

    /// The script that is dealt: where there are Travellers or chairs for them and the script names none, all of the base
    /// Travellers belong to it (ruling 0475).
    pub fn script_dealt(&self) -> Script {
        let mut script = self.script.clone();
        if self.travellers + self.chairs > 0 && script.of(Team::Traveller).next().is_none() {
            script.characters.extend(Script::base_travellers());
        }
        script
    }
}

impl Town {
    /// Deals a new game.
    pub(crate) fn deal_setup(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let residents = setup.players.saturating_sub(setup.travellers);
        let chairs = setup.all_chairs();
        if usize::from(chairs) > MOST_PLAYERS {
            return Err(SetupError::Players(chairs));
        }
        if !(FEWEST_PLAYERS..=MOST_RESIDENTS).contains(&residents) {
            return Err(SetupError::Residents(residents));
        }
        let script = setup.script_dealt();
        let mut chance = Chance::new(seed);
        let mut rng = chance.next_event();
        let grimoire = Grimoire {
            chairs,
            present: Seats::all(setup.players),
            seated: setup.players,
            script: script.cast(),
            own_teams: own_teams(&script),
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
            first_night: calls(&script, true)?,
            other_nights: calls(&script, false)?,
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
        for (seat, who) in grimoire.seats().zip(seated) {
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
        grimoire.notes.lived_at_dusk = grimoire.present;
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
