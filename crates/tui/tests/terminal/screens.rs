//! The screens at 80 by 24, in Chinese unless they say otherwise.

use crate::stage::{Stage, more, place, scene, screen};
use insta::assert_snapshot;
use words::Locale;

const HAND: &str = "R1 R5 R5 R-knight Y7 Y7 G7 G-princess B3 B-priestess golem";

fn chinese(hand: &str, scrolls: &str, lead: &str, actions: &[&str]) -> Stage<blanc_noir::Table> {
    Stage::new(Locale::ZhHans, &scene(hand, scrolls, lead), actions)
}

#[test]
fn a_turn() {
    let stage = chinese(HAND, "tornado herald-yellow", "R9", &[]);
    assert_snapshot!(stage.screen());
}

#[test]
fn a_turn_in_english() {
    let stage = Stage::new(Locale::En, &scene(HAND, "tornado herald-yellow", "R9"), &[]);
    assert_snapshot!(stage.screen());
}

#[test]
fn a_turn_in_traditional_characters_on_a_bigger_screen() {
    let stage = Stage::new(Locale::ZhHant, &scene(HAND, "tornado", "R9"), &[]);
    assert_snapshot!(screen(&stage.app, 100, 30));
}

#[test]
fn a_card_that_can_be_used_in_two_ways() {
    let mut stage = chinese(HAND, "tornado", "R7", &[]);
    stage.press("e");
    assert_snapshot!(stage.screen());
}

#[test]
fn why_a_card_cannot_be_played() {
    let mut stage = chinese(HAND, "threat", "R9", &[]);
    stage.press("f");
    assert_snapshot!(stage.screen());
}

#[test]
fn why_a_scroll_cannot_be_used() {
    let mut stage = chinese("R1 R5 Y7", "revelation threat", "R9", &[]);
    stage.press("e");
    assert_snapshot!(stage.screen());
}

#[test]
fn a_chain() {
    let mut scene = scene(HAND, "mirage", "R-knight");
    scene.pending = 6;
    let stage = Stage::new(Locale::ZhHans, &scene, &[]);
    assert_snapshot!(stage.screen());
}

#[test]
fn naming_a_colour() {
    let stage = chinese(HAND, "", "R9", &["play golem"]);
    assert_snapshot!(stage.screen());
}

#[test]
fn aiming_at_a_player() {
    let stage = chinese("dragon R5", "", "R9", &["play dragon", "name red"]);
    assert_snapshot!(stage.screen());
}

#[test]
fn the_fairy_swaps_scrolls() {
    let mut stage = chinese(
        "fairy R5 G5",
        "tornado herald-blue",
        "R9",
        &["play fairy", "name green", "slot A 1", "stop"],
    );
    assert_snapshot!(stage.screen());
    stage.press("c");
    assert_snapshot!("the_fairy_swaps_scrolls_own_refused", stage.screen());
}

#[test]
fn the_valkyrie_searches() {
    let mut scene = scene("valkyrie R5 G5", "tornado", "R9");
    scene.discard =
        "R1 R2 R2 R-clown Y3 Y-lord G4 G-prince B8 B9 golem gargoyle dragon fairy goddess"
            .split(' ')
            .map(|it| it.parse().unwrap())
            .collect();
    let mut stage = Stage::new(Locale::ZhHans, &scene, &["play valkyrie", "name blue"]);
    stage.press("d");
    assert_snapshot!(stage.screen());
}

#[test]
fn a_round_is_counted() {
    let mut scene = scene("R5", "", "R9");
    scene.places[0].declared = true;
    scene.places[1] = place("R1 Y-princess golem B9 G-knight Y7 Y8", "");
    scene.places[1].total = 45;
    scene.places[2] = place("Y1 Y2", "outburst");
    scene.places[3] = place("R-clown R-lord dragon", "");
    scene.places[3].total = 110;
    let mut stage = Stage::new(Locale::ZhHans, &scene, &["play R5"]);
    assert_snapshot!(stage.screen());
    stage.press(" ");
    assert!(!stage.screen().contains("结算"), "Enter goes on");
}

#[test]
fn the_game_is_over() {
    let mut scene = scene("R5", "", "R9");
    scene.places[0].declared = true;
    scene.places[1] = more(3, 190);
    let mut stage = Stage::new(Locale::ZhHans, &scene, &["play R5"]);
    stage.press(" ");
    assert_snapshot!(stage.screen());
}

#[test]
fn help() {
    let mut stage = chinese(HAND, "", "R9", &[]);
    stage.press("?");
    assert_snapshot!(stage.screen());
    stage.press("?");
    assert_eq!(stage.screen(), chinese(HAND, "", "R9", &[]).screen());
}

#[test]
fn help_in_english() {
    let mut stage = Stage::new(Locale::En, &scene(HAND, "", "R9"), &[]);
    stage.press("?");
    assert_snapshot!(stage.screen());
}

#[test]
fn everybody_in_full() {
    let mut stage = chinese(
        "gargoyle R5",
        "",
        "R9",
        &["play gargoyle", "name red", "target D"],
    );
    stage.press("v");
    assert_snapshot!(stage.screen());
}

#[test]
fn a_hand_of_thirty_cards_at_a_full_table() {
    let mut scene = scene(
        "R1 R2 R3 R4 R5 R6 R7 R8 R9 R-clown R-lord R-princess Y1 Y1 Y2 Y5 Y-knight Y-magician \
         G4 G6 G-priestess G-priestess B2 B3 B5 B7 B-prince golem fairy dragon",
        "tornado mirage outburst",
        "R9",
    );
    scene.setup.seats = 6;
    scene.places.push(more(12, 7));
    scene.places.push(more(1, 199));
    let stage = Stage::new(Locale::ZhHans, &scene, &[]);
    assert_snapshot!(stage.screen());
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let stage = chinese(HAND, "", "R9", &[]);
    assert_snapshot!(screen(&stage.app, 40, 10));
}
