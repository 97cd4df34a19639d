//! 自制角色 — a character that a script brings along: all that a script file can say of one.

use super::Number;
use crate::character::Team;

/// A character of a script's own.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct OwnCharacter {
    /// Its id, as the file spells it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What kind of character it is.
    pub team: Team,
    /// What it can do, in its author's words.
    pub ability: String,
    /// Where its pictures are: for its usual side, then for the other; for a Traveller for none, for good and for evil.
    pub image: Vec<String>,
    /// Which edition it belongs to.
    pub edition: Option<String>,
    /// A line to set the mood.
    pub flavor: Option<String>,
    /// Its place among the official ones in the order of the first night; 0 if it does not wake then.
    pub first_night: Number,
    /// What the storyteller does then.
    pub first_night_reminder: Option<String>,
    /// Its place in the order of the other nights; 0 if it does not wake then.
    pub other_night: Number,
    /// What the storyteller does then.
    pub other_night_reminder: Option<String>,
    /// The labels of its reminder tokens.
    pub reminders: Vec<String>,
    /// The labels of reminder tokens that are there even if nobody has the character.
    pub reminders_global: Vec<String>,
    /// Whether it changes the bag.
    pub setup: bool,
    /// With whom it changes rules.
    pub jinxes: Vec<OwnJinx>,
    /// What the official app does for it.
    pub special: Vec<Special>,
}

/// A jinx that a character of a script's own has.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OwnJinx {
    /// The other character's id, as the file spells it.
    pub with: String,
    /// What changes.
    pub reason: String,
}

/// A feature of the official app. Its words are kept as they are: the app learns new ones.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Special {
    /// Where it is used: `selection`, `ability`, `signal`, `vote`, `reveal`, `player` …
    pub kind: String,
    /// Which feature: `bag-disabled`, `grimoire`, `pointing` …
    pub name: String,
    /// What more the feature has to know.
    pub value: Option<SpecialValue>,
    /// When: `pregame`, `day`, `night`, `firstNight` …
    pub time: Option<String>,
    /// For whom, if for more than the character: a team, or `dead`.
    pub global: Option<String>,
}

/// What a feature has to know.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SpecialValue {
    /// A text.
    Text(String),
    /// A number.
    Number(Number),
}
