//! Clocktower from the command line: played by bots, kept, checked, looked at, measured.

use serde_json::Value;

use crate::{bad, folder, good};

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(arguments)).expect("--json prints one JSON value")
}

/// Bots play a few games of a script into a folder; the records of them.
fn played(name: &str, script: &str, seats: &str) -> Vec<String> {
    let folder = folder(name);
    good(&[
        "sim",
        "--game",
        "clocktower",
        "--script",
        script,
        "--seats",
        seats,
        "--games",
        "3",
        "--save",
        &folder.display().to_string(),
    ]);
    let mut records: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().display().to_string())
        .collect();
    records.sort();
    records
}

#[test]
fn games_are_counted_by_sides() {
    let report = json(&[
        "sim",
        "--game",
        "clocktower",
        "--seats",
        "8",
        "--games",
        "20",
        "--json",
    ]);
    assert_eq!(report["seats"].as_array().unwrap().len(), 9, "{report}");
    let printed = report.to_string();
    for name in ["good", "evil", "won_no_demon", "executions", "longest"] {
        assert!(printed.contains(&format!("\"{name}\"")), "{printed}");
    }
}

#[test]
fn a_kept_game_is_verified_and_looked_at_from_every_eye() {
    for record in played("town", "sects-and-violets", "9") {
        assert!(good(&["verify", &record]).contains("clocktower"));
        let all = good(&["replay", &record, "--at", "last"]);
        assert!(all.contains("over: "), "{all}");
        let mine = good(&["replay", &record, "--at", "5", "--eye", "A"]);
        assert!(!mine.contains("calls to come"), "{mine}");
        let open = good(&["replay", &record, "--at", "5", "--eye", "public"]);
        assert!(!open.contains(", evil"), "{open}");
        let told = good(&["replay", &record, "--language", "zh-Hans"]);
        assert!(told.contains("说书人叫到"), "{told}");
    }
}

#[test]
fn a_script_file_is_played() {
    let folder = folder("own-script");
    let path = folder.join("mine.json");
    std::fs::write(
        &path,
        r#"[{"id": "_meta", "name": "Mine"}, "imp", "poisoner", "drunk", "saint", "chef", "empath", "monk", "mayor"]"#,
    )
    .unwrap();
    let path = path.display().to_string();
    for record in played("own-script-games", &path, "5") {
        good(&["verify", &record]);
    }
    let sentence = bad(&[
        "bench",
        "--game",
        "clocktower",
        "--script",
        "no-such-script",
    ]);
    assert!(sentence.contains("trouble-brewing"), "{sentence}");
    let sentence = bad(&["bench", "--script", "trouble-brewing"]);
    assert!(sentence.contains("not played with scripts"), "{sentence}");
}

#[test]
fn it_is_measured_and_its_ways_are_counted() {
    let figures = json(&[
        "bench",
        "--game",
        "clocktower",
        "--script",
        "trouble-brewing",
        "--seats",
        "8",
        "--seconds",
        "0.2",
        "--json",
    ]);
    assert!(figures["games_per_s"].as_f64().unwrap() > 0.0, "{figures}");
    let counts = json(&[
        "perft",
        "--game",
        "clocktower",
        "--seats",
        "7",
        "--seed",
        "3",
        "--depth",
        "4",
        "--infosets",
        "--json",
    ]);
    assert_eq!(counts["nodes"].as_array().unwrap().len(), 4, "{counts}");
}

#[test]
fn nobody_hosts_another_game() {
    let sentence = bad(&["play", "--host"]);
    assert!(
        sentence.contains("nobody runs a game of blanc-noir"),
        "{sentence}"
    );
    let sentence = bad(&["play", "--game", "clocktower", "--host"]);
    assert!(sentence.contains("terminal"), "{sentence}");
}

/// What is wrong with the bots of a host's table is said before anything else; what is right needs a terminal.
#[test]
fn a_host_says_which_seats_are_bots() {
    let host = |more: &[&str]| {
        let usual = ["play", "--game", "clocktower", "--host", "--seats", "7"];
        bad(&[&usual, more].concat())
    };
    assert!(host(&["--bot-seats", "B,D"]).contains("play needs a terminal"));
    let no_player = host(&["--bot-seats", "B,H"]);
    assert!(
        no_player.contains("bots cannot have seat H: the players' seats are A to G"),
        "{no_player}"
    );
    let too_many = host(&["--bot-seats", "B", "--bots", "random,heuristic"]);
    assert!(
        too_many.contains("2 bots, but --bot-seats only 1 seats"),
        "{too_many}"
    );
    assert!(host(&["--bot-seats", "6"]).contains("--bot-seats"));
    let alone = bad(&["play", "--game", "clocktower", "--bot-seats", "B"]);
    assert!(alone.contains("--host"), "{alone}");
}
