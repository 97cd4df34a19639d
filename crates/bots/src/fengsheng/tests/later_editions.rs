//! 黑名单 and 千智: their functions, two colours on a card, and skills of their own.

use fengsheng::scene::Start;

use super::*;

/// The same five in another edition.
fn five_of(edition: Edition) -> Scene {
    Scene::new(Setup::new(edition, 5), five().places)
}

fn blacklist() -> Scene {
    five_of(Edition::Blacklist)
}

/// A locked player to whom somebody sends a card.
fn sent_to_a(scene: &Scene, card: &str) -> Played {
    let who = scene.turn;
    let send = format!("{who} send {card} to A");
    let lock = format!("{who} use lock-blue on A");
    Played::new(scene).then(&[&send, &lock])
}

#[test]
fn a_card_of_two_colours_is_the_third_of_either() {
    for edition in [Edition::Blacklist, Edition::Qianzhi] {
        let mut scene = five_of(edition);
        give(&mut scene, "A", "counter-red+black lock-blue", "");
        give(&mut scene, "B", "", "counter-red decode-red");
        let wins = ["send counter-red+black to B", "use lock-blue on B"];
        assert_eq!(what_does(&scene, "A"), wins);
        give(&mut scene, "B", "", "");
        give(&mut scene, "C", "", "counter-black decode-black");
        let kills = ["send counter-red+black to C", "use lock-blue on C"];
        assert_eq!(what_does(&scene, "A"), kills);
    }
}

#[test]
fn it_swaps_what_would_win_for_an_enemy() {
    let mut scene = blacklist();
    scene.turn = seat("D");
    give(&mut scene, "A", "swap-black decode-blue", "");
    give(&mut scene, "D", "counter-blue", "");
    give(&mut scene, "C", "", "decode-blue lure-blue");
    let played = Played::new(&scene).then(&["D send counter-blue to C"]);
    assert_eq!({ played }.what_does("A")[0], "use swap-black");
}

#[test]
fn it_counters_a_swap_of_its_own_third() {
    let mut scene = blacklist();
    scene.turn = seat("B");
    give(&mut scene, "A", "counter-black", "decode-red lure-red");
    give(&mut scene, "B", "counter-red", "");
    give(&mut scene, "C", "swap-blue", "");
    let played = Played::new(&scene).then(&["B send counter-red to A", "C use swap-blue"]);
    assert_eq!({ played }.what_does("A")[0], "use counter-black");
}

#[test]
fn it_transfers_black_to_an_enemy_who_dies_of_it() {
    let mut scene = blacklist();
    scene.turn = seat("E");
    give(&mut scene, "A", "transfer-blue decode-blue", "");
    give(&mut scene, "C", "", "decode-black lure-black");
    give(&mut scene, "E", "public-text-black", "");
    let played = Played::new(&scene).then(&["E send public-text-black to A"]);
    assert_eq!({ played }.what_does("A")[0], "use transfer-blue on C");
}

#[test]
fn it_gambles_where_black_kills_an_enemy() {
    let mut scene = blacklist();
    give(&mut scene, "A", "gamble-black decode-blue", "");
    give(&mut scene, "C", "", "decode-black lure-black");
    assert_eq!(what_does(&scene, "A")[0], "use gamble-black on C");
}

#[test]
fn it_weighs_a_poor_hand_and_keeps_a_good_one() {
    let probes = "probe-lurker-draw-blue probe-agency-draw-blue probe-bystander-draw-blue";
    for (hand, weighs) in [(probes, true), ("counter-red burn-red lock-red", false)] {
        let mut scene = blacklist();
        give(&mut scene, "A", &format!("weigh-black {hand}"), "");
        let done = what_does(&scene, "A");
        assert_eq!(done[0] == "use weigh-black", weighs, "{done:?}");
    }
}

#[test]
fn it_reinforces_as_soon_as_it_can() {
    let mut scene = blacklist();
    give(&mut scene, "A", "reinforce-black lock-red", "decode-black");
    assert_eq!(what_does(&scene, "A")[0], "use reinforce-black");
}

/// Everybody knows what a red text lets whom do.
#[test]
fn a_public_text_tells_whose_side_its_reader_is_on() {
    let mut scene = blacklist();
    scene.turn = seat("B");
    for place in &mut scene.places {
        place.shown = false;
    }
    give(&mut scene, "B", "public-text-red", "");
    let decisions = ["B send public-text-red to C", "C take", "C draw"];
    let mut played = Played::new(&scene).then(&decisions[..2]);
    assert_eq!(played.legal(seat("C")), [Action::Draw]);
    played = played.then(&decisions[2..]);
    let view = played.table.view(Eye::Seat(seat("A")));
    let memory = &mut played.bots[0].memory;
    memory.look(&view);
    let [lurker, ..] = memory.belief.odds(seat("C"));
    assert!(lurker < 20, "{lurker}");
}

