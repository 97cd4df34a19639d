//! The storyteller keeps to the rules, and can say why.

use std::collections::BTreeSet;

use clocktower::{Action, Info, Tag, Town, Why};

use super::super::explain;
use super::{Decision, played, seed, setup};

fn is_the_storytellers(decision: &Decision<'_>) -> bool {
    decision.seat.number() == decision.view.chairs
}

#[test]
fn every_choice_of_the_storytellers_has_its_grounds() {
    let mut reasons = BTreeSet::new();
    for number in 0..12 {
        played(&setup("trouble-brewing", 8, 0), seed(number), |decision| {
            if !is_the_storytellers(&decision) {
                return;
            }
            let grounds = decision.by.explain(decision.view, decision.action);
            assert!(!grounds.why.key().is_empty());
            assert!(grounds.executions <= 7);
            if let Action::Say(info) = decision.action {
                assert_eq!(grounds.seats.len(), 1, "somebody is told it");
                assert_eq!(grounds.why == Why::NothingToTell, info == Info::Nothing);
            }
            // Without what the town believes, the same thing was done for about the same reason.
            assert_eq!(explain(decision.view, decision.action).why, grounds.why);
            reasons.insert(grounds.why);
        });
    }
    for why in [
        Why::GoesOn,
        Why::TrueByRule,
        Why::FalseByRight,
        Why::SafeBluff,
        Why::TakesItsCourse,
    ] {
        assert!(reasons.contains(&why), "{why:?} among {reasons:?}");
    }
}

#[test]
fn only_the_impaired_are_told_what_is_false() {
    let (mut falsehoods, mut truths) = (0, 0);
    for number in 0..20 {
        played(&setup("trouble-brewing", 8, 0), seed(number), |decision| {
            let tags = Town::tags(decision.view, decision.action);
            if !is_the_storytellers(&decision) {
                assert!(tags.is_empty(), "players' answers have no tags");
                return;
            }
            falsehoods += usize::from(tags.contains(&Tag::False));
            truths += usize::from(tags.contains(&Tag::True));
            if tags.contains(&Tag::False) {
                assert!(tags.contains(&Tag::Impaired), "{:?}", decision.action);
            }
        });
    }
    assert!(
        falsehoods > 0 && truths > falsehoods,
        "{falsehoods}, {truths}"
    );
}

#[test]
fn the_town_may_talk_until_everybody_has_passed() {
    for number in 0..6 {
        played(&setup("trouble-brewing", 8, 0), seed(number), |decision| {
            let closes = decision.action == Action::Next
                && decision.view.board.phase == clocktower::Phase::Day
                && decision.view.pending.is_none();
            if closes && is_the_storytellers(&decision) {
                let day = &decision.view.board.day;
                let talkative = decision.view.board.present.minus(day.passed);
                assert!(talkative.is_empty(), "{talkative:?} in game {number}");
            }
        });
    }
}

#[test]
fn every_reason_has_a_key_of_its_own() {
    let keys: BTreeSet<&str> = Why::ALL.iter().map(|why| why.key()).collect();
    assert_eq!(keys.len(), Why::ALL.len());
}
