//! 有关 — what concerns a character at all: the occasions its skills listen to, and the times at which it may
//! declare one. Most occasions and times concern nobody; that is told from here at once.

use kernel::Seat;

use crate::role::{RoleDef, Side};
use crate::times::Times;
use crate::{Occasion, Occasions, Role, Table};

/// What concerns a character.
#[derive(Clone, Copy)]
pub(crate) struct Concerns {
    occasions: Occasions,
    /// What it may do, face down and face up.
    lying: [Lying; 2],
}

/// What a character may do as it lies.
#[derive(Clone, Copy)]
pub(crate) struct Lying {
    /// When it may declare a skill.
    pub(crate) skills: Times,
    /// Cards may be used as what they are not, or be used that are not in the hand.
    pub(crate) alters_cards: bool,
}

const NOTHING: Concerns = Concerns {
    occasions: Occasions::NONE,
    lying: [Lying {
        skills: Times::NONE,
        alters_cards: false,
    }; 2],
};

const UP: usize = 1;

impl Concerns {
    const fn of(role: &RoleDef) -> Self {
        let mut concerns = NOTHING;
        let mut at = 0;
        while at < role.triggers.len() {
            concerns.occasions = concerns.occasions.or(role.triggers[at].occasions);
            at += 1;
        }
        let mut at = 0;
        while at < role.active.len() {
            let skill = &role.active[at];
            let lying = &mut concerns.lying[matches!(skill.side, Side::Up) as usize];
            lying.skills = lying.skills.or(skill.times);
            at += 1;
        }
        let passive = &role.passive;
        concerns.lying[UP].alters_cards =
            passive.converts.is_some() || passive.uses_intelligence.is_some();
        concerns
    }

    /// What concerns each character of a roster.
    pub(crate) const fn by_role(roster: &[(Role, &RoleDef)]) -> [Self; Role::COUNT] {
        let mut concerns = [NOTHING; Role::COUNT];
        let mut at = 0;
        while at < roster.len() {
            concerns[roster[at].0 as usize] = Self::of(roster[at].1);
            at += 1;
        }
        concerns
    }
}

impl Table {
    #[inline]
    fn concerns(&self, seat: Seat) -> &'static Concerns {
        &self.edition.def().concerns[self.role[seat] as usize]
    }

    /// Whether a skill of this player's character, be it turned up or down, listens to such occasions.
    #[inline]
    pub(crate) fn listens(&self, seat: Seat, occasion: Occasion) -> bool {
        self.concerns(seat).occasions.has(occasion)
    }

    /// What the player may do, as the character lies.
    #[inline]
    pub(crate) fn lying(&self, seat: Seat) -> Lying {
        self.concerns(seat).lying[usize::from(self.is_up(seat))]
    }
}
