//! Characters: skills that are used, skills that are kept, and bystanders who play for their missions.

use super::*;

/// The player's character lies face down.
fn hide(scene: &mut Scene, name: &str, role: Role) {
    cast(scene, name, role);
    scene.places[seat(name).index()].face_up = Some(false);
}

#[test]
fn black_rose_finishes_an_enemy_and_nobody_else() {
    let mut scene = five();
    hide(&mut scene, "A", Role::BlackRose);
    give(&mut scene, "A", "counter-black return-blue", "");
    give(&mut scene, "C", "", "lock-black burn-black");
    let done = what_does(&scene, "A");
    assert_eq!(done[..3], ["skill 0", "target C", "pick counter-black"]);
    let blacks = std::mem::take(&mut scene.places[2].intelligence);
    scene.places[1].intelligence = blacks;
    assert_ne!(what_does(&scene, "A")[0], "skill 0");
}

#[test]
fn the_masked_man_saves_a_friend_and_no_enemy() {
    for (lady, saves) in [("B", true), ("C", false)] {
        let mut scene = five();
        scene.turn = seat("E");
        cast(&mut scene, "A", Role::MaskedMan);
        cast(&mut scene, lady, Role::SisterSix);
        scene.places[0].shown = false;
        give(&mut scene, "E", "counter-black lock-blue", "");
        give(&mut scene, lady, "", "lock-black burn-black");
        let send = format!("E send counter-black to {lady}");
        let lock = format!("E use lock-blue on {lady}");
        let mut played = Played::new(&scene).then(&[&send, &lock]);
        let done = played.what_does("A");
        assert_eq!(done.contains(&"trigger".to_owned()), saves, "{done:?}");
        let dead = played.table.view(Eye::Public).dead;
        assert_eq!(dead.is_empty(), saves);
    }
}

#[test]
fn old_jin_turns_up_when_he_is_countered() {
    let mut scene = five();
    hide(&mut scene, "A", Role::OldJin);
    give(&mut scene, "A", "burn-blue return-blue", "");
    give(&mut scene, "B", "", "lock-black burn-black");
    give(&mut scene, "C", "counter-black", "");
    let played = Played::new(&scene).then(&["A use burn-blue on B", "C use counter-black"]);
    assert_eq!({ played }.what_does("A")[0], "trigger");
}

/// C has two black and one more blue than B: the burning leaves C with nothing.
#[test]
fn shining_snipes_the_enemy_who_is_closest_to_winning() {
    let mut scene = five();
    hide(&mut scene, "A", Role::Shining);
    give(&mut scene, "A", "counter-black return-blue", "");
    give(&mut scene, "B", "", "lock-red burn-red");
    give(&mut scene, "C", "", "lock-blue burn-blue");
    let done = what_does(&scene, "A");
    assert_eq!(done[0], "skill 0 on C");
    assert!(done[1].starts_with("pick C"), "{done:?}");
}

#[test]
fn emei_wind_keeps_his_intercept_for_what_matters() {
    for (before, uses) in [("counter-blue decode-blue", true), ("", false)] {
        let mut scene = five();
        scene.turn = seat("C");
        hide(&mut scene, "A", Role::EmeiWind);
        give(&mut scene, "A", "decode-black", "");
        give(&mut scene, "C", "return-blue", "");
        give(&mut scene, "D", "", before);
        let played = Played::new(&scene).then(&["C send return-blue to D"]);
        let done = { played }.what_does("A");
        assert_eq!(
            done.first().is_some_and(|it| it == "skill 0"),
            uses,
            "{done:?}"
        );
    }
}

#[test]
fn viper_lures_an_enemy_away_without_a_card() {
    let mut scene = five();
    scene.turn = seat("C");
    cast(&mut scene, "A", Role::Viper);
    give(&mut scene, "C", "return-blue", "");
    give(&mut scene, "D", "", "counter-blue decode-blue");
    let played = Played::new(&scene).then(&["C send return-blue to D"]);
    assert_eq!({ played }.what_does("A")[0], "skill 0 on D");
}

#[test]
fn the_siskin_takes_an_enemys_second_away() {
    let mut scene = five();
    hide(&mut scene, "A", Role::Siskin);
    give(&mut scene, "A", "counter-black return-blue", "");
    give(&mut scene, "C", "", "lock-blue burn-blue decode-red");
    let done = what_does(&scene, "A");
    assert_eq!(done[0], "skill 0 on C");
    assert!(done[1].ends_with("blue"), "{done:?}");
}

#[test]
fn rookie_white_buys_the_third_of_her_colour_and_nothing_cheaper() {
    let mut scene = five();
    cast(&mut scene, "A", Role::RookieWhite);
    let hand = "counter-black return-blue decode-black lock-black lure-black";
    give(&mut scene, "A", hand, "lock-red burn-red");
    give(&mut scene, "E", "", "decode-red");
    assert_eq!(what_does(&scene, "A")[0], "skill 0 on E");
    give(&mut scene, "A", hand, "");
    assert_ne!(what_does(&scene, "A")[0], "skill 0 on E");
}

