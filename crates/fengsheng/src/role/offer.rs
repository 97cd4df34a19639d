//! 候选角色 — the characters offered to a player.

use serde::{Serialize, Serializer};

use super::Role;

/// The characters offered to a player: two, or three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offer([Role; 3]);

impl Offer {
    pub(crate) fn of(roles: &[Role]) -> Self {
        roles.iter().copied().collect()
    }

    /// The characters.
    pub fn roles(&self) -> impl Iterator<Item = Role> + use<> {
        self.0.into_iter().filter(|&role| role != Role::Nobody)
    }

    /// Whether this one is among them.
    pub fn has(&self, role: Role) -> bool {
        self.roles().any(|it| it == role)
    }
}

impl FromIterator<Role> for Offer {
    /// The first three of them.
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        let mut offer = Self::default();
        for (place, role) in offer.0.iter_mut().zip(roles) {
            *place = role;
        }
        offer
    }
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.roles())
    }
}
