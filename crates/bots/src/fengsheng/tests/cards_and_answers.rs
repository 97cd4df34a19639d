//! Using cards, and answering those of others.

use super::*;

#[test]
fn it_burns_its_own_second_black() {
    let mut scene = five();
    give(
        &mut scene,
        "A",
        "burn-blue return-blue",
        "lock-black decode-black",
    );
    assert_eq!(what_does(&scene, "A")[0], "use burn-blue on A");
}

#[test]
fn it_burns_its_partners_second_black_in_anybodys_turn() {
    let mut scene = five();
    scene.turn = seat("C");
    give(&mut scene, "A", "burn-blue", "");
    give(&mut scene, "B", "", "lock-black decode-black");
    assert_eq!(what_does(&scene, "A")[0], "use burn-blue on B");
    let blacks = std::mem::take(&mut scene.places[1].intelligence);
    scene.places[3].intelligence = blacks;
    assert!(what_does(&scene, "A").is_empty(), "D is an enemy");
}

#[test]
fn it_counters_a_lock_that_would_force_black_on_it() {
    let mut scene = five();
    scene.turn = seat("D");
    give(&mut scene, "D", "return-black lock-red", "");
    give(&mut scene, "A", "counter-blue", "burn-black decode-black");
    let lock = [
        "D send return-black to E",
        "E refuse",
        "D use lock-red on A",
    ];
    let done = { Played::new(&scene).then(&lock) }.what_does("A");
    assert_eq!(done, ["use counter-blue", "refuse"]);
}

/// Counters answer counters: C protects the lock, B steps in for A.
#[test]
fn it_counters_the_counter_that_hurts_its_partner() {
    let mut scene = five();
    scene.turn = seat("D");
    give(&mut scene, "D", "return-black lock-red", "");
    give(&mut scene, "A", "counter-blue", "burn-black decode-black");
    give(&mut scene, "C", "counter-black", "");
    give(&mut scene, "B", "counter-red", "");
    let chain = [
        "D send return-black to E",
        "E refuse",
        "D use lock-red on A",
        "A use counter-blue",
        "C use counter-black",
    ];
    let done = { Played::new(&scene).then(&chain) }.what_does("B");
    assert_eq!(done[0], "use counter-red");
}

#[test]
fn it_lets_its_partners_helpful_cards_be() {
    let mut scene = five();
    scene.turn = seat("B");
    give(&mut scene, "B", "counter-red lock-red burn-red", "");
    give(
        &mut scene,
        "A",
        "counter-blue",
        "return-red decode-red lock-black lure-black",
    );
    for helpful in [
        &["B use burn-red on A"][..],
        &["B send counter-red to A", "B use lock-red on A"],
    ] {
        let done = { Played::new(&scene).then(helpful) }.what_does("A");
        assert!(!done.contains(&"use counter-blue".to_owned()), "{done:?}");
    }
}

#[test]
fn it_counters_the_burn_that_saves_an_enemy() {
    let mut scene = five();
    scene.turn = seat("C");
    give(
        &mut scene,
        "C",
        "burn-red return-blue",
        "lock-black decode-black",
    );
    give(&mut scene, "A", "counter-blue", "");
    let burn = Played::new(&scene).then(&["C use burn-red on C"]);
    assert_eq!({ burn }.what_does("A")[0], "use counter-blue");
}

#[test]
fn it_intercepts_the_card_that_wins_for_its_enemies() {
    let mut scene = five();
    scene.turn = seat("C");
    give(&mut scene, "C", "lure-blue", "");
    give(&mut scene, "D", "", "counter-blue decode-blue");
    give(&mut scene, "A", "intercept-black", "");
    let played = Played::new(&scene).then(&["C send lure-blue to D"]);
    assert_eq!({ played }.what_does("A"), ["use intercept-black"]);
}

/// An intercept that comes later is carried out first.
#[test]
fn it_intercepts_the_interceptor() {
    let mut scene = five();
    scene.turn = seat("E");
    give(&mut scene, "E", "lure-blue", "");
    give(&mut scene, "D", "intercept-red", "counter-blue decode-blue");
    give(&mut scene, "A", "intercept-black", "");
    let played = Played::new(&scene).then(&["E send lure-blue to A", "D use intercept-red"]);
    assert_eq!({ played }.what_does("A"), ["use intercept-black"]);
}

