//! 恶魔 of 梦殒春宵.

use clocktower::Side;

use super::game::{Game, by};

#[test]
fn under_vortox_whatever_townsfolk_learn_is_false() {
    let mut game = Game::new("dreamer vortox clockmaker flowergirl witch klutz artist");
    game.until(&[("A", "pick B")], |game| {
        game.may("ST", "say either B sage nodashii")
    });
    assert!(!game.may("ST", "say either B sage vortox"));
    let mut game = Game::new("oracle vortox savant flowergirl witch klutz artist");
    game.night(&[]);
    game.does("C", "visit").does("C", "pass");
    assert!(game.may("ST", "say statements evil A evil C"));
    assert!(!game.may("ST", "say statements evil A evil B"));
}

#[test]
fn a_day_without_an_execution_is_won_by_the_vortox() {
    let mut game = Game::new("dreamer vortox clockmaker flowergirl witch klutz artist");
    game.night(&[]);
    game.dusk(&[]);
    assert_eq!(game.winner(), Some((Side::Evil, by("vortox"))));
}

#[test]
fn no_dashii_poisons_the_nearest_townsfolk_past_everybody_else() {
    // B is an Outsider, so the Clockmaker next to it is poisoned; the Dreamer further on is not.
    let mut game = Game::new("nodashii barber clockmaker dreamer oracle witch sage");
    game.until(&[], |game| game.may("ST", "say number 0"));
    let mut game = Game::new("nodashii barber oracle dreamer clockmaker witch sage");
    game.night(&[]);
    assert!(game.was_told("E", "number 2"));
}

#[test]
fn a_minion_killed_by_the_vigormortis_keeps_the_ability_and_a_neighbour_is_poisoned() {
    let mut game = Game::new("vigormortis barber oracle dreamer witch klutz sage");
    game.night(&[]);
    game.dusk(&[]);
    game.until(&[("E", "pick G"), ("A", "pick E")], |game| {
        game.may("ST", "pick D") && game.may("ST", "pick G") && !game.may("ST", "pick C")
    });
    game.does("ST", "pick D");
    game.night(&[]);
    assert!(!game.lives("E"));
    // The curse of the dead Witch works.
    game.nominate("G", "A");
    assert!(!game.lives("G"));
}

#[test]
fn the_fang_gu_jumps_to_an_outsider_once() {
    let mut game = Game::new("fanggu barber oracle dreamer witch klutz sage artist");
    game.night(&[]);
    game.dusk(&[]);
    game.night(&[("A", "pick B")]);
    assert_eq!(game.is("B"), "evil fanggu");
    assert!(game.lives("B") && !game.lives("A"));
    game.dusk(&[]);
    game.night(&[("B", "pick F")]);
    assert_eq!(game.is("F"), "good klutz");
    assert!(!game.lives("F"));
}
