//! 钟楼谜团 — who can play Clocktower.

use clocktower::Town;
use kernel::Seed;

use crate::{Bot, Random, Roster};

impl Roster for Town {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        (name == "random").then(|| Box::new(Random::new(seed)) as Box<dyn Bot<Self>>)
    }
}
