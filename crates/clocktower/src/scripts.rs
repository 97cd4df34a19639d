//! 剧本 — scripts: which characters a game is played with, in which order they are called, and what else a script file says.
//!
//! A script file is JSON in the form that the official script tool writes. Reading is liberal, writing is strict:
//! [`Script::read`] takes what people have on their disks, [`Script::write`] gives what every tool accepts. Files are read and
//! written by others; here a file is its text.

mod base;
mod fault;
mod ids;
mod json;
mod night;
mod not_json;
mod note;
mod number;
mod own;
mod read;
mod write;

use crate::almanac::{Slot, jinxes_in};
use crate::character::{Cast, Character, Team};

pub use fault::{Fault, JsonKind, Oddity, Remark, ScriptError};
pub use not_json::NotJson;
pub use note::Note;
pub use number::Number;
pub use own::{OwnCharacter, OwnJinx, Special, SpecialValue};

/// A script.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Script {
    /// What it is called; empty if it has no name.
    pub name: String,
    /// Who made it.
    pub author: Option<String>,
    /// Where its logo is.
    pub logo: Option<String>,
    /// Whether the logo stands for name and author.
    pub hide_title: bool,
    /// Where the picture behind it is.
    pub background: Option<String>,
    /// Where it is explained.
    pub almanac: Option<String>,
    /// House rules that go with it, in its author's words.
    pub bootlegger: Vec<String>,
    /// Its characters, in the order of the file.
    pub characters: Vec<Character>,
    /// What it says of the characters it brings along; the first is number [`Character::FIRST_OWN`].
    pub own: Vec<OwnCharacter>,
    /// The order of its first night, where it is not the usual one.
    pub first_night: Option<Vec<Slot>>,
    /// The order of its other nights, where it is not the usual one.
    pub other_night: Option<Vec<Slot>>,
}

/// A jinx of a script: the almanac's or its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScriptJinx<'a> {
    /// One of the two.
    pub a: Character,
    /// The other.
    pub b: Character,
    /// What changes.
    pub reason: &'a str,
}

impl Script {
    /// A script of these characters, whatever they have to do with one another.
    pub fn made_of(characters: impl IntoIterator<Item = Character>) -> Self {
        Self {
            characters: characters.into_iter().collect(),
            ..Self::default()
        }
    }

    /// Its characters as a set.
    pub fn cast(&self) -> Cast {
        self.characters.iter().copied().collect()
    }

    /// Its characters of a team, in the order of the file.
    pub fn of(&self, team: Team) -> impl Iterator<Item = Character> {
        self.characters
            .iter()
            .copied()
            .filter(move |&character| self.team(character) == team)
    }

    /// Which kind of character it is: an official one, or one that this script brings along.
    pub fn team(&self, character: Character) -> Team {
        match character.entry() {
            Some(entry) => entry.team,
            None => {
                self.own_character(character)
                    .expect("a character that is not official is one of this script's own")
                    .team
            }
        }
    }

    /// What the script says of a character it brings along; `None` for official ones.
    pub fn own_character(&self, character: Character) -> Option<&OwnCharacter> {
        let number = character.number().checked_sub(Character::FIRST_OWN)?;
        self.own.get(usize::from(number))
    }

    /// The characters that it brings along, with what it says of them.
    pub fn own_characters(&self) -> impl Iterator<Item = (Character, &OwnCharacter)> {
        (Character::FIRST_OWN..)
            .zip(&self.own)
            .map(|(number, own)| (Character(number), own))
    }

    /// The id that a script file has for the character.
    pub fn id(&self, character: Character) -> &str {
        match (character.entry(), self.own_character(character)) {
            (Some(entry), _) => entry.id,
            (None, Some(own)) => &own.id,
            (None, None) => "nobody",
        }
    }

    /// The character's English name, or the one that this script gives it.
    pub fn name_of(&self, character: Character) -> &str {
        match (character.entry(), self.own_character(character)) {
            (Some(entry), _) => entry.name,
            (None, Some(own)) => &own.name,
            (None, None) => "nobody",
        }
    }

    /// The character that an id means here, however it is spelt: one of this script's own, or any official one.
    pub fn character(&self, id: &str) -> Option<Character> {
        let plain = ids::plain(id);
        let own = self
            .own_characters()
            .find(|(_, own)| ids::plain(&own.id) == plain)
            .map(|(character, _)| character);
        own.or_else(|| ids::official(id))
    }

    /// How a step of a night is written in a file.
    pub fn slot_id(&self, slot: Slot) -> String {
        match slot {
            Slot::Character(character) => self.id(character).to_owned(),
            Slot::Dusk | Slot::MinionInfo | Slot::DemonInfo | Slot::Dawn => slot.to_string(),
        }
    }

    /// The jinxes between its characters: the almanac's, then its own.
    pub fn jinxes(&self) -> Vec<ScriptJinx<'_>> {
        let cast = self.cast();
        let official = jinxes_in(cast).map(|jinx| ScriptJinx {
            a: jinx.a,
            b: jinx.b,
            reason: jinx.gist,
        });
        let own = self.own_characters().flat_map(|(a, own)| {
            own.jinxes.iter().filter_map(move |jinx| {
                let b = self.character(&jinx.with)?;
                (cast.has(a) && cast.has(b)).then_some(ScriptJinx {
                    a,
                    b,
                    reason: &jinx.reason,
                })
            })
        });
        official.chain(own).collect()
    }
}
