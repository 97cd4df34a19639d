//! 镇民 of 梦殒春宵.

use kernel::{Eye, Position};

use super::game::Game;

#[test]
fn the_clockmaker_counts_the_seats_between_the_demon_and_the_nearest_minion() {
    let mut game = Game::new("clockmaker fanggu sage oracle witch klutz artist");
    game.night(&[]);
    assert!(game.was_told("A", "number 3"));
}

#[test]
fn whoever_charms_the_demon_becomes_it_and_the_old_one_is_poisoned() {
    let mut game = Game::new("snakecharmer vortox witch oracle sage klutz artist");
    game.night(&[("A", "pick B")]);
    assert_eq!(game.is("A"), "evil vortox");
    assert_eq!(game.is("B"), "good snakecharmer");
    game.execute("C", "G");
    game.dusk(&[]);
    game.night(&[("B", "pick A"), ("A", "pick D")]);
    assert!(!game.lives("D"));
    assert_eq!(game.is("A"), "evil vortox");
}

#[test]
fn the_mathematician_counts_who_was_misled_and_not_who_was_told_the_truth() {
    let mut game = Game::new("dreamer nodashii clockmaker mathematician witch klutz artist");
    game.night(&[
        ("ST", "say number 3"),
        ("A", "pick B"),
        ("ST", "say either B sage nodashii"),
    ]);
    assert!(game.was_told("D", "number 0"));

    let mut game = Game::new("dreamer nodashii clockmaker mathematician witch klutz artist");
    game.night(&[
        ("ST", "say number 1"),
        ("A", "pick B"),
        ("ST", "say either B sage vortox"),
    ]);
    assert!(game.was_told("D", "number 2"));
}

#[test]
fn the_savant_hears_one_truth_and_one_lie() {
    let mut game = Game::new("savant nodashii sage oracle witch klutz artist");
    // Next to No Dashii the Savant is poisoned.
    game.night(&[]);
    game.does("A", "visit").does("A", "pass");
    assert!(game.may("ST", "say statements evil A evil C"));
    assert!(game.may("ST", "say statements evil B evil E"));
    let mut game = Game::new("nodashii sage savant oracle witch klutz artist");
    game.night(&[]);
    game.does("C", "visit").does("C", "pass");
    assert!(game.may("ST", "say statements evil A evil C"));
    assert!(!game.may("ST", "say statements evil B evil C"));
    assert!(!game.may("ST", "say statements evil A evil E"));
}

#[test]
fn every_visit_looks_the_same() {
    let mut game = Game::new("nodashii sage savant oracle witch klutz artist");
    game.night(&[]);
    let mut shapes = Vec::new();
    for who in ["C", "D", "G"] {
        game.does(who, "visit");
        let mut shape = vec![game.town.turn_seen_by(Eye::Public) == game.town.turn()];
        assert_eq!(game.asked(), [game.seat(who)]);
        let seat = game.seat(who);
        game.play(seat, game.by_default(seat));
        assert_eq!(game.asked(), [game.seat("ST")]);
        shape.push(game.town.turn_seen_by(Eye::Public) == game.town.turn());
        let seat = game.seat("ST");
        game.play(seat, game.by_default(seat));
        shapes.push(shape);
    }
    assert!(shapes.iter().all(|shape| *shape == shapes[0]));
}

#[test]
fn the_artist_asks_once_and_is_answered_truly() {
    let mut game = Game::new("nodashii sage savant artist witch klutz oracle");
    game.night(&[]);
    game.does("D", "visit").does("D", "state team A demon");
    assert!(game.may("ST", "say answer yes") && !game.may("ST", "say answer no"));
    game.does("ST", "say answer yes");
    game.execute("B", "G");
    game.dusk(&[]);
    game.night(&[("A", "pick C")]);
    game.does("D", "visit");
    assert!(!game.may("D", "state team A demon"));
}

#[test]
fn the_juggler_hears_at_night_what_was_right_by_day() {
    let mut game = Game::new("nodashii sage savant juggler witch klutz oracle");
    game.night(&[]);
    game.does("D", "use juggler")
        .does("D", "pick A")
        .does("D", "name nodashii")
        .does("D", "pick B")
        .does("D", "name witch")
        .does("D", "decline");
    // Somebody else only claims to be it.
    game.does("E", "use juggler")
        .does("E", "pick A")
        .does("E", "name nodashii")
        .does("E", "decline");
    game.dusk(&[]);
    game.night(&[("A", "pick G")]);
    assert!(game.was_told("D", "number 1"));
}

#[test]
fn the_sage_is_shown_the_demon_that_killed_it_and_another() {
    let mut game = Game::new("nodashii klutz savant juggler sage witch oracle");
    game.night(&[]);
    game.dusk(&[]);
    game.night(&[("A", "pick E"), ("ST", "say pair A C")]);
    assert!(game.was_told("E", "pair A C"));
}

#[test]
fn the_philosopher_makes_the_one_who_had_the_ability_drunk_while_able() {
    let mut game = Game::new("philosopher barber oracle dreamer clockmaker vortox sage witch");
    let mut sober = Game::new("philosopher barber oracle dreamer clockmaker nodashii sage witch");
    game.night(&[("A", "name klutz")]);
    // The Philosopher has the ability of the Clockmaker, and the Clockmaker is drunk.
    sober.until(
        &[
            ("A", "name dreamer"),
            ("A", "pick F"),
            ("ST", "say either F sage nodashii"),
        ],
        |_| true,
    );
    sober.until(&[("D", "pick A")], |game| {
        game.may("ST", "say either A sage vortox")
    });
}

#[test]
fn flowergirl_and_town_crier_hear_of_the_day_that_has_passed() {
    let mut game = Game::new("fanggu barber klutz flowergirl towncrier oracle witch sage artist");
    game.night(&[]);
    game.does("H", "nominate A");
    game.until(&[("A", "yes")], Game::is_day);
    game.dusk(&[]);
    game.night(&[("A", "pick I")]);
    assert!(game.was_told("D", "answer yes"));
    assert!(game.was_told("E", "answer no"));
    assert!(game.was_told("F", "number 0"));
}

#[test]
fn the_seamstress_compares_sides_once() {
    let mut game = Game::new("fanggu barber klutz seamstress towncrier oracle witch sage artist");
    game.night(&[("D", "pick A"), ("D", "pick G")]);
    assert!(game.was_told("D", "answer yes"));
    game.dusk(&[]);
    game.night(&[("A", "pick I")]);
    assert_eq!(
        game.told
            .iter()
            .filter(|(seat, _)| *seat == game.seat("D"))
            .count(),
        1
    );
}
