//! 设想 — a town as somebody supposes it to be, asked whether what people say could be true in it.
//!
//! What a supposed town answers is what the roles' own files say. It is made from a view, so it knows nothing that the
//! eye does not.

use kernel::{Seat, Seats};

use crate::ability::Ability;
use crate::action::Learned;
use crate::grimoire::{Grimoire, Life, Row};
use crate::info::Query;
use crate::roles;
use crate::view::View;
use crate::{Character, Info, Side, Team, Tri, Which};

/// A town as somebody supposes it to be.
#[derive(Clone, Copy)]
pub struct Supposed {
    grimoire: Grimoire,
    /// What the ability under way asks, and whose it is.
    query: Query,
    character: Character,
}

impl Supposed {
    /// A town of this view's size and script, of whose players nothing is supposed yet: they are good and alive.
    pub fn nobody(view: &View) -> Self {
        let mut grimoire = Grimoire {
            chairs: view.chairs,
            present: view.board.present,
            seated: view.board.present.len() as u8,
            circle: view.board.circle,
            script: view.script,
            own_teams: view.own_teams,
            night: view.board.night.max(1),
            ..Grimoire::default()
        };
        grimoire.notes.lived_at_dusk = view.board.living;
        grimoire.upkeep();
        Self {
            grimoire,
            query: Query::default(),
            character: Character::NONE,
        }
    }

    /// The town as the storyteller sees it, with the ability under way; none for other eyes.
    pub fn in_truth(view: &View) -> Option<Self> {
        let pages = view.grimoire.as_ref()?;
        let mut supposed = Self::nobody(view);
        let grimoire = &mut supposed.grimoire;
        for (seat, row) in Seat::all(view.chairs).zip(&pages.rows) {
            grimoire.rows[seat] = *row;
        }
        grimoire.effects = pages.effects.iter().copied().collect();
        grimoire.notes = pages.notes;
        grimoire.settle();
        if let Some(frame) = pages.frames.last() {
            supposed.query = frame.query();
            supposed.character = frame.character;
        }
        Some(supposed)
    }

    /// Supposes that a player is this character and was shown that token.
    pub fn seat(&mut self, seat: Seat, character: Character, shown: Character) {
        let side = self.grimoire.team_of(character).side();
        self.grimoire.rows[seat] = Row {
            character,
            believes: shown,
            side,
            told_side: self.grimoire.team_of(shown).side(),
            life: self.grimoire.row(seat).life,
            abilities: [
                Ability {
                    character: shown,
                    serial: seat.number() + 1,
                    only_believed: character != shown,
                    since: 1,
                    ..Ability::default()
                },
                Ability::default(),
            ],
            ..Row::default()
        };
    }

    /// Supposes that these live and nobody else does, and works out who is drunk or poisoned by where people sit.
    pub fn let_live(&mut self, living: Seats) {
        for seat in self.grimoire.seats() {
            self.grimoire.rows[seat].life = if living.has(seat) {
                Life::Alive
            } else {
                Life::Dead
            };
        }
        self.grimoire.upkeep();
        self.grimoire.settle();
    }

    /// Whether what this player says to have been told, as this character, is true; perhaps, where that rests on what
    /// nobody can suppose.
    pub fn holds(&self, by: Seat, character: Character, learned: &Learned) -> Tri {
        let role = roles::of(character);
        let Some(holds) = role.could_be.or(role.knows.map(|knows| knows.holds)) else {
            return Tri::Maybe;
        };
        let picks = learned.about.unwrap_or([by; 2]);
        let query = Query {
            me: by,
            picks,
            night: learned.night,
            falsified: self.grimoire.team_of(character) == Team::Townsfolk && self.is_falsified(),
            ..Query::default()
        };
        holds(&self.grimoire, query, learned.info)
    }

    /// Whether what is about to be told by the ability under way is true.
    pub fn holds_now(&self, info: Info) -> Tri {
        match roles::of(self.character).knows {
            Some(knows) => (knows.holds)(&self.grimoire, self.query, info),
            None => Tri::Maybe,
        }
    }

    /// The same town, where everybody counts as what they are.
    #[must_use]
    pub fn plainly(&self) -> Self {
        Self {
            grimoire: self.grimoire.without_registration(),
            ..*self
        }
    }

    /// The same town, if these two players had each other's characters and sides.
    #[must_use]
    pub fn exchanged(&self, one: Seat, other: Seat) -> Self {
        let mut supposed = *self;
        let rows = &mut supposed.grimoire.rows;
        let (mut a, mut b) = (*self.grimoire.row(one), *self.grimoire.row(other));
        std::mem::swap(&mut a.life, &mut b.life);
        (rows[one], rows[other]) = (b, a);
        supposed.grimoire.settle();
        supposed
    }

    /// Whether a player is sober and healthy, as far as is supposed.
    pub fn is_sober(&self, seat: Seat) -> bool {
        self.grimoire.sober(seat) && !self.grimoire.row(seat).abilities[0].only_believed
    }

    /// Whether all that Townsfolk are told has to be false.
    pub fn is_falsified(&self) -> bool {
        self.grimoire.seats().any(|seat| {
            let ability = self.grimoire.row(seat).abilities[Which::Own.index()];
            roles::of(ability.character).falsifies && self.grimoire.able(seat, Which::Own)
        })
    }
}

impl Character {
    /// The team of the token that its player is shown instead of its own, if so it is (酒鬼, 疯子).
    pub fn is_shown_another(self) -> Option<Team> {
        roles::of(self).shown
    }

    /// By how many Outsiders it may change the bag.
    pub fn changes_outsiders(self) -> impl Iterator<Item = i8> + Clone {
        roles::of(self).bag.iter().filter_map(|bag| bag.outsiders())
    }

    /// Whether the storyteller tells its player something.
    pub fn is_told_something(self) -> bool {
        roles::of(self).knows.is_some()
    }

    /// Whether everybody sees what its player does by day.
    pub fn acts_publicly(self) -> bool {
        roles::of(self).day.is_some_and(|day| day.public)
    }
}

impl View {
    /// The team of a character.
    pub fn team(&self, character: Character) -> Team {
        match character.entry() {
            Some(entry) => entry.team,
            None if character.is_own() => {
                self.own_teams[usize::from(character.number() - Character::FIRST_OWN)]
            }
            None => Team::Townsfolk,
        }
    }

    /// The characters of the script that belong to a team.
    pub fn script_of(&self, team: Team) -> impl Iterator<Item = Character> + Clone + use<'_> {
        self.script
            .iter()
            .filter(move |&character| self.team(character) == team)
    }
}

/// What the storyteller reads off the pages: one player's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// The true character.
    pub character: Character,
    /// The token shown.
    pub shown: Character,
    /// The side.
    pub side: Side,
    /// Whether the player really lives.
    pub lives: bool,
    /// Whether the player is neither drunk nor poisoned.
    pub sober: bool,
}

impl crate::view::Pages {
    /// One player's page.
    pub fn page(&self, seat: Seat) -> Option<Page> {
        let row = self.rows.get(seat.index())?;
        Some(Page {
            character: row.character,
            shown: row.believes,
            side: row.side,
            lives: row.life != Life::Dead,
            sober: !self.notes.impaired.has(seat) && row.character == row.believes,
        })
    }

    /// Whose ability is under way, and which character's.
    pub fn doing(&self) -> Option<(Seat, Character)> {
        let frame = self.frames.last()?;
        Some((frame.me, frame.character))
    }
}
