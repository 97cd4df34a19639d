//! Every law of the testkit, on random walks with 5 to 15 players and up to five Travellers, and chairs for
//! more of them. `HEARSAY_WALKS` sets
//! their number.

mod common;

use common::Clocktower;
use testkit::laws;

#[test]
fn every_law_holds_in_trouble_brewing() {
    laws::check(&quiet("trouble-brewing"), 24);
}

#[test]
fn every_law_holds_in_bad_moon_rising() {
    laws::check(&quiet("bad-moon-rising"), 12);
}

/// A base script in which most Demons and Minions are experimental ones; nobody is played by hand, so that games end.
const EXPERIMENTAL: &str =
    "bad-moon-rising acrobat lycanthrope widow alhadikhia legion lleech poisoner";

#[test]
fn every_law_holds_with_experimental_characters() {
    laws::check(&quiet(EXPERIMENTAL), 6);
}

/// The same for 梦殒春宵, with those who do something to their neighbours or to everybody.
const EXPERIMENTAL_SECTS: &str =
    "sects-and-violets acrobat lycanthrope widow alhadikhia legion lleech recluse";

#[test]
fn every_law_holds_with_experimental_characters_in_sects_and_violets() {
    laws::check(&crowded(EXPERIMENTAL_SECTS), 3);
}

#[test]
fn every_law_holds_in_sects_and_violets() {
    laws::check(&quiet("sects-and-violets"), 12);
}

#[test]
fn every_law_holds_with_travellers_in_trouble_brewing() {
    laws::check(&crowded("trouble-brewing"), 6);
}

#[test]
fn every_law_holds_with_travellers_in_bad_moon_rising() {
    laws::check(&crowded("bad-moon-rising"), 6);
}

#[test]
fn every_law_holds_with_travellers_in_sects_and_violets() {
    laws::check(&crowded("sects-and-violets"), 6);
}

#[test]
fn every_law_holds_where_people_talk() {
    let talk = true;
    let game = Clocktower {
        talk,
        ..quiet("trouble-brewing")
    };
    laws::check(&game, 3);
}

const fn quiet(script: &'static str) -> Clocktower {
    Clocktower {
        script,
        talk: false,
        crowd: false,
        chairs: false,
    }
}

const fn crowded(script: &'static str) -> Clocktower {
    Clocktower {
        crowd: true,
        chairs: true,
        ..quiet(script)
    }
}
