//! 行动顺位 — a step of a night: when it falls, who learns what, whom the storyteller calls, when it ends.

use std::fmt;

use crate::character::{Character, UnknownCharacter};

/// A step of a night.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Slot {
    /// 黄昏: everybody closes their eyes.
    #[default]
    Dusk,
    /// 爪牙信息: Minions learn each other and the Demon.
    MinionInfo,
    /// 恶魔信息: the Demon learns the Minions, and characters that are not in play.
    DemonInfo,
    /// The character is called.
    Character(Character),
    /// 黎明: everybody opens their eyes and hears who died.
    Dawn,
}

/// As scripts write it: `dusk`, `minioninfo`, `demoninfo`, `dawn` or the character's id.
impl fmt::Display for Slot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dusk => out.write_str("dusk"),
            Self::MinionInfo => out.write_str("minioninfo"),
            Self::DemonInfo => out.write_str("demoninfo"),
            Self::Character(character) => character.fmt(out),
            Self::Dawn => out.write_str("dawn"),
        }
    }
}

/// What is no step of a night: the text says what was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSlot(pub String);

impl fmt::Display for NoSlot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(text) = self;
        write!(
            out,
            "\"{text}\" is no step of a night: neither a character nor dusk, minioninfo, demoninfo or dawn"
        )
    }
}

impl std::error::Error for NoSlot {}

impl std::str::FromStr for Slot {
    type Err = NoSlot;

    /// Reads what `Display` writes.
    fn from_str(text: &str) -> Result<Self, NoSlot> {
        match text {
            "dusk" => Ok(Self::Dusk),
            "minioninfo" => Ok(Self::MinionInfo),
            "demoninfo" => Ok(Self::DemonInfo),
            "dawn" => Ok(Self::Dawn),
            text => text
                .parse()
                .map(Self::Character)
                .map_err(|UnknownCharacter(text)| NoSlot(text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_read_as_it_is_written() {
        for slot in crate::almanac::sheets::FIRST {
            assert_eq!(slot.to_string().parse(), Ok(slot));
        }
        let complaint = "noon".parse::<Slot>().unwrap_err().to_string();
        assert!(complaint.starts_with("\"noon\" is no step"), "{complaint}");
    }
}
