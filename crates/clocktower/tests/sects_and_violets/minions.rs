//! 爪牙 of 梦殒春宵.

use clocktower::{Phase, Side, Victory};

use super::game::{Game, by};

#[test]
fn the_cursed_die_when_they_nominate() {
    let mut game = Game::new("nodashii barber artist clockmaker witch oracle sage");
    game.night(&[("E", "pick C")]);
    game.nominate("D", "A");
    assert!(game.lives("D"));
    game.until(&[], |game| !matches!(game.phase(), Phase::Vote));
    game.nominate("C", "E");
    assert!(!game.lives("C"));
    assert!(game.winner().is_none());
}

#[test]
fn whoever_is_to_be_mad_may_be_executed_that_day_only() {
    let mut game = Game::new("nodashii barber artist clockmaker cerenovus oracle sage");
    game.night(&[("E", "pick C"), ("E", "name klutz")]);
    assert!(game.was_told("C", "mad klutz"));
    assert!(game.may("ST", "pick C") && !game.may("ST", "pick D"));
    game.dusk(&[]);
    game.night(&[("E", "pick D"), ("E", "name klutz"), ("A", "pick G")]);
    assert!(game.may("ST", "pick D") && !game.may("ST", "pick C"));
}

#[test]
fn a_demon_made_by_the_pit_hag_lets_the_storyteller_choose_who_dies() {
    let mut game = Game::new("nodashii barber artist clockmaker pithag oracle sage");
    game.night(&[]);
    game.dusk(&[]);
    game.night(&[
        ("E", "pick C"),
        ("E", "name vortox"),
        ("ST", "pick A"),
        ("ST", "decline"),
        ("C", "pick D"),
        ("ST", "yes"),
    ]);
    assert_eq!(game.is("C"), "good vortox");
    assert!(!game.lives("A") && game.lives("D"));
}

#[test]
fn nothing_happens_when_the_character_is_in_play() {
    let mut game = Game::new("nodashii barber artist clockmaker pithag oracle sage");
    game.night(&[]);
    game.dusk(&[]);
    game.night(&[("E", "pick C"), ("E", "name sage"), ("A", "pick D")]);
    assert_eq!(game.is("C"), "good artist");
}

#[test]
fn good_does_not_win_while_both_twins_live() {
    let mut game = Game::new("nodashii barber artist clockmaker eviltwin oracle sage");
    game.night(&[("ST", "pick C")]);
    assert!(game.was_told("C", "knows E eviltwin") && game.was_told("E", "knows C artist"));
    game.execute("B", "A");
    game.dusk(&[]);
    assert_eq!(game.winner(), None);
    game.night(&[]);
    game.execute("B", "E").until(&[], |_| true);
    game.until(&[], |game| game.winner().is_some());
    assert_eq!(game.winner(), Some((Side::Good, Victory::NoDemon)));
}

#[test]
fn evil_wins_when_the_good_twin_is_executed() {
    let mut game = Game::new("nodashii barber artist clockmaker eviltwin oracle sage");
    game.night(&[("ST", "pick C")]);
    game.execute("B", "C");
    game.dusk(&[]);
    assert_eq!(game.winner(), Some((Side::Evil, by("eviltwin"))));
}
