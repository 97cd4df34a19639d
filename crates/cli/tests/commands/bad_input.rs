//! Whatever is wrong: one sentence with the place, exit code 2, nothing printed and nothing lost.

use crate::{PUZZLES, RECORD, bad, folder};

/// Writes a variant of the record and gives its path.
fn spoilt(name: &str, spoil: impl Fn(String) -> Vec<u8>) -> String {
    let text = std::fs::read_to_string(RECORD).unwrap();
    let path = folder(name).join("spoilt.txt");
    std::fs::write(&path, spoil(text)).unwrap();
    path.display().to_string()
}

#[test]
fn a_wrong_decision_is_found_on_its_line() {
    let path = spoilt("decision", |text| {
        text.replacen("C draw", "C play G9", 1).into_bytes()
    });
    let sentence = bad(&["verify", &path]);
    assert!(
        sentence.starts_with(&format!("hearsay: {path}:12: decision 5: C may not")),
        "{sentence}"
    );
    assert_eq!(bad(&["replay", &path]), sentence);
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let path = spoilt("line", |text| {
        text.replacen("A play R9", "A plays R9", 1).into_bytes()
    });
    let sentence = bad(&["verify", &path]);
    assert!(
        sentence.starts_with(&format!("hearsay: {path}:14: ")),
        "{sentence}"
    );
    assert!(sentence.contains("plays R9"), "{sentence}");
}

#[test]
fn records_of_other_games_and_versions_are_refused() {
    let path = spoilt("game", |text| {
        text.replace("blanc-noir", "whist").into_bytes()
    });
    assert!(bad(&["verify", &path]).contains("there is no game \"whist\""));
    let path = spoilt("version", |text| {
        text.replace("rules 1", "rules 9").into_bytes()
    });
    assert!(bad(&["replay", &path]).contains(":2: "));
}

#[test]
fn what_is_no_record_is_refused() {
    let path = spoilt("bytes", |_| vec![0xff, 0xfe, 0]);
    assert!(bad(&["verify", &path]).contains("not a record"));
    let path = spoilt("binary", |_| b"HSR\x01\x0ablanc-noir\x01".to_vec());
    assert!(bad(&["verify", &path]).contains(": byte "));
    assert!(bad(&["verify", "Cargo.toml"]).contains("Cargo.toml:1: "));
    assert!(bad(&["verify", "no-such-file"]).contains("no-such-file cannot be read"));
    assert!(bad(&["replay", "src"]).contains("src cannot be read"));
}

#[test]
fn moments_and_eyes_outside_the_game_are_refused() {
    assert!(bad(&["replay", RECORD, "--at", "83"]).contains("82 decisions"));
    assert!(bad(&["replay", RECORD, "--at", "soon"]).contains("\"last\""));
    assert!(bad(&["replay", RECORD, "--eye", "D"]).contains("the last one is C"));
    assert!(bad(&["replay", RECORD, "--eye", "me"]).contains("an eye is"));
    assert!(bad(&["replay", RECORD, "--language", "fr"]).contains("zh-Hans"));
}

#[test]
fn setups_that_cannot_be_played_are_refused() {
    assert!(bad(&["sim", "--seats", "7"]).contains("2 to 6"));
    assert!(bad(&["bench", "--rules", "end_tie=maybe"]).contains("end_tie=maybe"));
    assert!(bad(&["perft", "--setup", "seats=2 nonsense"]).contains("nonsense"));
    assert!(bad(&["perft", "--game", "whist"]).contains("the games are: blanc-noir"));
    assert!(bad(&["trace", "--game", "whist"]).contains("the games are: blanc-noir"));
    assert!(bad(&["trace", "--rules", "first_starter=6"]).contains("first_starter"));
    assert!(bad(&["perft", "--setup", "seats=3", "--seats", "3"]).contains("--seats"));
    let fengsheng = |arguments: &[&str]| {
        let game = ["--game", "fengsheng/standard-2010"];
        bad(&[arguments, &game].concat())
    };
    assert!(fengsheng(&["sim", "--seats", "2"]).contains("3 to 9 players"));
    assert!(fengsheng(&["perft", "--rules", "roles=viper,tide"]).contains("2 characters"));
    assert!(fengsheng(&["bench", "--rules", "end_tie=playoff"]).contains("\"end_tie\""));
    assert!(fengsheng(&["play", "--rules", "split=odd"]).contains("split=odd"));
}

