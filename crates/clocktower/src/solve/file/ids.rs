//! 编号 — characters and teams by their names in files.

use serde::Deserialize;

use crate::{Character, Team};

/// A character by its id.
#[derive(Clone, Copy)]
pub(super) struct Id(pub(super) Character);

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        id.parse().map(Self).map_err(|_| {
            serde::de::Error::custom(format!(
                "there is no character \"{id}\"; write an id as script files do, such as \"fortuneteller\""
            ))
        })
    }
}

#[derive(Clone, Copy)]
pub(super) struct TeamId(pub(super) Team);

impl<'de> Deserialize<'de> for TeamId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Team::DEALT
            .into_iter()
            .find(|team| team.name() == name)
            .map(Self)
            .ok_or_else(|| {
                serde::de::Error::custom(format!(
                    "there is no team \"{name}\"; there are townsfolk, outsider, minion and demon"
                ))
            })
    }
}
