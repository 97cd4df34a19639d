//! 样本 — the storyteller's reasons.

use clocktower::{Grounds, Side, Why};

use super::samples::{A, CHEF};

/// One of every reason of the storyteller's, whoever is ahead, with and without somebody who is told.
pub(super) fn all() -> Vec<Grounds> {
    let mut all = Vec::new();
    for why in Why::ALL {
        for ahead in [Some(Side::Good), Some(Side::Evil), None] {
            all.push(Grounds {
                why,
                ahead,
                executions: 2,
                tags: Vec::new(),
                seats: vec![A],
                characters: vec![CHEF],
            });
        }
    }
    all.push(Grounds {
        why: Why::TrueByRule,
        ahead: None,
        executions: 1,
        tags: Vec::new(),
        seats: Vec::new(),
        characters: Vec::new(),
    });
    all
}