#[test]
fn it_intercepts_its_own_third() {
    let mut scene = five();
    scene.turn = seat("C");
    give(&mut scene, "C", "return-red", "");
    give(&mut scene, "A", "intercept-black", "counter-red decode-red");
    let played = Played::new(&scene).then(&["C send return-red to D"]);
    assert_eq!({ played }.what_does("A")[0], "use intercept-black");
}

#[test]
fn it_lures_away_the_enemy_who_would_win() {
    let mut scene = five();
    scene.turn = seat("C");
    give(&mut scene, "C", "return-blue", "");
    give(&mut scene, "D", "", "counter-blue decode-blue");
    give(&mut scene, "A", "lure-red", "");
    let played = Played::new(&scene).then(&["C send return-blue to D"]);
    assert_eq!({ played }.what_does("A")[0], "use lure-red on D");
}

/// D has two black; the one A would refuse goes back to D.
#[test]
fn it_returns_black_to_an_enemy_who_dies_of_it() {
    let mut scene = five();
    scene.turn = seat("D");
    give(&mut scene, "D", "counter-black", "lock-black burn-black");
    give(&mut scene, "A", "return-blue", "decode-black");
    let played = Played::new(&scene).then(&["D send counter-black to A"]);
    let done = { played }.what_does("A");
    assert!(
        ["use return-blue", "refuse"].contains(&done[0].as_str()),
        "{done:?}"
    );
}

#[test]
fn it_decodes_before_it_risks_its_life() {
    let mut scene = five();
    scene.turn = seat("E");
    give(&mut scene, "E", "counter-red", "");
    give(
        &mut scene,
        "A",
        "decode-black",
        "lock-black burn-black lock-red burn-red",
    );
    let played = Played::new(&scene).then(&["E send counter-red to A"]);
    assert_eq!({ played }.what_does("A"), ["use decode-black", "take"]);
}

/// Nobody is known: a probe that asks what is most in doubt.
#[test]
fn it_probes_whom_it_does_not_know() {
    let mut scene = five();
    for place in &mut scene.places {
        place.shown = false;
    }
    give(
        &mut scene,
        "A",
        "probe-agency-discard-blue counter-black lure-black return-black",
        "",
    );
    let done = what_does(&scene, "A");
    assert!(
        done[0].starts_with("use probe-agency-discard-blue on"),
        "{done:?}"
    );
}

#[test]
fn it_learns_from_its_probe() {
    let mut scene = five();
    for place in &mut scene.places {
        place.shown = false;
    }
    give(
        &mut scene,
        "A",
        "probe-lurker-discard-blue return-black",
        "",
    );
    let use_it = "A use probe-lurker-discard-blue on B";
    let mut played = Played::new(&scene).then(&[use_it, "B discard"]);
    let view = played.table.view(Eye::Seat(seat("A")));
    let memory = &mut played.bots[0].memory;
    memory.look(&view);
    assert!(memory.belief.odds(seat("B"))[0] > 950);
    assert!(
        memory.belief.odds(seat("C"))[0] < 50,
        "there are two lurkers"
    );
}

/// Confounding deals everybody a card: good when enemies are about to die and friends are not.
#[test]
fn it_confounds_when_that_hurts_its_enemies_most() {
    let mut scene = five();
    give(
        &mut scene,
        "A",
        "confound-blue return-blue decode-blue",
        "lock-red counter-red",
    );
    give(&mut scene, "B", "", "burn-red return-red");
    give(&mut scene, "C", "", "lock-black burn-black");
    give(&mut scene, "D", "", "counter-black decode-black");
    assert_eq!(what_does(&scene, "A")[0], "use confound-blue");
    for (one, other) in [(0, 2), (1, 3)] {
        let swapped = scene.places[one].intelligence.clone();
        scene.places[one].intelligence = scene.places[other].intelligence.clone();
        scene.places[other].intelligence = swapped
            .iter()
            .map(|face| face.to_string().replace("red", "blue").parse().unwrap())
            .collect();
    }
    assert_ne!(what_does(&scene, "A")[0], "use confound-blue");
}

#[test]
fn it_keeps_its_last_card_to_send() {
    let mut scene = five();
    give(&mut scene, "A", "burn-blue", "lock-black decode-black");
    let done = what_does(&scene, "A");
    assert_eq!(done.len(), 1);
    assert!(done[0].starts_with("send burn-blue"), "{done:?}");
}