/// A house rule or a number of seats that another edition has is refused with what this edition has.
#[test]
fn what_belongs_to_another_edition_is_refused() {
    let of = |edition: &str, arguments: &[&str]| {
        let game = format!("fengsheng/{edition}");
        bad(&[arguments, &["--game", &game]].concat())
    };
    for command in ["play", "bench", "sim", "perft", "trace"] {
        let sentence = of("blacklist", &[command, "--rules", "mode=teams"]);
        let wanted = "\"mode\" is a rule of fengsheng/qianzhi, not of fengsheng/blacklist, whose rules are split, ";
        assert!(sentence.contains(wanted), "{sentence}");
        assert!(of("blacklist", &[command, "--seats", "2"]).contains("3 to 9 players, not for 2"));
        assert!(of("qianzhi", &[command, "--seats", "9"]).contains("2 to 8 players, not for 9"));
    }
    let sentence = of("qianzhi", &["trace", "--rule", "large_deck=true"]);
    assert!(
        sentence.contains("of fengsheng/blacklist, not of fengsheng/qianzhi"),
        "{sentence}"
    );
    let sentence = of("standard-2010", &["bench", "--setup", "seats=5 laps=true"]);
    assert!(
        sentence.contains("of fengsheng/blacklist and fengsheng/qianzhi, not of"),
        "{sentence}"
    );
    let sentence = of("qianzhi", &["play", "--rules", "colour=red"]);
    assert!(
        sentence.contains("no rule \"colour\"; the rules of fengsheng/qianzhi are mode, "),
        "{sentence}"
    );
    let sentence = of("qianzhi", &["sim", "--seats", "4", "--rules", "mode=teams"]);
    assert!(
        sentence.contains("mode=teams is not for 4 players"),
        "{sentence}"
    );
    let sentence = of(
        "blacklist",
        &["perft", "--seats", "5", "--rules", "split=alternative"],
    );
    assert!(
        sentence.contains("for 5 players; set split=main"),
        "{sentence}"
    );
    let sentence = of("qianzhi", &["sim", "--setup", "edition=blacklist seats=5"]);
    assert!(sentence.contains("two editions"), "{sentence}");
}

#[test]
fn bots_that_do_not_exist_or_do_not_fit_are_refused() {
    assert!(bad(&["sim", "--bots", "oracle"]).contains("the bots are: random, heuristic"));
    assert!(bad(&["trace", "--bot", "oracle"]).contains("the bots are: random, heuristic"));
    let sentence = bad(&["sim", "--seats", "4", "--bots", "random,random"]);
    assert!(sentence.contains("2 bots for 4 seats"), "{sentence}");
}

#[test]
fn numbers_out_of_range_are_refused() {
    assert!(bad(&["bench", "--seconds", "0"]).contains("--seconds 0"));
    assert!(bad(&["bench", "--seconds", "nan"]).contains("--seconds"));
    assert!(bad(&["trace", "--every", "0"]).contains("--every"));
    assert!(bad(&["perft", "--seed", "-7"]).contains("-7"));
    assert!(bad(&["sim", "--games", "many"]).contains("many"));
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let sentence = bad(&["sim", "--games", "1", "--save", "Cargo.toml/games"]);
    assert!(sentence.contains("Cargo.toml/games"), "{sentence}");
    let sentence = bad(&["man", "--dir", "Cargo.toml/man"]);
    assert!(sentence.contains("Cargo.toml/man"), "{sentence}");
}

#[test]
fn pages_that_are_not_there_are_named() {
    assert!(bad(&["rules", "show", "no such page"]).contains("no such page"));
}

#[test]
fn what_is_wrong_with_a_puzzle_is_found_on_its_line() {
    let folder = folder("puzzles");
    let text = std::fs::read_to_string(PUZZLES).unwrap();
    let solve = |name: &str, from: &str, to: &str| {
        let path = folder.join(name).display().to_string();
        std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
        bad(&["solve", &path]).replace(&path, name)
    };
    assert_eq!(
        solve("who", "claim = \"chef\"", "claim = \"cook\""),
        "hearsay: who:44: there is no character \"cook\"; write an id as script files do, such as \"fortuneteller\"\n"
    );
    assert_eq!(
        solve("what", "role = \"chef\", count = 0", "role = \"chef\""),
        "hearsay: what:44: chef needs count = a number\n"
    );
    assert_eq!(
        solve("where", "player = 2, died", "player = 9, died"),
        "hearsay: where:34: puzzle nqt-3a: what happened on day 1 names seat 9, which is not there; seats are numbered from 0 to 6\n"
    );
    assert_eq!(
        solve("seats", "seats = 7", "seats = 4"),
        "hearsay: seats:34: puzzle nqt-3a: a town has 5 to 15 seats, not 4\n"
    );
    assert_eq!(
        solve("when", "night = 2, kind", "night = 0, kind"),
        "hearsay: when:93: night-death is of night or day 0; they are counted from 1 to 60\n"
    );
    assert_eq!(
        solve("never", "night = 2, kind", "kind"),
        "hearsay: never:93: night-death happens at night; write night = 2\n"
    );
    assert_eq!(
        solve("traveller", "claim = \"recluse\"", "claim = \"beggar\""),
        "hearsay: traveller:34: puzzle nqt-3a: beggar is nobody who is dealt; name Townsfolk, Outsiders, Minions and Demons, and leave Travellers out\n"
    );
    assert_eq!(
        solve("format", "format = 1", "format = 2"),
        "hearsay: format:1: the format is 2; this program reads format 1\n"
    );
    assert!(solve("toml", "[[puzzle]]", "[[puzzle]").starts_with("hearsay: toml:34: "));
    assert!(bad(&["solve", "no-such-file"]).contains("no-such-file cannot be read"));
    assert_eq!(
        bad(&["solve", PUZZLES, "--puzzle", "nqt-1"])
            .lines()
            .count(),
        1
    );
}
