//! What the data file of clocktower's almanac says.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::run;

/// The facts, written by hand.
pub(super) const DATA: &str = "crates/clocktower/data/roles.toml";

/// What a character's file starts from.
pub(crate) struct Sheet {
    /// The English name.
    pub(crate) name: String,
    /// The name in simplified characters; empty where there is none.
    pub(crate) zh_hans: String,
    /// The team, in the data file's word.
    pub(crate) team: String,
}

/// The almanac's entry of a character.
pub(crate) fn sheet(id: &str) -> Result<Sheet, String> {
    let data = data()?;
    let role = data.role.into_iter().find(|role| role.id == id);
    let role = role.ok_or_else(|| {
        format!("'{id}' is not a character of {DATA}; the ids there are like villageidiot.")
    })?;
    Ok(Sheet {
        name: role.name,
        zh_hans: role.zh_hans,
        team: role.team,
    })
}

/// What of the data file the sources are made of.
#[derive(Deserialize)]
pub(super) struct Data {
    pub(super) jinx_version: String,
    pub(super) counts: BTreeMap<String, [u8; 4]>,
    pub(super) night_order: BTreeMap<String, Vec<String>>,
    pub(super) role: Vec<Role>,
    pub(super) jinx: Vec<Jinx>,
}

#[derive(Deserialize)]
pub(super) struct Role {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) zh_hans: String,
    pub(super) zh_hant: String,
    pub(super) team: String,
    pub(super) edition: String,
    pub(super) first_night: u8,
    pub(super) other_night: u8,
    pub(super) setup: bool,
    pub(super) auto: String,
    pub(super) reminders: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct Jinx {
    pub(super) a: String,
    pub(super) b: String,
    pub(super) gist: String,
    /// Whether the two are never in play together.
    #[serde(default)]
    pub(super) exclusive: bool,
}

pub(super) fn data() -> Result<Data, String> {
    let text = std::fs::read_to_string(run::root().join(DATA))
        .map_err(|why| format!("{DATA} cannot be read: {why}."))?;
    read(&text)
}

pub(super) fn read(text: &str) -> Result<Data, String> {
    toml::from_str(text).map_err(|why| format!("{DATA}: {why}"))
}
