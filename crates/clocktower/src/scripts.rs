//! 剧本 — which characters can be in a game, and in which order the night calls them.

use crate::{Cast, Character, Team};

/// A call of the night.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Slot {
    /// 黄昏.
    #[default]
    Dusk,
    /// 爪牙信息: the first night only.
    MinionInfo,
    /// 恶魔信息: the first night only.
    DemonInfo,
    /// A character.
    Character(Character),
    /// 黎明.
    Dawn,
}

/// A script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    name: &'static str,
    characters: Vec<Character>,
}

impl Script {
    /// One of the base scripts.
    pub fn named(name: &str) -> Option<Self> {
        let (name, edition) = match name {
            "trouble-brewing" => ("trouble-brewing", crate::Edition::Tb),
            "bad-moon-rising" => ("bad-moon-rising", crate::Edition::Bmr),
            "sects-and-violets" => ("sects-and-violets", crate::Edition::Snv),
            _ => return None,
        };
        let characters = Character::official()
            .filter(|character| {
                character
                    .entry()
                    .is_some_and(|entry| entry.edition == edition)
            })
            .collect();
        Some(Self { name, characters })
    }

    /// A script of these characters.
    pub(crate) fn of_characters(characters: Vec<Character>) -> Self {
        Self {
            name: "",
            characters,
        }
    }

    /// Its name.
    pub fn id(&self) -> &str {
        self.name
    }

    /// Its characters.
    pub fn cast(&self) -> Cast {
        self.characters.iter().copied().collect()
    }

    /// The team of a character.
    pub fn team(&self, character: Character) -> Team {
        character
            .entry()
            .map_or(Team::Townsfolk, |entry| entry.team)
    }

    /// The calls of the first night, or of the others.
    pub fn night(&self, first: bool) -> Vec<Slot> {
        let place = |character: &Character| {
            character.entry().map_or(0, |entry| {
                if first {
                    entry.first_night
                } else {
                    entry.other_night
                }
            })
        };
        let mut called: Vec<Character> = self
            .characters
            .iter()
            .copied()
            .filter(|c| place(c) > 0)
            .collect();
        called.sort_by_key(place);
        let mut slots = vec![Slot::Dusk];
        let mut told = !first;
        for character in called {
            // Minion info stands between 19 and 21 of the sheet, Demon info at 24.
            if !told && place(&character) > 20 {
                slots.extend([Slot::MinionInfo, Slot::DemonInfo]);
                told = true;
            }
            slots.push(Slot::Character(character));
        }
        if !told {
            slots.extend([Slot::MinionInfo, Slot::DemonInfo]);
        }
        slots.push(Slot::Dawn);
        slots
    }
}
