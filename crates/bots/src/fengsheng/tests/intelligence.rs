//! Sending intelligence, taking it, and letting it go on.

use super::*;

#[test]
fn it_sends_its_partner_the_third_of_their_colour_and_locks_the_partner() {
    let mut scene = five();
    give(&mut scene, "A", "burn-red lock-black decode-black", "");
    give(&mut scene, "B", "", "counter-red decode-red");
    assert_eq!(
        what_does(&scene, "A"),
        ["send burn-red to B", "use lock-black on B"]
    );
}

#[test]
fn it_kills_an_enemy_by_a_locked_black_card() {
    let mut scene = five();
    give(&mut scene, "A", "counter-black lock-blue return-blue", "");
    give(&mut scene, "C", "", "burn-black decode-black");
    assert_eq!(
        what_does(&scene, "A"),
        ["send counter-black to C", "use lock-blue on C"]
    );
}

#[test]
fn it_never_sends_an_enemy_the_last_card_that_one_needs() {
    let mut scene = five();
    give(&mut scene, "A", "counter-blue burn-blue", "");
    give(&mut scene, "C", "", "return-blue decode-blue");
    give(&mut scene, "D", "", "counter-blue lock-blue");
    let done = what_does(&scene, "A");
    assert!(
        done[0].ends_with("to B") || done[0].ends_with("to E"),
        "{done:?}"
    );
}

#[test]
fn it_gets_its_own_card_back_by_luring_the_receiver_away() {
    let mut scene = five();
    give(
        &mut scene,
        "A",
        "counter-red lure-black",
        "return-red decode-red",
    );
    give(&mut scene, "B", "", "burn-black lock-black");
    let done = what_does(&scene, "A");
    assert!(done[0].starts_with("send counter-red"), "{done:?}");
    assert!(done[1].starts_with("use lure-black"), "{done:?}");
}

#[test]
fn it_does_not_send_black_that_would_come_back_and_kill_it() {
    let mut scene = five();
    give(
        &mut scene,
        "A",
        "return-black return-blue",
        "lock-black decode-black",
    );
    assert_eq!(what_does(&scene, "A"), ["send return-blue to B"]);
}

#[test]
fn it_takes_its_third_and_no_black() {
    let mut scene = five();
    scene.turn = seat("D");
    give(&mut scene, "D", "return-red return-black", "");
    give(&mut scene, "A", "", "burn-red decode-red");
    let red = Played::new(&scene).then(&["D send return-red to E", "E refuse"]);
    assert_eq!({ red }.what_does("A"), ["take"]);
    let black = Played::new(&scene).then(&["D send return-black to E", "E refuse"]);
    assert_eq!({ black }.what_does("A"), ["refuse"]);
}

/// Blue does nothing for A, but it would win the game for B, to whom it would come next.
#[test]
fn it_takes_what_would_win_the_game_for_the_next_player() {
    let mut scene = five();
    scene.turn = seat("D");
    scene.places.swap(1, 3);
    give(&mut scene, "D", "return-blue", "");
    give(&mut scene, "B", "", "counter-blue decode-blue");
    let played = Played::new(&scene).then(&["D send return-blue to E", "E refuse"]);
    assert_eq!({ played }.what_does("A"), ["take"]);
}

/// With two black before it, one more is death: nothing unknown is worth that.
#[test]
fn it_takes_nothing_unknown_when_black_would_kill_it() {
    let mut scene = five();
    scene.turn = seat("E");
    give(&mut scene, "E", "intercept-red", "");
    give(&mut scene, "A", "", "burn-black decode-black");
    let played = Played::new(&scene).then(&["E send intercept-red to A"]);
    assert_eq!({ played }.what_does("A"), ["refuse"]);
}

/// C knows A for a lurker, so what C sends face down is hardly red; what B sends is.
#[test]
fn it_trusts_its_partner_and_not_its_enemies() {
    let mut scene = five();
    for (turn, answer) in [("B", "take"), ("C", "refuse")] {
        scene.turn = seat(turn);
        for name in ["B", "C"] {
            give(&mut scene, name, "", "");
        }
        give(&mut scene, turn, "counter-blue", "");
        give(&mut scene, "A", "", "lock-black");
        let send = format!("{turn} send counter-blue to A");
        let mut played = Played::new(&scene).then(&[&send]);
        assert_eq!(played.what_does("A"), [answer]);
    }
}

/// Everybody knows that A is a lurker; what C is, A does not.
#[test]
fn what_a_player_sends_tells_whose_side_it_is_on() {
    let mut scene = five();
    for name in ["B", "C", "D", "E"] {
        scene.places[seat(name).index()].shown = false;
    }
    scene.turn = seat("C");
    give(&mut scene, "C", "counter-red", "");
    let mut played = Played::new(&scene).then(&["C send counter-red to A", "A take"]);
    let view = played.table.view(Eye::Seat(seat("A")));
    let memory = &mut played.bots[0].memory;
    memory.look(&view);
    let [lurker, agency, _] = memory.belief.odds(seat("C"));
    assert!(lurker > 2 * agency, "{lurker} {agency}");
    let [other_lurker, ..] = memory.belief.odds(seat("D"));
    assert!(other_lurker < lurker);
}
