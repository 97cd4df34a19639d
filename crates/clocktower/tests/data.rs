//! What the engine plays with is what the data file says: how many there are of each team, who wakes when, how everybody
//! is called, and which characters change each other's rules.

use std::collections::BTreeMap;

use clocktower::{
    ALMANAC, Character, Edition, JINX_VERSION, JINXES, Phase, Script, Seated, Setup, SetupError,
    Slot, Team, Town,
};
use kernel::{Eye, Position, Seat, Seed, Turn};
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
    toml::from_str(include_str!("../data/roles.toml")).unwrap()
}

fn deal(script: &str, players: u8, seed: u64) -> Town {
    let setup = Setup::new(Script::named(script).unwrap(), players);
    Town::deal(&setup, Seed::from_number(seed)).unwrap()
}

fn in_play(town: &Town) -> Vec<Character> {
    let truth = town.truth();
    let seats = Seat::all(truth.players());
    seats.map(|seat| truth.character(seat)).collect()
}

/// Townsfolk, Outsiders, Minions and Demons.
fn counts(town: &Town) -> [u8; 4] {
    Team::DEALT.map(|team| {
        let there = in_play(town);
        let of_team = |character: &&Character| town.truth().team_of(**character) == team;
        there.iter().filter(of_team).count() as u8
    })
}

#[test]
fn there_are_as_many_of_each_team_as_the_table_says() {
    let data = data();
    assert_eq!(data.counts.len(), 11);
    let changes_the_bag = |character: &Character| {
        let entry = character.entry().unwrap();
        entry.setup && *character != Character::DRUNK
    };
    for (script, _) in BASES {
        for players in 5..=15 {
            let table = data.counts[&players.to_string()];
            let mut plain = 0;
            for seed in 0..60 {
                let town = deal(script, players, seed);
                let found = counts(&town);
                let context = format!("{script}, {players} players, seed {seed}");
                assert_eq!(found[2..], table[2..], "{context}");
                assert_eq!(found[0] + found[1], table[0] + table[1], "{context}");
                if !in_play(&town).iter().any(changes_the_bag) {
                    assert_eq!(found, table, "{context}");
                    plain += 1;
                }
            }
            assert!(plain > 0, "{script}, {players} players: never unchanged");
        }
    }
}

#[test]
fn characters_change_the_bag_as_the_data_file_says() {
    let data = data();
    let changes = [
        ("trouble-brewing", "baron", vec![2]),
        ("bad-moon-rising", "godfather", vec![1, -1]),
        ("sects-and-violets", "vigormortis", vec![-1]),
        ("sects-and-violets", "fanggu", vec![1]),
    ];
    for (script, id, expected) in changes {
        let who: Character = id.parse().unwrap();
        let mut found = Vec::new();
        for players in 7..=15 {
            for seed in 0..60 {
                let town = deal(script, players, seed);
                let others = in_play(&town).into_iter().filter(|&other| other != who);
                let alone = others
                    .filter(|&other| other != Character::DRUNK)
                    .all(|other| !other.entry().unwrap().setup);
                if in_play(&town).contains(&who) && alone {
                    let table = data.counts[&players.to_string()];
                    found.push((table[1], counts(&town)[1] as i8 - table[1] as i8));
                }
            }
        }
        for by in &expected {
            assert!(found.iter().any(|(_, change)| change == by), "{id} {by}");
        }
        // What is not there is not taken away.
        let is_right = |&(outsiders, change): &(u8, i8)| {
            expected.contains(&change)
                || outsiders == 0 && change == 0 && expected.iter().all(|by| *by < 0)
        };
        assert!(found.iter().all(is_right), "{id}: {found:?}");
    }
}

/// A night as the data file writes it.
fn written(slots: &[Slot]) -> Vec<String> {
    slots
        .iter()
        .map(|slot| match slot {
            Slot::Dusk => "dusk".to_owned(),
            Slot::MinionInfo => "minioninfo".to_owned(),
            Slot::DemonInfo => "demoninfo".to_owned(),
            Slot::Dawn => "dawn".to_owned(),
            Slot::Character(character) => character.to_string(),
        })
        .collect()
}

#[test]
fn a_base_edition_wakes_in_the_order_of_its_sheets() {
    let data = data();
    for (script, edition) in BASES {
        let view = deal(script, 7, 1).view(Eye::Public);
        let sheet = |night: &str| &data.night_order[&format!("{edition}_{night}")];
        assert_eq!(&written(&view.first_night), sheet("first"), "{script}");
        assert_eq!(&written(&view.other_nights), sheet("other"), "{script}");
    }
}

