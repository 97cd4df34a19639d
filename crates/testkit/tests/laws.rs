//! The laws hold for the toy game, and each objects to the bug that was planted for it.

use kernel::{Eye, Position, Record, Seat};
use testkit::Game;
use testkit::laws::{self, Law};
use testkit::toy::{Bug, Toy, ToyAction, ToyGame, ToySetup};

const WALKS: u64 = 60;

#[test]
fn every_law_holds_for_the_clean_toy() {
    laws::check(&ToyGame::default(), WALKS);
}

#[test]
fn a_planted_bug_makes_exactly_its_own_law_object() {
    for bug in Bug::ALL {
        let report = laws::judge(&ToyGame { bug: Some(bug) }, WALKS);
        assert_eq!(report.broken(), [bug.breaks()], "{bug:?}");
    }
}

#[test]
fn every_law_has_a_bug_planted_for_it() {
    for law in Law::ALL {
        assert!(
            Bug::ALL.iter().any(|bug| bug.breaks() == law),
            "{}",
            law.name()
        );
    }
}

#[test]
fn an_objection_names_law_seed_and_decision_and_its_record_reproduces_it() {
    let bugged = ToyGame {
        bug: Some(Bug::OnlyHoldersAreAsked),
    };
    let report = laws::judge(&bugged, WALKS);
    let objection = &report.objections[0];
    let said = objection.to_string();
    for part in [
        "\"blindness\"",
        &objection.seed,
        "decisions",
        "Asked",
        "hearsay 1",
    ] {
        assert!(said.contains(part), "{part} is missing in:\n{said}");
    }
    let record = Record::<Toy>::from_text(&objection.record).expect("the record can be read");
    assert_eq!(record.decisions.len(), objection.decision);
    let again = std::panic::catch_unwind(|| laws::check_record(&bugged, &objection.record));
    assert!(
        again.is_err(),
        "the record does not reproduce the objection"
    );
}

/// The toy game, but whoever looks at a pile of two cards meets bad luck.
struct Unlucky;

impl Game for Unlucky {
    type Position = Toy;

    fn setup(&self, walk: u64) -> ToySetup {
        ToyGame::default().setup(walk)
    }

    fn longest(&self) -> usize {
        ToyGame::default().longest()
    }

    fn universe(&self, setup: &ToySetup) -> Vec<ToyAction> {
        ToyGame::default().universe(setup)
    }

    fn weights(&self, _: u64, position: &Toy, _: Seat, actions: &[ToyAction]) -> Vec<u32> {
        assert!(position.view(Eye::Public).pile.len() < 2, "two is unlucky");
        vec![1; actions.len()]
    }
}

#[test]
fn a_game_that_panics_is_an_objection_with_its_record() {
    let report = laws::judge(&Unlucky, 3);
    let objection = &report.objections[0];
    assert_eq!(objection.law, Law::Conservation);
    assert!(objection.what.contains("two is unlucky"));
    assert!(objection.record.starts_with("hearsay 1\ngame toy"));
}
