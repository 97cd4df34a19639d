//! What the engine plays with is what the data file says: how many there are of each team, who wakes when, how everybody
//! is called, and which characters change each other's rules.

mod bag;
mod nights;

use std::collections::BTreeMap;

use clocktower::{ALMANAC, Character, Edition, JINX_VERSION, JINXES, Script, Setup, Team, Town};
use kernel::{Position, Seed};
use serde::Deserialize;

const BASES: [(&str, &str); 3] = [
    ("trouble-brewing", "tb"),
    ("bad-moon-rising", "bmr"),
    ("sects-and-violets", "snv"),
];

#[derive(Deserialize)]
struct Data {
    jinx_version: String,
    counts: BTreeMap<String, [u8; 4]>,
    night_order: BTreeMap<String, Vec<String>>,
    role: Vec<Role>,
    jinx: Vec<Jinx>,
}

#[derive(Deserialize)]
struct Role {
    id: String,
    name: String,
    zh_hans: String,
    zh_hant: String,
    team: String,
    edition: String,
    first_night: u8,
    other_night: u8,
    setup: bool,
    reminders: Vec<String>,
}

#[derive(Deserialize)]
struct Jinx {
    a: String,
    b: String,
    gist: String,
    #[serde(default)]
    exclusive: bool,
}

fn data() -> Data {
    toml::from_str(include_str!("../../data/roles.toml")).unwrap()
}

fn deal(script: &str, players: u8, seed: u64) -> Town {
    let setup = Setup::new(Script::named(script).unwrap(), players);
    Town::deal(&setup, Seed::from_number(seed)).unwrap()
}

#[test]
fn everybody_is_called_what_the_data_file_says_in_three_languages() {
    let data = data();
    assert_eq!(ALMANAC.len(), data.role.len());
    for (entry, role) in ALMANAC.iter().zip(&data.role) {
        let id = &role.id;
        assert_eq!(entry.id, id);
        assert_eq!(entry.name, role.name, "{id}");
        assert_eq!(entry.zh_hans, role.zh_hans, "{id}");
        assert_eq!(entry.zh_hant, role.zh_hant, "{id}");
        let team = Team::ALL.into_iter().find(|team| team.name() == role.team);
        assert_eq!(Some(entry.team), team, "{id}");
        assert_eq!(format!("{:?}", entry.edition).to_lowercase(), role.edition);
        assert_eq!(entry.first_night, role.first_night, "{id}");
        assert_eq!(entry.other_night, role.other_night, "{id}");
        assert_eq!(entry.setup, role.setup, "{id}");
        assert_eq!(entry.reminders, role.reminders, "{id}");
        let character: Character = id.parse().unwrap();
        assert_eq!(character.to_string(), *id);
    }
}

#[test]
fn every_character_of_the_base_editions_has_three_names() {
    for entry in ALMANAC {
        let is_base = matches!(entry.edition, Edition::Tb | Edition::Bmr | Edition::Snv);
        if is_base {
            assert!(
                !entry.zh_hans.is_empty() && !entry.zh_hant.is_empty(),
                "{}",
                entry.id
            );
        }
    }
}

#[test]
fn jinxes_are_those_of_the_data_file() {
    let data = data();
    assert_eq!(JINX_VERSION, data.jinx_version);
    assert_eq!(JINXES.len(), data.jinx.len());
    for (jinx, line) in JINXES.iter().zip(&data.jinx) {
        assert_eq!(jinx.a.to_string(), line.a);
        assert_eq!(jinx.b.to_string(), line.b);
        assert_eq!(jinx.gist, line.gist, "{} and {}", line.a, line.b);
        assert_eq!(jinx.exclusive, line.exclusive, "{}", line.gist);
        // The mark says what the words say.
        assert_eq!(jinx.exclusive, line.gist.contains("mutually exclusive"));
        let script = Script::made_of([jinx.a, jinx.b]);
        let shown = script.jinxes();
        assert_eq!(shown.len(), 1, "{} and {}", line.a, line.b);
    }
}
