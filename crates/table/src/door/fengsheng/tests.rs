//! Prompts of positions that are set up by hand: what is refused and why, and when there is a stop.

use fengsheng::scene::{Place, Scene};
use fengsheng::{Action, Edition, Faction, Function, Role, Setup, Table};
use kernel::{Eye, Notation, Position, Seat};
use protocol::{Prompt, Spot, Stop};

use super::Spoken;
use crate::Question;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// A place with these cards in hand and before the player, in notation.
fn place(identity: Faction, hand: &str, intelligence: &str) -> Place {
    let cards = |text: &str| {
        text.split_whitespace()
            .map(|code| code.parse().unwrap())
            .collect()
    };
    Place {
        hand: cards(hand),
        intelligence: cards(intelligence),
        ..Place::new(Role::Nobody, identity)
    }
}

/// A's turn at a table of four without characters: two lurkers, two of the agency.
fn scene(a: (&str, &str), b: (&str, &str)) -> Scene {
    let places = vec![
        place(Faction::Lurker, a.0, a.1),
        place(Faction::Agency, b.0, b.1),
        place(Faction::Lurker, "decode-red", ""),
        place(Faction::Agency, "decode-blue", ""),
    ];
    Scene::new(Setup::new(Edition::Standard2010, 4), places)
}

/// The position after these decisions, each of whoever is asked.
fn after(scene: &Scene, decisions: &[&str]) -> Table {
    let mut table = scene.build().unwrap();
    for text in decisions {
        let seat = asked(&table);
        let action = Table::read_action(text).unwrap();
        let reason = table.why_not(seat, action);
        assert!(reason.is_none(), "{seat} may not {text}: {reason:?}");
        table.play_unchecked(seat, action, &mut |_| ());
    }
    table
}

fn asked(table: &Table) -> Seat {
    let view = table.view(Eye::Public);
    view.asked.first().unwrap()
}

/// The prompt to whoever is asked.
fn prompt(table: &Table) -> Prompt {
    let seat = asked(table);
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    let question = Question {
        moment: 0,
        seat,
        legal,
    };
    let why_not = |action: Action| table.why_not(seat, action);
    Table::prompt(&table.view(Eye::Seat(seat)), &question, &why_not)
}

fn refused(prompt: &Prompt) -> Vec<(&str, &str)> {
    let refused = prompt.refused.iter();
    refused
        .map(|it| (it.action.as_str(), it.reason.key.as_str()))
        .collect()
}

#[track_caller]
fn check_stops(table: &Table, seat: Seat, expected: &[Stop]) {
    assert_eq!(asked(table), seat);
    let pause = prompt(table).pause.unwrap();
    assert_eq!(pause.stops, expected);
}

#[test]
fn a_card_is_chosen_first_and_a_player_next() {
    let prompt = prompt(&after(&scene(("lock-red", ""), ("", "")), &[]));
    let lock: Vec<_> = prompt
        .options
        .iter()
        .filter(|choice| choice.action.starts_with("use lock-red on"))
        .collect();
    assert_eq!(lock.len(), 3);
    for (choice, seat) in lock.iter().zip([1, 2, 3].map(Seat::new)) {
        let card = "lock-red".to_owned();
        assert_eq!(choice.spot, Spot::Hand { card });
        assert_eq!(choice.then, Some(Spot::Seat { seat }));
        assert_eq!(choice.verb, lock[0].verb);
    }
    let send = prompt
        .options
        .iter()
        .find(|choice| choice.action.starts_with("send"));
    let send = send.unwrap();
    assert_eq!(send.spot, lock[0].spot);
    assert_ne!(send.verb, lock[0].verb, "a card can be used or sent");
}

#[test]
fn what_cannot_be_used_now_says_why() {
    let table = after(&scene(("counter-red burn-red", ""), ("", "")), &[]);
    assert_eq!(
        refused(&prompt(&table)),
        [
            // Nobody has black intelligence: whomever one names, it is not that player.
            ("use burn-red on A", "fs-no-not-that-player"),
            ("use counter-red", "fs-no-not-now-card-used"),
        ]
    );
    let table = after(&scene(("burn-red", "lock-black"), ("", "")), &[]);
    assert_eq!(refused(&prompt(&table)), []);
}

