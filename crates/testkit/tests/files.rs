//! Perft files, golden records, playthroughs and noise, tried on the toy game.

use kernel::{Notation, Position, Record, Rng, Seed};
use testkit::perft_file::check_text;
use testkit::toy::{Bug, Toy, ToyGame};
use testkit::{Walk, golden, noise, playthrough};

const PERFT: &str = "# The first decisions of a deal.\n\
    deal seats=3 hand=2 seed=1\n\
    perft 1 4\n\
    perft 3 30   # three plays, and the answers\n\
    infosets 2 A=9 public=6\n";

fn no_scene(_: &str) -> Option<Toy> {
    None
}

fn record(number: u64) -> Record<Toy> {
    let game = ToyGame::default();
    let mut walk = Walk::start(&game, number).unwrap();
    while walk.step().is_some() {}
    walk.record
}

#[test]
fn a_perft_file_with_right_numbers_is_accepted_and_stays_as_it_is() {
    let checked = check_text(PERFT, &no_scene);
    assert_eq!(checked.wrong, Vec::<String>::new());
    assert_eq!(checked.compared, 4);
    assert_eq!(checked.text, PERFT);
}

#[test]
fn a_wrong_number_is_named_with_its_line_and_the_count_after_each_decision() {
    let checked = check_text(&PERFT.replace("perft 3 30", "perft 3 31"), &no_scene);
    let [wrong] = checked.wrong.as_slice() else {
        panic!("{:?}", checked.wrong);
    };
    assert!(
        wrong.starts_with("4: \"perft 3 31\" should be \"perft 3 30\""),
        "{wrong}"
    );
    assert!(wrong.contains(" A draw"), "{wrong}");
    assert_eq!(
        checked.text, PERFT,
        "the found numbers stand in the new text"
    );
}

#[test]
fn a_malformed_perft_file_is_refused_line_by_line() {
    for (text, what) in [
        ("perft 1 3", "1: a deal or a scene must come first"),
        ("deal seats=3", "1: a deal ends with seed="),
        ("deal seats=9 seed=1", "1: the toy game is for 2 to 4"),
        ("scene lake", "1: there is no scene \"lake\""),
        ("\nrun", "2: \"run\" stands where"),
        (
            "deal seats=2 seed=1\nplay B draw",
            "2: B may not do this here: NotAsked",
        ),
        (
            "deal seats=2 seed=1\nplay A sing",
            "2: \"sing\" is no action",
        ),
        ("deal seats=2 seed=1\ninfosets 1 Z=3", "2: \"Z\": a seat is"),
        (
            "deal seats=2 seed=1\nperft 99 ?",
            "2: \"perft 99 ?\" visits more",
        ),
    ] {
        let wrong = check_text(text, &no_scene).wrong;
        assert!(
            wrong.len() == 1 && wrong[0].starts_with(what),
            "{text:?} gives {wrong:?}"
        );
    }
}

#[test]
fn a_line_too_large_to_count_is_passed_over_but_kept() {
    let text = "deal seats=4 seed=1\nperft 40 123456789\n";
    let checked = check_text(text, &no_scene);
    assert_eq!((checked.wrong.len(), checked.compared), (0, 0));
    assert_eq!(checked.text, text);
}

#[test]
fn a_golden_record_replays_to_its_fingerprints_and_its_end() {
    let text = golden::make(&ToyGame::default(), 5, 10);
    assert!(golden::replay::<Toy>(&text).unwrap() > 2);
}

#[test]
fn a_golden_record_that_was_changed_does_not_replay() {
    let text = golden::make(&ToyGame::default(), 5, 10);
    let fingerprint = text
        .lines()
        .find(|line| line.starts_with("note after 10 "))
        .unwrap();
    let over = text
        .lines()
        .find(|line| line.starts_with("note over"))
        .unwrap();
    let last = text.trim_end().lines().last().unwrap();
    for (line, other, what) in [
        (
            fingerprint,
            "note after 10 0",
            "after 10 decisions the fingerprint is not",
        ),
        (fingerprint, "note after ten", "is malformed"),
        (over, "note over D", "the game ends with"),
        (last, "", "not the one after the last decision"),
        (last, "A sing", "no action"),
    ] {
        let changed = text.replacen(&format!("{line}\n"), &format!("{other}\n"), 1);
        let why = golden::replay::<Toy>(&changed).unwrap_err();
        assert!(why.contains(what), "{other:?} gives {why:?}");
    }
}

#[test]
fn a_playthrough_shows_each_decision_and_what_the_public_sees_of_it() {
    let text = playthrough(
        &ToyGame::default(),
        1,
        500,
        |sight| format!("{sight:?}"),
        |view| format!("pile {:?}", view.pile),
    );
    let record = record(1);
    assert!(
        text.starts_with("toy seats=3 hand=2\n\n     pile []\n   1 A "),
        "{text}"
    );
    assert!(
        !text.contains("card: Some"),
        "the public sees no drawn card:\n{text}"
    );
    assert_eq!(
        text.lines().filter(|line| line.contains(" pile ")).count(),
        record.decisions.len() + 1
    );
    assert!(
        text.trim_end()
            .lines()
            .last()
            .unwrap()
            .starts_with("over: ")
    );
}

#[test]
fn noise_never_makes_the_toy_game_panic() {
    let mut dice = Rng::new(Seed::from_number(1));
    let records: Vec<Record<Toy>> = (0..4).map(record).collect();
    let texts: Vec<_> = records.iter().map(|it| it.to_text().into_bytes()).collect();
    let bytes: Vec<_> = records.iter().map(Record::to_bytes).collect();
    let words = ["play 3", "point B", "echo", "seats=3 hand=2"].map(|it| it.as_bytes().to_vec());
    noise::storm(&texts, 2_000, &mut dice, noise::record_text::<Toy>);
    noise::storm(&bytes, 2_000, &mut dice, noise::record_bytes::<Toy>);
    noise::storm(&words, 2_000, &mut dice, noise::notation::<Toy>);
    let play = |bytes: &[u8]| noise::legal_is_playable(&ToyGame::default(), bytes);
    noise::storm(&[vec![7; 60]], 2_000, &mut dice, play);
}

#[test]
fn noise_finds_a_list_that_is_not_what_can_be_played() {
    let game = ToyGame {
        bug: Some(Bug::ListsWhatItRefuses),
    };
    let found = std::panic::catch_unwind(|| {
        let mut dice = Rng::new(Seed::from_number(1));
        noise::storm(&[vec![7; 60]], 200, &mut dice, |bytes| {
            noise::legal_is_playable(&game, bytes);
        });
    });
    assert!(found.is_err());
}

#[test]
fn every_bug_has_a_setup_that_can_be_written_and_read() {
    for bug in Bug::ALL {
        let setup = testkit::Game::setup(&ToyGame { bug: Some(bug) }, 1);
        let read = Toy::read_setup(&Toy::write_setup(&setup)).unwrap();
        assert_eq!(read.bug, Some(bug));
        assert!(Toy::deal(&read, Seed::from_number(0)).is_ok());
    }
}