#[test]
fn the_code_clerk_looks_before_she_takes() {
    let mut scene = five();
    scene.turn = seat("E");
    hide(&mut scene, "A", Role::CodeClerk);
    give(&mut scene, "A", "lock-blue", "");
    give(&mut scene, "E", "counter-black", "");
    let played = Played::new(&scene).then(&["E send counter-black to A"]);
    assert_eq!({ played }.what_does("A"), ["skill 0", "refuse"]);
}

#[test]
fn duckweed_takes_two_cards() {
    let mut scene = five();
    hide(&mut scene, "A", Role::Duckweed);
    give(&mut scene, "A", "lock-blue return-blue", "");
    scene.places[2].more = 4;
    assert_eq!(what_does(&scene, "A")[0], "skill 0 on C");
}

#[test]
fn old_gun_gets_to_know_somebody() {
    let mut scene = five();
    cast(&mut scene, "A", Role::OldGun);
    scene.places[0].face_up = Some(true);
    for name in ["B", "C", "D", "E"] {
        let place = &mut scene.places[seat(name).index()];
        place.shown = false;
        place.face_up = Some(name == "C");
    }
    cast(&mut scene, "C", Role::Blade);
    give(&mut scene, "A", "lock-blue return-blue", "");
    assert_eq!(what_does(&scene, "A")[0], "skill 0 on C");
}

/// One black before C, one on its way, and one more of the hand.
#[test]
fn the_killer_strikes_twice() {
    let mut scene = five();
    cast(&mut scene, "A", Role::ProfessionalKiller);
    give(&mut scene, "A", "counter-black lock-blue decode-black", "");
    give(&mut scene, "C", "", "burn-black");
    let mut played = Played::new(&scene);
    assert_eq!(
        played.what_does("A"),
        ["send counter-black to C", "use lock-blue on C", "trigger"]
    );
    assert!(played.table.view(Eye::Public).dead.has(seat("C")));
}

#[test]
fn beret_locks_with_black_and_black_hand_with_open_cards() {
    for (role, card) in [
        (Role::Beret, "decode-black"),
        (Role::BlackHand, "return-blue"),
    ] {
        let mut scene = five();
        cast(&mut scene, "A", role);
        give(&mut scene, "A", &format!("burn-red {card}"), "");
        give(&mut scene, "B", "", "counter-red decode-red");
        let lock = format!("use {card} as lock on B");
        assert_eq!(what_does(&scene, "A"), ["send burn-red to B", &lock]);
    }
}

#[test]
fn seven_hundred_locks_in_his_partners_turn() {
    let mut scene = five();
    scene.turn = seat("B");
    cast(&mut scene, "A", Role::SevenHundred);
    give(&mut scene, "A", "lock-blue decode-black", "");
    give(&mut scene, "B", "counter-black", "");
    give(&mut scene, "C", "", "burn-black lock-black");
    let played = Played::new(&scene).then(&["B send counter-black to C"]);
    assert_eq!({ played }.what_does("A")[0], "use lock-blue on C");
}

/// 滥杀: killing a bystander wins the game for him alone.
#[test]
fn black_hand_hunts_bystanders() {
    let mut scene = five();
    cast(&mut scene, "A", Role::BlackHand);
    give(&mut scene, "A", "counter-black lock-blue", "");
    give(&mut scene, "E", "", "burn-black lock-black");
    let mut played = Played::new(&scene);
    assert_eq!(played.what_does("A")[0], "send counter-black to E");
    assert!(matches!(played.table.turn(), Turn::Over(end) if end.winners.has(seat("A"))));
}

#[test]
fn the_thief_robs_no_friend() {
    for (sender, robs) in [("B", false), ("C", true)] {
        let mut scene = five();
        scene.turn = seat(sender);
        cast(&mut scene, "A", Role::PhantomThief);
        give(&mut scene, sender, "counter-black lock-blue decode-red", "");
        let send = format!("{sender} send counter-black to A");
        let lock = format!("{sender} use lock-blue on A");
        let played = Played::new(&scene).then(&[&send, &lock]);
        let done = { played }.what_does("A");
        assert_eq!(done.contains(&"trigger".to_owned()), robs, "{done:?}");
    }
}

/// 时差 and 偷天 take from enemies what they need.
#[test]
fn tide_takes_an_enemys_second_into_his_hand() {
    let mut scene = five();
    scene.turn = seat("D");
    cast(&mut scene, "A", Role::Tide);
    give(&mut scene, "D", "counter-black lock-blue", "decode-red");
    give(&mut scene, "C", "", "burn-blue return-blue");
    let lock = ["D send counter-black to A", "D use lock-blue on A"];
    let done = { Played::new(&scene).then(&lock) }.what_does("A");
    assert_eq!(done[0], "trigger");
    assert!(done[1].starts_with("pick C"), "{done:?}");
}

#[test]
fn who_conceals_answers_a_probe_as_it_likes_best() {
    let mut scene = five();
    scene.turn = seat("C");
    cast(&mut scene, "A", Role::ThousandFaces);
    give(&mut scene, "C", "probe-agency-draw-red return-blue", "");
    give(&mut scene, "A", "lock-blue", "");
    let played = Played::new(&scene).then(&["C use probe-agency-draw-red on A"]);
    assert_eq!({ played }.what_does("A")[0], "draw");
}

// --- bystanders -----------------------------------------------------------------------------------

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

/// A lurker's third would win, and Mr Yi among the bystanders would make it fail after a death: B does not take it.
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
