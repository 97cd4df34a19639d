//! 法则 — what every hidden-information game obeys, each law one function over the kernel's traits.
//!
//! | law | says |
//! |---|---|
//! | [`Law::Conservation`] | every card is in exactly one zone, after every decision |
//! | [`Law::Determinism`] | the same deal and the same decisions give the same game |
//! | [`Law::Legality`] | exactly the listed actions can be played; all others have a reason and change nothing |
//! | [`Law::Progress`] | whoever is asked can answer, and random play ends |
//! | [`Law::Clones`] | a copy shares nothing with its original |
//! | [`Law::Fold`] | a view can be rebuilt from what its eye was told |
//! | [`Law::Sampling`] | an imagined truth is a legal one that looks the same, and can be played on |
//! | [`Law::Blindness`] | nothing an eye meets depends on what is hidden from it |
//! | [`Law::Records`] | a record reads back what it wrote, and replays to the same fingerprints |
//! | [`Law::Rotation`] | where people sit changes nothing but their names |
//!
//! Each law walks by itself, so that one broken law does not disturb another; a law that rests on
//! another is not judged where that one is broken (an engine that loses cards will also lose those
//! of an imagined game). `tests/laws.rs` of this crate plants a bug for each and expects exactly
//! that law to object.

mod blindness;
mod clones;
mod conservation;
mod determinism;
mod fold;
mod legality;
mod progress;
mod records;
mod report;
mod rotation;
mod sampling;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Position, Record};

use crate::{Game, Walk};

pub use report::{Objection, Report};

/// One of the laws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the table above says each")]
pub enum Law {
    Conservation,
    Determinism,
    Legality,
    Progress,
    Clones,
    Fold,
    Sampling,
    Blindness,
    Records,
    Rotation,
}

impl Law {
    /// All laws, those that others rest on first.
    pub const ALL: [Self; 10] = [
        Self::Conservation,
        Self::Determinism,
        Self::Legality,
        Self::Progress,
        Self::Clones,
        Self::Fold,
        Self::Sampling,
        Self::Blindness,
        Self::Records,
        Self::Rotation,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Conservation => "conservation",
            Self::Determinism => "determinism",
            Self::Legality => "legal means playable",
            Self::Progress => "progress",
            Self::Clones => "clone independence",
            Self::Fold => "fold",
            Self::Sampling => "sampling",
            Self::Blindness => "blindness",
            Self::Records => "record round trip",
            Self::Rotation => "seat rotation",
        }
    }

    /// The laws without which it means nothing.
    const fn rests_on(self) -> &'static [Self] {
        match self {
            Self::Conservation
            | Self::Determinism
            | Self::Legality
            | Self::Progress
            | Self::Fold
            | Self::Blindness => &[],
            Self::Clones | Self::Records => &[Self::Determinism],
            Self::Sampling => &[Self::Conservation, Self::Progress],
            Self::Rotation => &[Self::Determinism, Self::Legality],
        }
    }

    fn function<G: Game>(self) -> fn(&mut Walk<'_, G>) -> Result<(), String> {
        match self {
            Self::Conservation => conservation::law,
            Self::Determinism => determinism::law,
            Self::Legality => legality::law,
            Self::Progress => progress::law,
            Self::Clones => clones::law,
            Self::Fold => fold::law,
            Self::Sampling => sampling::law,
            Self::Blindness => blindness::law,
            Self::Records => records::law,
            Self::Rotation => rotation::law,
        }
    }
}

/// Tries all laws on `walks` random walks of the game; panics with every objection.
///
/// The environment variable `HEARSAY_WALKS` overrides the number.
///
/// # Panics
/// If a law objects, or had nothing to check on all these walks.
#[track_caller]
pub fn check<G: Game>(game: &G, walks: u64) {
    let report = judge(game, walks_from_environment(walks));
    accept(&report);
    for (law, checked) in report.checked {
        assert!(
            checked > 0,
            "the law \"{}\" had nothing to check on these walks",
            law.name()
        );
    }
}

/// Tries all laws on walks with these numbers: those that are known to meet something rare.
///
/// # Panics
/// If a law objects.
#[track_caller]
pub fn check_walks<G: Game>(game: &G, numbers: &[u64]) {
    accept(&judge_walks(|| {
        numbers.iter().map(|&number| Walk::start(game, number))
    }));
}

/// Tries all laws along one record: what an objection printed, kept as a regression test.
///
/// # Panics
/// If the record cannot be read, or a law objects.
#[track_caller]
pub fn check_record<G: Game>(game: &G, text: &str) {
    let record = match Record::from_text(text) {
        Ok(record) => record,
        Err(why) => panic!("the record cannot be read: {why}"),
    };
    accept(&judge_walks(|| [Walk::along(game, &record)].into_iter()));
}

#[track_caller]
fn accept(report: &Report) {
    let objections: Vec<String> = report.objections.iter().map(ToString::to_string).collect();
    assert!(objections.is_empty(), "{}", objections.join("\n"));
}

/// Tries all laws and says what came of it.
pub fn judge<G: Game>(game: &G, walks: u64) -> Report {
    let first = number_from_environment("HEARSAY_FIRST_WALK").unwrap_or(0);
    judge_walks(|| (first..first + walks).map(|number| Walk::start(game, number)))
}

/// The number of walks: `HEARSAY_WALKS`, or the usual one.
pub fn walks_from_environment(usual: u64) -> u64 {
    number_from_environment("HEARSAY_WALKS").unwrap_or(usual)
}

pub(crate) fn number_from_environment(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some(
        value
            .parse()
            .unwrap_or_else(|_| panic!("{name}={value} is not a number")),
    )
}

fn judge_walks<'g, G: Game + 'g, W>(walks: impl Fn() -> W) -> Report
where
    W: Iterator<Item = Result<Walk<'g, G>, String>>,
{
    let mut report = Report::default();
    for law in Law::ALL {
        let broken = report.broken();
        if let Some(&other) = law.rests_on().iter().find(|other| broken.contains(other)) {
            report.not_judged.push((law, other));
            continue;
        }
        let mut checked = 0;
        for walk in walks() {
            let objection = match walk {
                Ok(mut walk) => {
                    let objection = try_law(law, &mut walk);
                    checked += walk.checked;
                    objection
                }
                Err(why) => panic!("{} cannot be dealt: {why}", G::Position::GAME),
            };
            if let Some(objection) = objection {
                report.objections.push(objection);
                break;
            }
        }
        report.checked.push((law, checked));
    }
    report
}

/// Runs one law on one walk; a panic of the game is an objection too, with its record.
fn try_law<G: Game>(law: Law, walk: &mut Walk<'_, G>) -> Option<Objection> {
    let function = law.function::<G>();
    let what = match catch_unwind(AssertUnwindSafe(|| function(walk))) {
        Ok(Ok(())) => return None,
        Ok(Err(what)) => what,
        Err(panic) => format!("The game panicked: {}", said(panic.as_ref())),
    };
    Some(Objection {
        law,
        game: G::Position::GAME,
        walk: walk.number,
        seed: walk.record.seed.to_hex(),
        decision: walk.decision(),
        what,
        record: walk.record.to_text(),
    })
}

fn said(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
        .unwrap_or_default()
}
