//! 申述 — what a broken law says: where, both sides, and a record that leads there.

use std::fmt;

use super::Law;

/// How a law was broken.
#[derive(Clone, Debug)]
pub struct Objection {
    /// Which law objects.
    pub law: Law,
    /// The game.
    pub game: &'static str,
    /// On which walk.
    pub walk: u64,
    /// The seed it was dealt from, as in a record.
    pub seed: String,
    /// After how many decisions.
    pub decision: usize,
    /// Sentences, with both sides.
    pub what: String,
    /// A record that leads there; [`super::check_record`] tries the laws along it.
    pub record: String,
}

impl fmt::Display for Objection {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            law,
            game,
            walk,
            seed,
            decision,
            what,
            record,
        } = self;
        writeln!(
            out,
            "The law \"{}\" does not hold for {game}: walk {walk}, seed {seed}, after {decision} decisions.",
            law.name()
        )?;
        writeln!(out, "{}", what.trim_end())?;
        write!(out, "This record leads there:\n{record}")
    }
}

/// What came of trying all laws.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The first objection of each broken law.
    pub objections: Vec<Objection>,
    /// Laws that were not judged, each with the broken one it rests on.
    pub not_judged: Vec<(Law, Law)>,
    /// How many comparisons each law made.
    pub checked: Vec<(Law, u64)>,
}

impl Report {
    /// The laws that object.
    pub fn broken(&self) -> Vec<Law> {
        self.objections.iter().map(|it| it.law).collect()
    }
}
