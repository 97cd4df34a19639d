//! Bystanders who play for their missions, and sides that reckon with them.

use super::*;

/// Everything as before, but A is the bystander, and E a lurker.
fn bystander(role: Role) -> Scene {
    let mut scene = five();
    scene.places[0].identity = Faction::Bystander;
    scene.places[4].identity = Faction::Lurker;
    cast(&mut scene, "A", role);
    scene
}

#[test]
fn a_bystander_who_wins_by_dying_first_takes_the_third_black() {
    let mut scene = bystander(Role::RookieWhite);
    scene.turn = seat("D");
    give(&mut scene, "D", "return-black", "");
    give(&mut scene, "A", "", "lock-black burn-black");
    let played = Played::new(&scene).then(&["D send return-black to E", "E refuse"]);
    assert_eq!({ played }.what_does("A"), ["take"]);
    scene.places[0].role = Role::MrYi;
    let played = Played::new(&scene).then(&["D send return-black to E", "E refuse"]);
    assert_eq!({ played }.what_does("A"), ["refuse"]);
}

/// 蝮蛇 wins by anybody's victory while nobody is dead.
#[test]
fn viper_as_a_bystander_helps_whoever_is_about_to_win() {
    let mut scene = bystander(Role::Viper);
    give(&mut scene, "A", "counter-blue decode-black", "");
    give(&mut scene, "C", "", "lock-blue burn-blue");
    assert_eq!(what_does(&scene, "A")[0], "send counter-blue to C");
    scene.places[1].dead = true;
    assert_ne!(what_does(&scene, "A")[0], "send counter-blue to C");
}

#[test]
fn the_great_beauty_as_a_bystander_helps_a_male_and_no_female() {
    for (role, helps) in [(Role::Blade, true), (Role::SisterSix, false)] {
        let mut scene = bystander(Role::GreatBeauty);
        cast(&mut scene, "C", role);
        give(&mut scene, "A", "counter-blue decode-black", "");
        give(&mut scene, "C", "", "lock-blue burn-blue");
        let done = what_does(&scene, "A");
        assert_eq!(done[0] == "send counter-blue to C", helps, "{done:?}");
    }
}

#[test]
fn the_thief_as_a_bystander_hoards() {
    let mut scene = bystander(Role::PhantomThief);
    let hand = "burn-blue return-blue lock-black lure-red decode-red decode-black counter-blue intercept-black";
    give(&mut scene, "A", hand, "decode-black");
    let done = what_does(&scene, "A");
    assert_eq!(done.len(), 1, "{done:?}");
}

#[test]
fn a_killer_of_females_chooses_one() {
    let mut scene = bystander(Role::BlackHand);
    cast(&mut scene, "C", Role::SisterSix);
    cast(&mut scene, "B", Role::Blade);
    give(&mut scene, "A", "counter-black lock-blue", "");
    give(&mut scene, "C", "", "burn-black lock-black");
    give(&mut scene, "B", "", "decode-black lure-black");
    let mut played = Played::new(&scene);
    assert_eq!(played.what_does("A")[0], "send counter-black to C");
    assert!(matches!(played.table.turn(), Turn::Over(end) if end.winners.has(seat("A"))));
}

/// Nobody has died, so E's Viper would make B's victory fail.
#[test]
fn it_does_not_declare_what_a_bystander_would_make_fail() {
    let mut scene = five();
    scene.turn = seat("A");
    cast(&mut scene, "E", Role::Viper);
    give(&mut scene, "A", "return-red", "");
    give(&mut scene, "B", "", "counter-red decode-red");
    let mut played = Played::new(&scene).then(&["A send return-red to B"]);
    assert_eq!(played.what_does("B"), ["refuse"]);
}