#[test]
fn blade_locks_whom_he_is_going_to_send_something() {
    let mut scene = blacklist();
    scene.start = Start::Draw;
    cast(&mut scene, "A", Role::Blade);
    give(&mut scene, "A", "counter-red", "");
    give(&mut scene, "B", "", "decode-red lure-red");
    let done = what_does(&scene, "A");
    assert_eq!(done[..3], ["trigger", "target B", "send counter-red to B"]);
}

#[test]
fn the_code_clerk_encrypts_against_an_interceptor() {
    let mut scene = blacklist();
    cast(&mut scene, "A", Role::CodeClerk);
    scene.places[0].face_up = Some(true);
    give(&mut scene, "A", "counter-red decode-blue lock-blue", "");
    give(&mut scene, "B", "", "decode-red lure-red");
    give(&mut scene, "C", "intercept-black", "");
    let decisions = [
        "A send counter-red to B",
        "A use lock-blue on B",
        "C use intercept-black",
    ];
    assert_eq!(
        { Played::new(&scene).then(&decisions) }.what_does("A")[0],
        "skill 1"
    );
}

#[test]
fn holmes_adds_his_own_colour_to_black() {
    let mut scene = blacklist();
    scene.turn = seat("D");
    cast(&mut scene, "A", Role::Holmes);
    give(&mut scene, "A", "transfer-red decode-blue", "decode-red");
    give(&mut scene, "D", "counter-black lock-blue", "");
    let done = sent_to_a(&scene, "counter-black").what_does("A");
    let pair = ["trigger", "pick transfer-red"];
    assert!(done.windows(2).any(|it| it == pair), "{done:?}");
}

#[test]
fn old_ghost_leaves_her_friend_the_third_of_their_colour() {
    let mut scene = blacklist();
    scene.turn = seat("D");
    cast(&mut scene, "A", Role::OldGhost);
    scene.places[0].face_up = Some(true);
    give(
        &mut scene,
        "A",
        "decode-red decode-blue",
        "decode-black lure-black",
    );
    give(&mut scene, "B", "", "burn-red lure-red");
    give(&mut scene, "D", "counter-black lock-blue", "");
    let mut played = sent_to_a(&scene, "counter-black");
    let done = played.what_does("A");
    let will = ["trigger", "target B", "pick decode-red"];
    assert!(done.windows(3).any(|it| it == will), "{done:?}");
}

#[test]
fn the_chief_exchanges_black_he_has_to_take() {
    let mut scene = blacklist();
    scene.turn = seat("E");
    cast(&mut scene, "A", Role::IntelligenceChief);
    give(&mut scene, "A", "decode-blue", "decode-black lure-black");
    give(&mut scene, "E", "public-text-black lock-blue", "");
    let done = sent_to_a(&scene, "public-text-black").what_does("A");
    assert!(done[0].starts_with("skill"), "{done:?}");
}

#[test]
fn viper_survives_a_turn_that_would_kill_him() {
    let mut scene = blacklist();
    scene.turn = seat("E");
    cast(&mut scene, "A", Role::Viper);
    give(&mut scene, "A", "decode-blue", "decode-black lure-black");
    give(&mut scene, "E", "public-text-black lock-blue", "");
    let mut played = sent_to_a(&scene, "public-text-black");
    let done = played.what_does("A");
    assert!(done.contains(&"skill 2".to_owned()), "{done:?}");
    assert!(played.table.view(Eye::Public).dead.is_empty());
}

#[test]
fn the_siskin_locks_an_enemy_in_another_turn() {
    let mut scene = blacklist();
    scene.turn = seat("B");
    cast(&mut scene, "A", Role::Siskin);
    scene.places[0].face_up = Some(true);
    give(&mut scene, "A", "decode-blue", "");
    give(&mut scene, "B", "public-text-black", "");
    give(&mut scene, "C", "", "decode-black lure-black");
    let played = Played::new(&scene).then(&["B send public-text-black to C"]);
    assert_eq!({ played }.what_does("A")[0], "skill 1 on C");
}

#[test]
fn the_killer_locks_with_secret_cards() {
    let mut scene = blacklist();
    cast(&mut scene, "A", Role::ProfessionalKiller);
    give(&mut scene, "A", "counter-black probe-agency-draw-blue", "");
    give(&mut scene, "C", "", "decode-black lure-black");
    let lock = "use probe-agency-draw-blue as lock on C";
    assert_eq!(what_does(&scene, "A"), ["send counter-black to C", lock]);
}

#[test]
fn black_rose_kisses_whom_a_black_card_kills() {
    let mut scene = blacklist();
    cast(&mut scene, "A", Role::BlackRose);
    scene.places[0].face_up = Some(true);
    give(&mut scene, "A", "decode-black reinforce-blue", "");
    give(&mut scene, "D", "", "counter-black lure-black");
    let done = what_does(&scene, "A");
    assert_eq!(done[..2], ["trigger", "send decode-black to D"]);
}
