//! What the characters of 梦殒春宵 do.

mod game;
mod imagined;

use clocktower::{Phase, Side, Victory};
use kernel::{Eye, Position};

use game::{Game, by};

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
