//! 标签 — what an answer of whoever runs a game amounts to.

use serde::Serialize;

/// What an answer of whoever runs a game amounts to, see [`clocktower::Tag`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// What is told is true.
    True,
    /// What is told is false.
    False,
    /// It is so only if somebody counts as what they are not.
    Registration,
    /// Whoever is told it has no working ability.
    Impaired,
    /// Somebody dies, or is executed.
    Kill,
    /// Somebody dies instead of the one who should.
    Bounce,
    /// Somebody does not die who should.
    Spare,
    /// Somebody lives again.
    Revive,
    /// Somebody becomes the Demon.
    Heir,
    /// A good player counts as the Demon for the Fortune Teller (占卜师).
    RedHerring,
    /// The Demon may say to be this character.
    Bluff,
    /// Somebody becomes another character or changes sides.
    Change,
    /// Somebody is drunk or poisoned from now on.
    Impair,
    /// A reminder, or something said by word of mouth.
    Note,
    /// The game ends.
    End,
}

impl Tag {
    /// Its name in messages, and in the keys of its words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::True => "true",
            Self::False => "false",
            Self::Registration => "registration",
            Self::Impaired => "impaired",
            Self::Kill => "kill",
            Self::Bounce => "bounce",
            Self::Spare => "spare",
            Self::Revive => "revive",
            Self::Heir => "heir",
            Self::RedHerring => "red-herring",
            Self::Bluff => "bluff",
            Self::Change => "change",
            Self::Impair => "impair",
            Self::Note => "note",
            Self::End => "end",
        }
    }
}

impl From<clocktower::Tag> for Tag {
    fn from(tag: clocktower::Tag) -> Self {
        match tag {
            clocktower::Tag::True => Self::True,
            clocktower::Tag::False => Self::False,
            clocktower::Tag::Registration => Self::Registration,
            clocktower::Tag::Impaired => Self::Impaired,
            clocktower::Tag::Kill => Self::Kill,
            clocktower::Tag::Bounce => Self::Bounce,
            clocktower::Tag::Spare => Self::Spare,
            clocktower::Tag::Revive => Self::Revive,
            clocktower::Tag::Heir => Self::Heir,
            clocktower::Tag::RedHerring => Self::RedHerring,
            clocktower::Tag::Bluff => Self::Bluff,
            clocktower::Tag::Change => Self::Change,
            clocktower::Tag::Impair => Self::Impair,
            clocktower::Tag::Note => Self::Note,
            clocktower::Tag::End => Self::End,
        }
    }
}
