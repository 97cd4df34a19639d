//! 角色 — characters, their teams, and sets of them.

mod cast;
mod team;

use std::fmt;

use crate::almanac::{self, Entry};

pub use cast::Cast;
pub use team::{Side, Team};

/// A character: one of the official ones, or one that a script brings along itself.
///
/// The number of an official character is its place in `data/roles.toml` and never changes: records
/// carry it. A character of a script's own has a number from [`Character::FIRST_OWN`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character(pub(crate) u8);

impl Character {
    /// The first number of the characters that a script brings along.
    pub const FIRST_OWN: u8 = 192;
    /// How many characters a script can bring along.
    pub const MOST_OWN: usize = 56;
    /// Nobody's character: what has not been named.
    pub(crate) const NONE: Self = Self(255);

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The character with this number, official or a script's own.
    pub const fn from_number(number: u8) -> Option<Self> {
        let official = (number as usize) < almanac::TABLE.len();
        let own = number >= Self::FIRST_OWN
            && (number as usize) < Self::FIRST_OWN as usize + Self::MOST_OWN;
        if official || own {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Whether a script brought it along.
    pub const fn is_own(self) -> bool {
        self.0 >= Self::FIRST_OWN && self.0 != Self::NONE.0
    }

    /// What the almanac says of it; `None` for a script's own.
    pub fn entry(self) -> Option<&'static Entry> {
        almanac::TABLE.get(usize::from(self.0))
    }

    /// All official characters, in the order of their numbers.
    pub fn official() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..almanac::TABLE.len() as u8).map(Self)
    }
}

impl Default for Character {
    fn default() -> Self {
        Self::NONE
    }
}

/// An official character is written as its id, one of a script's own as `own-0`, `own-1` …
impl fmt::Display for Character {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry() {
            Some(entry) => out.write_str(entry.id),
            None if self.is_own() => write!(out, "own-{}", self.0 - Self::FIRST_OWN),
            None => out.write_str("nobody"),
        }
    }
}

impl fmt::Debug for Character {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// What is no character: the text says what was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCharacter(pub String);

impl fmt::Display for UnknownCharacter {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "there is no character \"{}\"", self.0)
    }
}

impl std::error::Error for UnknownCharacter {}

impl std::str::FromStr for Character {
    type Err = UnknownCharacter;

    /// Reads what `Display` writes, and nothing more liberal; scripts have a reader of their own.
    fn from_str(text: &str) -> Result<Self, UnknownCharacter> {
        if let Some(number) = text.strip_prefix("own-") {
            return number
                .parse::<u8>()
                .ok()
                .filter(|&number| usize::from(number) < Self::MOST_OWN)
                .map(|number| Self(Self::FIRST_OWN + number))
                .ok_or_else(|| UnknownCharacter(text.to_owned()));
        }
        Self::official()
            .find(|character| character.entry().is_some_and(|entry| entry.id == text))
            .ok_or_else(|| UnknownCharacter(text.to_owned()))
    }
}

impl serde::Serialize for Character {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_is_read_as_it_is_written() {
        for character in Character::official() {
            assert_eq!(character.to_string().parse(), Ok(character));
        }
        let own = Character::from_number(Character::FIRST_OWN + 3).unwrap();
        assert_eq!(own.to_string(), "own-3");
        assert_eq!("own-3".parse(), Ok(own));
        assert!("own-56".parse::<Character>().is_err());
        assert!("whist".parse::<Character>().is_err());
    }

    #[test]
    fn a_cast_lists_what_was_put_into_it() {
        let cast: Cast = [Character(3), Character(191), Character(70)]
            .into_iter()
            .collect();
        assert_eq!(
            cast.iter().map(Character::number).collect::<Vec<_>>(),
            [3, 70, 191]
        );
        assert_eq!(cast.without(Character(70)).len(), 2);
        assert!(cast.has(Character(191)) && !cast.has(Character(190)));
    }
}
