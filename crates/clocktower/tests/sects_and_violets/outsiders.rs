//! 外来者 of 梦殒春宵.

use clocktower::Side;

use super::game::{Game, by};

#[test]
fn the_sweetheart_leaves_somebody_drunk_and_the_storyteller_is_asked_after_every_death() {
    let mut game = Game::new("nodashii sweetheart artist clockmaker witch oracle sage");
    game.night(&[]);
    game.execute("C", "B").does("ST", "pick B");
    assert!(game.may("ST", "pick D"));
    let mut game = Game::new("nodashii sweetheart artist clockmaker witch oracle sage");
    game.night(&[]);
    game.execute("C", "F").does("ST", "pick F");
    assert!(game.may("ST", "pass") && !game.may("ST", "pick D"));
}

#[test]
fn a_klutz_who_points_at_an_evil_player_loses() {
    let mut game = Game::new("nodashii klutz artist clockmaker witch oracle sage");
    game.night(&[]);
    game.dusk(&[]);
    game.until(&[("A", "pick B"), ("B", "pick E")], |game| {
        game.may("ST", "yes")
    });
    assert!(game.may("ST", "yes") && !game.may("ST", "no"));
    game.does("ST", "yes");
    assert_eq!(game.winner(), Some((Side::Evil, by("klutz"))));
    let mut game = Game::new("nodashii klutz artist clockmaker witch oracle sage");
    game.night(&[]);
    game.execute("C", "B");
    game.until(&[("B", "pick C"), ("ST", "no")], |_| true);
    assert_eq!(game.winner(), None);
}

#[test]
fn the_demon_cuts_two_players_when_the_barber_has_died() {
    let mut game = Game::new("nodashii barber artist clockmaker witch oracle sage");
    game.night(&[]);
    game.execute("C", "B");
    game.dusk(&[]);
    game.night(&[("A", "pick G"), ("A", "pick A"), ("A", "pick C")]);
    assert_eq!(game.is("A"), "evil artist");
    assert_eq!(game.is("C"), "good nodashii");
    assert!(game.winner().is_none());
}

#[test]
fn the_mutant_may_be_executed_and_the_day_is_over() {
    let mut game = Game::new("vortox mutant artist clockmaker witch oracle sage");
    game.night(&[]);
    game.does("ST", "pick B");
    game.dusk(&[("ST", "pick B")]);
    assert!(!game.lives("B"));
    assert_eq!(game.winner(), None, "that was the day's execution");
}
