//! Script files of Clocktower: what is said of them, and what is written.

use serde_json::Value;

use crate::{bad, folder, good};

const FILES: &str = "../clocktower/tests/scripts/files";

fn file(name: &str) -> String {
    format!("{FILES}/{name}.json")
}

/// Writes a file and gives its path.
fn made(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = folder(name).join("script.json");
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn a_script_is_told_by_teams_notes_jinxes_and_nights() {
    insta::assert_snapshot!(good(&["script", "check", "trouble-brewing"]));
    insta::assert_snapshot!(good(&[
        "script",
        "check",
        &file("homebrew-03"),
        &file("odd-companions")
    ]));
}

#[test]
fn a_script_is_told_to_programs() {
    let printed = good(&[
        "script",
        "check",
        "--json",
        &file("odd-twice"),
        &file("extras-01"),
    ]);
    let reports: Value = serde_json::from_str(&printed).unwrap();
    let (twice, extras) = (&reports[0], &reports[1]);
    assert_eq!(twice["file"], file("odd-twice"));
    assert_eq!(twice["name"], "Twice");
    assert_eq!(twice["author"], Value::Null);
    assert_eq!(twice["counts"]["townsfolk"], 2);
    assert_eq!(twice["characters"][2]["id"], "lamplighter");
    assert_eq!(twice["characters"][2]["own"], true);
    assert_eq!(twice["notes"][0]["line"], 5);
    assert_eq!(twice["notes"][0]["column"], 3);
    let notes = twice["notes"].as_array().unwrap();
    assert_eq!(notes.last().unwrap()["line"], Value::Null);
    assert_eq!(twice["first_night"][0], "dusk");
    assert_eq!(extras["counts"]["traveller"], 5);
    assert_eq!(extras["characters"][0]["team"], "townsfolk");
    assert!(extras["jinxes"].is_array() && extras["other_nights"].is_array());
    assert_eq!(extras["jinx_version"], "botc-release 2026-05-11");
}

#[test]
fn every_file_that_is_no_script_is_named_with_its_place() {
    let (good_one, misspelt, list) = (
        file("mixed-01"),
        file("broken-misspelt"),
        file("broken-object"),
    );
    let sentences = bad(&["script", "check", &misspelt, &good_one, &list]);
    let lines: Vec<&str> = sentences.lines().collect();
    assert_eq!(lines.len(), 2, "{sentences}");
    let wanted =
        format!("hearsay: {misspelt}:3:3: there is no character \"fortunteller\"; did you");
    assert!(lines[0].starts_with(&wanted), "{sentences}");
    let wanted = format!("{list}:1:1: this is an object");
    assert!(lines[1].starts_with(&wanted), "{sentences}");
    assert!(bad(&["script", "write", &misspelt]).contains(":3:3: "));
    let path = made("script-latin", b"[\"imp\", \"caf\xe9\"]");
    assert!(bad(&["script", "check", &path]).contains(": byte 13: this is no text in UTF-8"));
    assert!(bad(&["script", "check", "no-such-file"]).contains("no-such-file cannot be read"));
}

#[test]
fn what_is_written_is_written_the_same_again() {
    for name in ["spelling-01", "homebrew-07", "night-order-03", "odd-long"] {
        let written = good(&["script", "write", &file(name)]);
        let path = made(&format!("script-{name}"), &written);
        assert_eq!(good(&["script", "write", &path]), written, "{name}");
        assert!(written.starts_with("[\n  {\n    \"id\": \"_meta\",\n"));
    }
    let base = std::fs::read_to_string(file("trouble-brewing")).unwrap();
    assert_eq!(good(&["script", "write", "trouble-brewing"]), base);
}

#[test]
fn what_a_script_says_cannot_upset_the_terminal() {
    let text = "[{\"id\": \"_meta\", \"name\": \"a\\u001b[31m\\nb\"}, \"imp\"]";
    let path = made("script-escape", text);
    let told = good(&["script", "check", &path]);
    assert!(told.contains(": a\u{fffd}[31m b\n"), "{told}");
    let written = good(&["script", "write", &path]);
    assert!(written.contains("\"a\\u001b[31m\\nb\""), "{written}");
}