#[test]
fn an_answer_that_would_be_a_lie_says_why() {
    let probe = "use probe-agency-draw-red on B";
    let scene = scene(("probe-agency-draw-red", ""), ("", ""));
    let table = after(&scene, &[probe, "pass", "pass", "pass"]);
    assert_eq!(
        refused(&prompt(&table)),
        [("discard", "fs-no-not-honest"), ("say", "fs-no-not-honest")]
    );
}

#[test]
fn on_ones_own_turn_and_when_aimed_at_there_are_stops() {
    let scene = scene(("lock-red burn-red", ""), ("", "burn-black"));
    check_stops(&after(&scene, &[]), A, &[Stop::MyTurn]);
    check_stops(&after(&scene, &["pass"]), B, &[]);
    check_stops(&after(&scene, &["use lock-red on B"]), B, &[Stop::Target]);
    check_stops(
        &after(&scene, &["use lock-red on B", "pass"]),
        Seat::new(2),
        &[],
    );
}

#[test]
fn intelligence_stops_its_sender_and_whom_it_comes_to() {
    let scene = scene(("burn-red", ""), ("", ""));
    let sent = after(&scene, &["send burn-red to B"]);
    check_stops(&sent, A, &[Stop::MyTurn, Stop::Mine]);
    let sent = after(&scene, &["send burn-red to B", "pass"]);
    check_stops(&sent, B, &[Stop::BeforeMe]);
}

/// What B is told to stop for when A sends this card there.
fn stops_of_b(scene: &Scene, card: &str) -> Vec<Stop> {
    let table = after(scene, &[&format!("send {card} to B"), "pass"]);
    assert_eq!(asked(&table), B);
    prompt(&table).pause.unwrap().stops
}

#[test]
fn two_black_and_what_may_be_a_third_is_danger() {
    let hand = "burn-red lure-red lure-black confound-red";
    let mut scene = scene((hand, ""), ("", "burn-black burn-black"));
    for (card, danger) in [
        ("burn-red", true),
        ("lure-red", false),
        ("lure-black", true),
    ] {
        let stops = stops_of_b(&scene, card);
        assert_eq!(stops.contains(&Stop::Danger), danger, "{card}");
    }
    check_stops(&after(&scene, &["use confound-red"]), B, &[Stop::Danger]);
    // Whoever has but one is in none.
    scene.places[1].intelligence.truncate(1);
    assert_eq!(stops_of_b(&scene, "burn-red"), [Stop::BeforeMe]);
}

#[test]
fn a_third_of_ones_own_colour_would_be_a_victory() {
    let hand = "burn-red lure-red lure-blue confound-red";
    let mut scene = scene((hand, ""), ("", "lock-blue lock-blue"));
    for (card, wins) in [("burn-red", true), ("lure-red", false), ("lure-blue", true)] {
        let stops = stops_of_b(&scene, card);
        assert_eq!(stops.contains(&Stop::IMayWin), wins, "{card}");
    }
    let confounded = after(&scene, &["use confound-red"]);
    check_stops(&confounded, B, &[Stop::IMayWin]);
    // Of the other side's colour one needs nothing.
    scene.places[1].intelligence = vec!["lock-red".parse().unwrap(); 2];
    assert_eq!(stops_of_b(&scene, "burn-red"), [Stop::BeforeMe]);
}

#[test]
fn a_bystanders_mission_counts_too() {
    let lying = "lock-blue lock-black lock-red return-red return-blue";
    let mut scene = scene(("burn-red", ""), ("", lying));
    scene.setup.seats = 3;
    scene.places.truncate(3);
    scene.places[2].identity = Faction::Agency;
    scene.places[1].identity = Faction::Bystander;
    assert_eq!(stops_of_b(&scene, "burn-red"), [Stop::BeforeMe]);
    scene.places[1].role = Role::SisterSix;
    assert_eq!(
        stops_of_b(&scene, "burn-red"),
        [Stop::BeforeMe, Stop::IMayWin]
    );
}

#[test]
fn somebody_elses_third_is_a_stop_unless_their_side_is_known_to_need_another_colour() {
    let mut scene = scene(("intercept-red", ""), ("", "lock-red lock-red"));
    let deeds = ["send intercept-red to B"];
    let stops = |scene: &Scene| prompt(&after(scene, &deeds)).pause.unwrap().stops;
    assert!(stops(&scene).contains(&Stop::SomeoneMayWin));
    scene.places[1].shown = true;
    assert!(!stops(&scene).contains(&Stop::SomeoneMayWin));
}

