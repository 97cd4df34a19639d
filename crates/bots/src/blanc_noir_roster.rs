//! Who can play Blanc Noir.

use blanc_noir::Table;
use kernel::Seed;

use crate::{Bot, Random, Roster};

impl Roster for Table {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}
