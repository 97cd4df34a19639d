//! 角色池 — which characters are dealt from: `all`, `none`, or some by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Role;

/// A set of characters; all of an edition by default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cast(u32);

impl Cast {
    /// Every character of the edition.
    pub const ALL: Self = Self(u32::MAX);
    /// None: the game is played without characters.
    pub const NONE: Self = Self(0);

    /// Whether the character may be dealt.
    pub const fn has(self, role: Role) -> bool {
        self.0 >> role as u8 & 1 == 1
    }

    /// The same and this one.
    #[must_use]
    pub const fn with(self, role: Role) -> Self {
        Self(self.0 | 1 << role as u8)
    }

    /// The characters by name, unless it is [`Cast::ALL`].
    fn named(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |&role| self.has(role))
    }
}

impl Default for Cast {
    fn default() -> Self {
        Self::ALL
    }
}

impl FromIterator<Role> for Cast {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        roles.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for Cast {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ALL => out.write_str("all"),
            Self::NONE => out.write_str("none"),
            some => {
                for (at, role) in some.named().enumerate() {
                    if at > 0 {
                        out.write_str(",")?;
                    }
                    out.write_str(role.name())?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Cast {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::ALL),
            "none" => Ok(Self::NONE),
            names => names.split(',').map(str::parse::<Role>).collect(),
        }
    }
}

impl Serialize for Cast {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cast {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cast_reads_back_what_it_writes() {
        let two: Cast = [Role::Viper, Role::OldGhost].into_iter().collect();
        assert_eq!(two.to_string(), "old-ghost,viper");
        for cast in [Cast::ALL, Cast::NONE, two] {
            assert_eq!(cast.to_string().parse(), Ok(cast));
        }
        assert!("old-ghost,stranger".parse::<Cast>().is_err());
    }
}
