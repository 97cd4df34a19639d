//! What other programs read: the fields that docs/cli.md promises.

use serde_json::Value;

use crate::{PUZZLES, RECORD, good};

pub(crate) fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&good(arguments)).expect("--json prints one JSON value")
}

#[track_caller]
pub(crate) fn has(value: &Value, keys: &[&str]) {
    for key in keys {
        assert!(value.get(key).is_some(), "no {key} in {value}");
    }
}

#[test]
fn bench_gives_its_figures() {
    let figures = json(&["bench", "--seats", "2", "--seconds", "0.1", "--json"]);
    has(
        &figures,
        &["game", "seats", "decisions", "games", "seconds", "clock"],
    );
    for key in [
        "decisions_per_s",
        "choices_per_s",
        "games_per_s",
        "ns_per_decision",
        "clone_ns",
    ] {
        assert!(figures[key].as_f64().unwrap() > 0.0, "{key}: {figures}");
    }
    assert!(figures["choices_per_s"].as_f64() < figures["decisions_per_s"].as_f64());
    assert!(figures["position_bytes"].as_u64().unwrap() <= 1024);
}

#[test]
fn sim_gives_rates_with_intervals_lengths_and_counts() {
    let report = json(&[
        "sim",
        "--bots",
        "heuristic,random",
        "--games",
        "9",
        "--paired",
        "--json",
    ]);
    // Rounded up to whole pairs.
    assert_eq!(report["games"], 10);
    assert_eq!(report["seats"].as_array().unwrap().len(), 2);
    for row in report["seats"].as_array().unwrap() {
        let [low, high] = [0, 1].map(|end| row["ci95"][end].as_f64().unwrap());
        let rate = row["win_rate"].as_f64().unwrap();
        assert!(low <= rate && rate <= high, "{row}");
        has(row, &["bot", "wins"]);
    }
    assert_eq!(report["bots"][0]["bot"], "heuristic");
    has(&report["length"], &["mean", "min", "median", "max"]);
    has(
        &report["counts"],
        &[
            "rounds",
            "reshuffles",
            "longest_chain",
            "prince_combos",
            "exactly_200",
        ],
    );
}

/// The promise of the heuristic player: three of four duels at least, and far above its share at a table of four.
#[test]
fn the_heuristic_beats_random_players() {
    let low = |seats: &str, bots: &str, games: &str| {
        let report = json(&[
            "sim", "--seats", seats, "--bots", bots, "--games", games, "--paired", "--json",
        ]);
        let row = &report["seats"][0];
        assert_eq!(row["bot"], "heuristic");
        println!(
            "{seats} seats: {} of {}, {}",
            row["wins"], report["games"], row["ci95"]
        );
        row["ci95"][0].as_f64().unwrap()
    };
    assert!(low("2", "heuristic,random", "1000") > 0.75);
    assert!(low("4", "heuristic,random,random,random", "400") > 0.75);
}

#[test]
fn the_number_of_threads_changes_no_result() {
    let run = |threads| {
        json(&[
            "sim",
            "--seats",
            "4",
            "--games",
            "8",
            "--threads",
            threads,
            "--json",
        ])
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn verify_gives_the_result_and_the_fingerprint() {
    let verdict = json(&["verify", RECORD, "--json"]);
    assert_eq!(verdict["decisions"], 82);
    assert_eq!(verdict["over"], true);
    assert_eq!(verdict["winners"], serde_json::json!(["C"]));
    assert_eq!(verdict["fingerprint"].as_str().unwrap().len(), 16);
}

#[test]
fn solve_lists_worlds_seat_by_seat() {
    let solved = json(&["solve", PUZZLES, "--json"]);
    assert_eq!(solved.as_array().unwrap().len(), 9);
    assert_eq!(solved[0]["puzzle"], "nqt-3a");
    assert_eq!(solved[0]["unverified"], serde_json::json!([]));
    assert_eq!(
        solved[0]["worlds"][0][5],
        serde_json::json!({"seat": 5, "label": "F", "character": "drunk", "believes": "librarian"})
    );
}

#[test]
fn perft_counts_agree_with_its_branches() {
    let counts = json(&["perft", "--depth", "3", "--divide", "--infosets", "--json"]);
    let branches = counts["divide"].as_array().unwrap();
    let sum: u64 = branches
        .iter()
        .map(|branch| branch["nodes"].as_u64().unwrap())
        .sum();
    assert_eq!(counts["nodes"][2], sum);
    assert_eq!(counts["infosets"].as_array().unwrap().len(), 3);
}

#[test]
fn games_lists_seats_and_bots() {
    let games = json(&["games", "--json"]);
    assert_eq!(games[0]["id"], "blanc-noir");
    assert_eq!(
        (&games[0]["seats_min"], &games[0]["seats_max"]),
        (&2.into(), &6.into())
    );
    assert!(
        games[0]["bots"]
            .as_array()
            .unwrap()
            .contains(&"heuristic".into())
    );
    assert_eq!(games[1]["id"], "fengsheng/standard-2010");
    assert_eq!(
        (&games[1]["seats_min"], &games[1]["seats_max"]),
        (&3.into(), &9.into())
    );
    let ids = [&games[2]["id"], &games[3]["id"]];
    assert_eq!(ids, ["fengsheng/blacklist", "fengsheng/qianzhi"]);
    assert_eq!(
        (&games[3]["seats_min"], &games[3]["seats_max"]),
        (&2.into(), &8.into())
    );
}

/// A trace is read by another engine (oracle/FORMAT.md): the same game in two portions, every line an object.
#[test]
fn a_trace_can_be_taken_in_portions() {
    let whole = good(&[
        "trace",
        "--bot",
        "heuristic",
        "--games",
        "3",
        "--seed",
        "5",
        "--every",
        "50",
    ]);
    let last = good(&[
        "trace",
        "--bot",
        "heuristic",
        "--first",
        "2",
        "--games",
        "1",
        "--seed",
        "5",
        "--every",
        "50",
    ]);
    let of_game_2 = |trace: &str| -> Vec<String> {
        trace
            .lines()
            .skip(1)
            .filter(|line| {
                let line: Value = serde_json::from_str(line).unwrap();
                line["game"] == 2 || (line["t"] == "game" && line["n"] == 2)
            })
            .map(str::to_owned)
            .collect()
    };
    let lines = of_game_2(&last);
    assert_eq!(lines, of_game_2(&whole));
    let end: Value = serde_json::from_str(lines.last().unwrap()).unwrap();
    assert_eq!(end["over"], true);
    assert!(end["truth"]["winners"].is_array());
    let deal: Value = serde_json::from_str(&lines[0]).unwrap();
    has(&deal, &["setup", "seed", "chance", "truth", "views"]);
    assert_eq!(deal["views"]["seats"].as_array().unwrap().len(), 4);
    assert_eq!(deal["views"]["seats"][1]["game"], "blanc-noir");
    assert_eq!(deal["views"]["public"]["eye"], Value::Null);
}