#[test]
fn a_script_of_all_characters_wakes_in_the_common_order() {
    let data = data();
    let script = Script::made_of(Character::official());
    let has_a_call = |id: &&String| {
        id.parse::<Character>()
            .is_ok_and(|character| script.cast().has(character))
            || ["dusk", "minioninfo", "demoninfo", "dawn"].contains(&id.as_str())
    };
    let mut setup = Setup::new(script.clone(), 7);
    setup.seating = [
        "imp", "poisoner", "chef", "empath", "saint", "soldier", "mayor",
    ]
    .map(|id| Seated {
        character: id.parse().unwrap(),
        believes: id.parse().unwrap(),
    })
    .to_vec();
    let view = Town::deal(&setup, Seed::from_number(1))
        .unwrap()
        .view(Eye::Public);
    for (night, found) in [("first", view.first_night), ("other", view.other_nights)] {
        // What is announced at dawn is called just before it: a night ends at dawn.
        let calls = data.night_order[night].iter().filter(has_a_call);
        let mut expected: Vec<String> = calls.filter(|id| *id != "dawn").cloned().collect();
        expected.push("dawn".to_owned());
        assert_eq!(written(&found), expected, "{night}");
    }
}

#[test]
fn the_calls_of_a_night_are_made_in_that_order() {
    let data = data();
    let mut town = deal("trouble-brewing", 7, 3);
    let mut called = Vec::new();
    while !matches!(town.view(Eye::Public).board.phase, Phase::Day) {
        let Turn::Act(asked) = town.turn() else {
            panic!("the game is over")
        };
        let seat = asked.first().unwrap();
        let mut legal = Vec::new();
        town.legal_actions(seat, &mut legal);
        town.play_unchecked(seat, legal[0], &mut |_| ());
        let call = town.truth().last_call();
        if call.is_some() && called.last() != call.as_ref() {
            called.extend(call);
        }
    }
    // Day has broken by the time the last call has been carried out.
    called.push(Slot::Dawn);
    called.dedup();
    assert_eq!(written(&called), data.night_order["tb_first"]);
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

fn seated(ids: &str) -> Vec<Seated> {
    ids.split(' ')
        .map(|id| Seated {
            character: id.parse().unwrap(),
            believes: id.parse().unwrap(),
        })
        .collect()
}

#[test]
fn exclusive_characters_are_not_dealt_together() {
    let heretic: Character = "heretic".parse().unwrap();
    let few = "heretic saint baron spy widow imp lleech chef empath soldier mayor monk \
               undertaker virgin slayer recluse butler";
    let script = || Script::made_of(few.split_whitespace().map(|id| id.parse().unwrap()));
    let mut heretics = 0;
    for seed in 0..300 {
        let setup = Setup::new(script(), 9);
        // Where an exclusive pair leaves too few characters, that is said.
        let Ok(town) = Town::deal(&setup, Seed::from_number(seed)) else {
            continue;
        };
        let there = in_play(&town);
        let is_alone = |one: &Character| !there.iter().any(|&other| one.excludes(other));
        assert!(there.iter().all(is_alone), "seed {seed}: {there:?}");
        heretics += usize::from(there.contains(&heretic));
    }
    // All Minions of this script exclude the Heretic.
    assert_eq!(heretics, 0);

    let mut setup = Setup::new(script(), 5);
    setup.seating = seated("heretic chef empath spy imp");
    let refused = Town::deal(&setup, Seed::from_number(1)).err();
    let spy = "spy".parse().unwrap();
    assert_eq!(refused, Some(SetupError::Exclusive(heretic, spy)));
    setup.seating = seated("heretic chef empath soldier imp");
    assert!(Town::deal(&setup, Seed::from_number(1)).is_ok());
}

#[test]
fn most_players_are_legion() {
    let data = data();
    let few = "legion poisoner chef empath soldier mayor monk saint recluse butler drunk \
               undertaker virgin slayer ravenkeeper";
    for players in 5..=15 {
        let script = Script::made_of(few.split_whitespace().map(|id| id.parse().unwrap()));
        let town = Town::deal(&Setup::new(script, players), Seed::from_number(7)).unwrap();
        let [townsfolk, outsiders, minions, demons] = data.counts[&players.to_string()];
        let found = counts(&town);
        assert_eq!(found[3], townsfolk + outsiders, "{players} players");
        assert_eq!(found[2], 0, "{players} players");
        assert_eq!(found[0] + found[1], minions + demons, "{players} players");
    }
}
