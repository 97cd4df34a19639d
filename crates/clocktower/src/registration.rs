//! 被当作 — as what a player counts, for one check at a time.
//!
//! 间谍 may count as good and as a Townsfolk or Outsider, 陌客 as evil and as a Minion or Demon: alive or
//! dead, but only while sober and healthy. Side and character are decided separately, anew for every
//! check, by the storyteller; so a check has three answers.

use kernel::Seat;

use crate::grimoire::Grimoire;
use crate::roles;
use crate::{Character, Side, Team, Tri};

/// As what a character may count besides what it is.
#[derive(Clone, Copy)]
pub(crate) struct Registers {
    pub(crate) side: Side,
    pub(crate) teams: [Team; 2],
}

impl Grimoire {
    /// The same grimoire, where everybody counts as what they are.
    pub(crate) fn without_registration(&self) -> Self {
        let mut plain = *self;
        let others = self.those(|seat| roles::of(self.row(seat).character).registers.is_some());
        plain.notes.impaired = plain.notes.impaired.or(others);
        plain
    }

    fn registers(&self, seat: Seat) -> Option<Registers> {
        roles::of(self.row(seat).character)
            .registers
            .filter(|_| self.sober(seat))
    }

    /// Whether the player counts as evil.
    pub(crate) fn is_evil(&self, seat: Seat) -> Tri {
        let evil = self.row(seat).side == Side::Evil;
        match self.registers(seat) {
            Some(other) if (other.side == Side::Evil) != evil => Tri::Maybe,
            Some(_) | None => evil.into(),
        }
    }

    /// Whether the player counts as of this side.
    pub(crate) fn is_of(&self, seat: Seat, side: Side) -> Tri {
        match side {
            Side::Evil => self.is_evil(seat),
            Side::Good => !self.is_evil(seat),
        }
    }

    /// Whether the player's character counts as one of this team.
    pub(crate) fn is_team(&self, seat: Seat, team: Team) -> Tri {
        let own = self.team(seat) == team;
        match self.registers(seat) {
            Some(other) if own || other.teams.contains(&team) => Tri::Maybe,
            Some(_) | None => own.into(),
        }
    }

    /// Whether the player counts as this character.
    pub(crate) fn is_character(&self, seat: Seat, character: Character) -> Tri {
        let own = self.row(seat).character == character;
        match self.registers(seat) {
            Some(_) if own => Tri::Maybe,
            Some(other) if other.teams.contains(&self.team_of(character)) => Tri::Maybe,
            Some(_) | None => own.into(),
        }
    }

    /// Whether two players count as of the same side.
    pub(crate) fn same_side(&self, one: Seat, other: Seat) -> Tri {
        let (one, other) = (self.is_evil(one), self.is_evil(other));
        (one & other) | (!one & !other)
    }
}
