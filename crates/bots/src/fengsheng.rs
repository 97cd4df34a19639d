//! 风声 — who can play fengsheng.

use fengsheng::Table;
use kernel::Seed;

use crate::{Bot, Random, Roster};

impl Roster for Table {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        (name == "random").then(|| Box::new(Random::new(seed)) as _)
    }
}
