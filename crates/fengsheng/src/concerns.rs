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
    /// When it may declare a skill, face up and face down.
    face_up: Times,
    face_down: Times,
}

const NOTHING: Concerns = Concerns {
    occasions: Occasions::NONE,
    face_up: Times::NONE,
    face_down: Times::NONE,
};

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
            match skill.side {
                Side::Up => concerns.face_up = concerns.face_up.or(skill.times),
                Side::Down => concerns.face_down = concerns.face_down.or(skill.times),
            }
            at += 1;
        }
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

    /// When the player may declare a skill, as the character lies.
    #[inline]
    pub(crate) fn skill_times(&self, seat: Seat) -> Times {
        let concerns = self.concerns(seat);
        if self.is_up(seat) {
            concerns.face_up
        } else {
            concerns.face_down
        }
    }
}
