//! 剧本单 — what lies on the table from the beginning: the characters there can be, the order of the nights, the jinxes.

use clocktower::{Script, Slot, Team};
use serde::Serialize;

/// The script that is played, which everybody can read. It does not change in the course of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerSheet")
)]
pub struct Sheet {
    /// The name of the base script it is, whose words have the key `ct-script-…`.
    pub base: Option<String>,
    /// What it is called; empty if it has no name.
    pub name: String,
    /// Who made it.
    pub author: Option<String>,
    /// Its characters, in the order of the file.
    pub characters: Vec<SheetCharacter>,
    /// The calls of the first night: `dusk`, `minioninfo`, `demoninfo`, `dawn` or a character.
    pub first_night: Vec<String>,
    /// The calls of the other nights.
    pub other_nights: Vec<String>,
    /// The jinxes between its characters.
    pub jinxes: Vec<Jinx>,
    /// House rules that go with it, in its author's words.
    pub bootlegger: Vec<String>,
    /// How many Townsfolk, Outsiders, Minions and Demons are usually dealt to the players of this table who are no Travellers.
    pub counts: Vec<u8>,
}

/// A character of the script.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerSheetCharacter")
)]
pub struct SheetCharacter {
    /// Its id everywhere in messages; the words of an official one have the key `ct-role-…`.
    pub id: String,
    /// Its name, for one that the script brings along.
    pub name: Option<String>,
    /// What it can do, in its author's words, for one that the script brings along.
    pub ability: Option<String>,
    /// Which kind of character it is.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "\"townsfolk\" | \"outsider\" | \"minion\" | \"demon\" | \"traveller\" | \"fabled\" | \"loric\""
        )
    )]
    pub team: Team,
    /// Whether the storyteller carries it out by hand.
    pub by_hand: bool,
    /// The labels of its reminder tokens.
    pub reminders: Vec<String>,
}

/// Two characters that change each other's rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerJinx")
)]
pub struct Jinx {
    /// One of the two.
    pub a: String,
    /// The other.
    pub b: String,
    /// The key of what changes, for two official characters.
    pub key: Option<String>,
    /// What changes in the script's own words, otherwise.
    pub reason: Option<String>,
}

impl Sheet {
    /// The sheet of a script for so many players who are no Travellers.
    pub fn of(script: &Script, residents: u8) -> Self {
        let slots = |slots: Vec<Slot>| slots.iter().map(ToString::to_string).collect();
        let place = residents.checked_sub(clocktower::FEWEST_PLAYERS);
        let counts = place.and_then(|place| clocktower::sheets::COUNTS.get(usize::from(place)));
        Self {
            base: Script::NAMED
                .into_iter()
                .find(|name| Script::named(name).as_ref() == Some(script))
                .map(str::to_owned),
            name: script.name.clone(),
            author: script.author.clone(),
            characters: script
                .characters
                .iter()
                .map(|&character| character_of(script, character))
                .collect(),
            first_night: slots(script.night(true)),
            other_nights: slots(script.night(false)),
            jinxes: script.jinxes().iter().map(jinx_of).collect(),
            bootlegger: script.bootlegger.clone(),
            counts: counts.map_or_else(Vec::new, |counts| counts.to_vec()),
        }
    }

    /// The name that the script gives a character of its own, by its id in messages.
    pub fn own_name(&self, id: &str) -> Option<&str> {
        let there = self.characters.iter().find(|it| it.id == id)?;
        there.name.as_deref()
    }
}

fn character_of(script: &Script, character: clocktower::Character) -> SheetCharacter {
    let own = script.own_character(character);
    let reminders = match (character.entry(), own) {
        (Some(entry), _) => entry.reminders.iter().map(|it| (*it).to_owned()).collect(),
        (None, Some(own)) => own.reminders.clone(),
        (None, None) => Vec::new(),
    };
    SheetCharacter {
        id: character.to_string(),
        name: own.map(|own| own.name.clone()),
        ability: own.map(|own| own.ability.clone()),
        team: script.team(character),
        by_hand: character.is_by_hand(),
        reminders,
    }
}

fn jinx_of(jinx: &clocktower::scripts::ScriptJinx<'_>) -> Jinx {
    let is_official = !jinx.a.is_own() && !jinx.b.is_own();
    Jinx {
        a: jinx.a.to_string(),
        b: jinx.b.to_string(),
        key: is_official.then(|| format!("ct-jinx-{}-{}", jinx.a, jinx.b)),
        reason: (!is_official).then(|| jinx.reason.to_owned()),
    }
}
