//! `hearsay play` away from a terminal: what cannot be played is refused with a sentence.

use crate::bad;

#[test]
fn a_table_that_cannot_be_set_is_refused() {
    for (arguments, named) in [
        (&["--seats", "9"][..], "2 to 6 players"),
        (&["--bots", "oracle"], "oracle"),
        (
            &["--seats", "2", "--bots", "random,random"],
            "--bots names 2 bots",
        ),
        (&["--rules", "luck=true"], "luck"),
        (&["--game", "whist"], "whist"),
    ] {
        let sentence = bad(&[&["play"], arguments].concat());
        assert!(sentence.contains(named), "{sentence}");
    }
}

#[test]
fn a_value_that_cannot_be_read_is_named() {
    for arguments in [
        ["play", "--seed", "7g"],
        ["play", "--log", "nothing"],
        ["play", "--lang", "de"],
        ["play", "--delay", "soon"],
    ] {
        let sentence = bad(&arguments);
        assert!(sentence.contains(arguments[2]), "{sentence}");
    }
}

#[test]
fn without_a_terminal_there_is_no_game() {
    let sentence = bad(&["play"]);
    assert!(sentence.contains("needs a terminal"), "{sentence}");
}
