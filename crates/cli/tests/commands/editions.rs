//! 风声 by its editions: what other programs read of it.

use serde_json::Value;

use crate::json::{has, json};
use crate::{folder, good};

/// An edition is named in full; what is printed of its records names their game.
#[test]
fn fengsheng_is_played_counted_and_verified_by_its_edition() {
    let edition = "fengsheng/standard-2010";
    let folder = folder("fengsheng");
    let path = folder.display().to_string();
    let report = json(&[
        "sim", "--game", edition, "--seats", "5", "--games", "20", "--save", &path, "--json",
    ]);
    assert_eq!(report["game"], edition);
    assert_eq!(report["setup"], "edition=standard-2010 seats=5");
    let sides: Vec<&str> = report["sides"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["side"].as_str().unwrap())
        .collect();
    assert_eq!(sides, ["lurker", "agency", "bystander"]);
    let number = |value: &Value| value.as_u64().unwrap();
    let wins = report["sides"].as_array().unwrap().iter();
    let wins: u64 = wins.map(|row| number(&row["wins"])).sum();
    let shared = number(&report["counts"]["shared_between_sides"]);
    assert!(wins >= number(&report["decided"]) + shared, "{report}");
    assert_eq!(number(&report["decided"]) + number(&report["draws"]), 20);
    has(
        &report["counts"],
        &[
            "locks",
            "locks_void",
            "sent_direct",
            "probed_said",
            "won_by_mission",
        ],
    );
    let record = folder.join("0-000007.txt").display().to_string();
    let verdict = json(&["verify", &record, "--json"]);
    assert_eq!(verdict["game"], "fengsheng");
    assert_eq!(verdict["over"], true);
}

#[test]
fn a_game_with_editions_is_named_with_or_without_one() {
    let count = |game: &str| {
        json(&[
            "perft",
            "--game",
            game,
            "--rules",
            "roles=none",
            "--depth",
            "3",
            "--json",
        ])
    };
    let counts = count("fengsheng/standard-2010");
    assert_eq!(counts["game"], "fengsheng/standard-2010");
    assert_eq!(counts["setup"], "edition=standard-2010 seats=3 roles=none");
    assert_eq!(count("fengsheng"), counts);
}

/// What a record says of its setup is enough to name the edition; so many players as no standard game of
/// 千智 has play its free mode, unless a mode is said.
#[test]
fn a_setup_names_the_edition_and_the_mode() {
    let count =
        |arguments: &[&str]| json(&[&["perft", "--depth", "2", "--json"], arguments].concat());
    for (arguments, game, setup) in [
        (
            &[
                "--game",
                "fengsheng",
                "--setup",
                "edition=blacklist seats=4 large_deck=true",
            ][..],
            "fengsheng/blacklist",
            "edition=blacklist seats=4 large_deck=true",
        ),
        (
            &[
                "--game",
                "fengsheng/qianzhi",
                "--seats",
                "4",
                "--rule",
                "mode=novice,laps=true",
            ],
            "fengsheng/qianzhi",
            "edition=qianzhi seats=4 mode=novice laps=true",
        ),
        (
            &["--game", "fengsheng/qianzhi", "--seats", "6"],
            "fengsheng/qianzhi",
            "edition=qianzhi seats=6",
        ),
        (
            &["--game", "fengsheng/qianzhi", "--setup", "seats=8"],
            "fengsheng/qianzhi",
            "edition=qianzhi seats=8 mode=free",
        ),
    ] {
        let counts = count(arguments);
        assert_eq!(counts["game"], game);
        assert_eq!(counts["setup"], setup);
    }
}

#[test]
fn every_house_rule_of_an_edition_can_be_set() {
    let games = json(&["games", "--json"]);
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        for rule in game["house_rules"].as_array().unwrap() {
            let (rule, value) = match rule.as_str().unwrap() {
                "split" => ("split", "alternative"),
                "mode" => ("mode", "free"),
                "probe_draws" => ("probe_draws", "3"),
                "offered" => ("offered", "3"),
                "roles" => ("roles", "none"),
                switch => (switch, "true"),
            };
            let word = format!("{rule}={value}");
            let counts = json(&[
                "perft", "--game", id, "--seats", "4", "--rules", &word, "--depth", "1", "--json",
            ]);
            let setup = counts["setup"].as_str().unwrap();
            let said = setup.split(' ').any(|it| it == word);
            // What stands so anyway is not written.
            assert!(said || value == "true", "{id}: {word} in {setup}");
        }
    }
}

#[test]
fn the_later_editions_are_traced() {
    for (id, seats) in [("fengsheng/blacklist", 3..10), ("fengsheng/qianzhi", 2..9)] {
        let games = (seats.end - seats.start).to_string();
        let trace = good(&["trace", "--game", id, "--games", &games, "--every", "500"]);
        let deals: Vec<u64> = trace
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap())
            .filter(|line| line["t"] == "game")
            .map(|line| line["setup"]["seats"].as_u64().unwrap())
            .collect();
        assert_eq!(deals, seats.collect::<Vec<u64>>());
    }
}

#[test]
fn a_table_of_fengsheng_is_measured() {
    let figures = json(&[
        "bench",
        "--game",
        "fengsheng/standard-2010",
        "--seconds",
        "0.1",
        "--json",
    ]);
    assert_eq!(figures["game"], "fengsheng/standard-2010");
    assert_eq!(figures["seats"], 5);
    assert!(figures["position_bytes"].as_u64().unwrap() <= 1024);
}