#[test]
fn a_counter_in_hand_is_a_stop_when_a_card_was_used() {
    let scene = scene(("lock-red", ""), ("counter-red", ""));
    let used = after(&scene, &["use lock-red on C"]);
    check_stops(&used, B, &[Stop::CanCounter]);
    assert!(!prompt(&used).pause.unwrap().idle);
    let used = after(&scene, &["use lock-red on C", "pass"]);
    assert!(prompt(&used).pause.unwrap().idle);
}

/// The same table at another edition, with characters.
fn later(edition: Edition, hands: [&str; 4], role: Role) -> Scene {
    let sides = [
        Faction::Lurker,
        Faction::Agency,
        Faction::Lurker,
        Faction::Agency,
    ];
    let mut places: Vec<Place> = sides
        .into_iter()
        .zip(hands)
        .map(|(side, hand)| place(side, hand, ""))
        .collect();
    places[0].role = role;
    Scene::new(Setup::new(edition, 4), places)
}

#[test]
fn what_a_skill_sends_face_down_is_named_to_nobody() {
    let hands = ["swap-black", "lock-red", "lock-blue", "burn-red"];
    let scene = later(Edition::Blacklist, hands, Role::Blade);
    let send = Table::read_action("send swap-black to C").unwrap();
    let public = |table: &Table| table.view(Eye::Public);
    let begun = after(&scene, &["pass"; 4]);
    assert!(<Table as crate::Playable>::is_open(&public(&begun), send));
    let direct = after(&scene, &["pass", "pass", "pass", "pass", "trigger"]);
    assert!(!<Table as crate::Playable>::is_open(&public(&direct), send));
}

#[test]
fn ones_play_step_in_anothers_turn_is_a_stop() {
    let hands = ["lock-red", "weigh-black", "lock-blue", "burn-red"];
    let table = after(&later(Edition::Blacklist, hands, Role::Nobody), &["pass"]);
    check_stops(&table, B, &[Stop::MyTurn]);
}

#[test]
fn what_is_to_take_the_place_of_the_intelligence_may_kill() {
    let hands = ["lock-red", "counter-blue", "swap-black", "burn-red"];
    let mut scene = later(Edition::Blacklist, hands, Role::Nobody);
    scene.places[1].intelligence = ["lock-red+black", "lock-blue+black"]
        .map(|code| code.parse().unwrap())
        .to_vec();
    let sent = [&["pass"; 4][..], &["send lock-red to B"]].concat();
    let swapped = [
        &sent[..],
        &["pass", "pass", "use swap-black", "pass", "pass"],
    ]
    .concat();
    let table = after(&scene, &swapped);
    let view = table.view(Eye::Seat(B));
    assert_eq!(asked(&table), B);
    assert!(
        view.chain
            .iter()
            .any(|it| it.script == fengsheng::Script::Card(Function::Swap))
    );
    let stops = prompt(&table).pause.unwrap().stops;
    assert!(
        stops.contains(&Stop::Danger) && stops.contains(&Stop::CanCounter),
        "{stops:?}"
    );
}

#[test]
fn cards_apart_are_chosen_from_the_pile_and_a_colour_by_a_button() {
    let hands = ["lock-red", "decode-blue", "lock-blue", "burn-red"];
    let scene = later(Edition::Blacklist, hands, Role::Nobody);
    let sent = [&["pass"; 4][..], &["send lock-red to B"], &["pass"; 5]].concat();
    let decoding = [&sent[..], &["use decode-blue", "pass", "pass", "pass"]].concat();
    let table = after(&scene, &decoding);
    let colours = prompt(&table).options;
    assert_eq!(colours.len(), 3);
    assert!(colours.iter().all(|choice| choice.spot == Spot::Button));
    let called = [&decoding[..], &["name black"]].concat();
    let refused = prompt(&after(&scene, &called)).refused;
    let [wrong] = &refused[..] else {
        panic!("{refused:?}");
    };
    assert_eq!(wrong.action, "trigger");
    assert_eq!(wrong.reason.key, "fs-no-not-that-colour");
}
