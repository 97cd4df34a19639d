//! The screens of Fengsheng at 80 by 24, in Chinese unless they say otherwise.

use crate::stage::{Stage, press, screen, started};
use fengsheng::scene::{Place, Scene};
use fengsheng::{Edition, Faction, Role, Setup, Table};
use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use words::Locale;

/// A place with these cards in hand and before the player, in notation.
pub(crate) fn place(role: Role, identity: Faction, hand: &str, intelligence: &str) -> Place {
    let cards = |text: &str| {
        text.split_whitespace()
            .map(|code| code.parse().unwrap())
            .collect()
    };
    Place {
        hand: cards(hand),
        intelligence: cards(intelligence),
        ..Place::new(role, identity)
    }
}

const HAND: &str = "lock-red counter-blue counter-blue burn-black probe-lurker-draw-red lure-blue";

/// Five players; A, whose screen it is and whose turn, holds `hand`.
fn scene(hand: &str, intelligence: &str) -> Scene {
    let mut places = vec![
        place(Role::OldGun, Faction::Agency, hand, intelligence),
        place(
            Role::Blade,
            Faction::Lurker,
            "counter-red",
            "lock-black return-red",
        ),
        place(
            Role::CodeClerk,
            Faction::Bystander,
            "intercept-red",
            "decode-blue decode-blue",
        ),
        place(Role::SevenHundred, Faction::Agency, "return-black", ""),
        place(Role::Shining, Faction::Lurker, "decode-red", "lure-red"),
    ];
    places[3].more = 2;
    Scene::new(Setup::new(Edition::Standard2010, 5), places)
}

fn stage(locale: Locale, scene: &Scene, actions: &[&str]) -> Stage<Table> {
    let setup = json!({"edition": "standard-2010", "seats": 5});
    let start = started("fengsheng/standard-2010", setup, 5, "random");
    Stage::of(locale, start, scene.build().unwrap(), actions)
}

fn chinese(scene: &Scene, actions: &[&str]) -> Stage<Table> {
    stage(Locale::ZhHans, scene, actions)
}

#[test]
fn a_play_phase() {
    assert_snapshot!(chinese(&scene(HAND, "lock-blue"), &[]).screen());
}

#[test]
fn a_play_phase_in_english() {
    let stage = stage(Locale::En, &scene(HAND, "lock-blue"), &[]);
    assert_snapshot!(stage.screen());
}

#[test]
fn a_play_phase_in_traditional_characters_on_a_bigger_screen() {
    let stage = stage(
        Locale::ZhHant,
        &scene(HAND, "lock-blue"),
        &["use lock-red on C"],
    );
    assert_snapshot!(screen(&stage.app, 110, 32));
}

#[test]
fn a_card_that_can_be_used_or_sent_at_several_players() {
    let mut stage = chinese(&scene(HAND, ""), &[]);
    stage.press("a");
    assert_snapshot!(stage.screen());
    // Enter does not choose for the person where there is more than one answer.
    press(&mut stage.app, KeyCode::Enter);
    assert!(stage.screen().contains("按数字选用法和对象"));
}

#[test]
fn a_card_that_can_be_sent_but_not_used() {
    let mut stage = chinese(&scene(HAND, ""), &[]);
    stage.press("c");
    assert_snapshot!(stage.screen());
}

#[test]
fn why_a_card_cannot_be_used() {
    let mut stage = chinese(&scene(HAND, ""), &["send lure-blue to B"]);
    stage.press("d");
    assert_snapshot!(stage.screen());
}

#[test]
fn a_counter_lies_on_the_chain() {
    let actions = ["use lock-red on C", "use counter-red"];
    assert_snapshot!(
        chinese(
            &scene(HAND, ""),
            &[&actions[..], &["pass", "pass", "pass"]].concat()
        )
        .screen()
    );
}

#[test]
fn intelligence_that_may_kill() {
    let mut scene = scene("counter-blue", "lock-black burn-black");
    scene.turn = kernel::Seat::new(4);
    let stage = chinese(&scene, &["send decode-red to A", "pass"]);
    assert_snapshot!(stage.screen());
}

#[test]
fn which_intelligence_is_burnt() {
    let mut stage = chinese(
        &scene(HAND, ""),
        &["use burn-black on B", "pass", "pass", "pass", "pass"],
    );
    stage.press("b");
    assert_snapshot!(stage.screen());
}

#[test]
fn reasons_to_be_asked() {
    let mut stage = chinese(&scene(HAND, ""), &[]);
    stage.press("o4m5");
    assert_snapshot!(stage.screen());
}

#[test]
fn what_may_be_waited_for() {
    let mut stage = chinese(&scene(HAND, ""), &["send lure-blue to B"]);
    stage.press("w");
    assert_snapshot!(stage.screen());
}

#[test]
fn help_and_everybody_in_full() {
    let mut stage = stage(Locale::En, &scene(HAND, "lock-blue"), &[]);
    stage.press("?");
    assert_snapshot!(screen(&stage.app, 80, 36));
    stage.press("?v");
    assert_snapshot!("everybody", screen(&stage.app, 80, 40));
}

#[test]
fn the_rule_of_a_selected_card() {
    let mut stage = chinese(&scene(HAND, ""), &[]);
    stage.press("ar");
    assert!(stage.screen().contains("锁定"), "{}", stage.screen());
    assert!(!stage.screen().contains("要你决定"));
}

#[test]
fn the_game_is_over() {
    let hand = "lure-blue counter-blue";
    let stage = chinese(
        &scene(hand, "lock-blue return-blue"),
        &[
            "send counter-blue to B",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "refuse",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
            "pass",
        ],
    );
    assert_snapshot!(stage.screen());
}
