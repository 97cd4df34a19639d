//! 记忆 — a view can be rebuilt from what its eye was told, so that it never knows more than that.
//!
//! Every eye's first view is kept and brought up to date by its sights alone; after every decision
//! it must be the view the truth gives. All eyes are followed, the all-seeing one too.

use kernel::{Eye, Position};

use crate::differ::difference;
use crate::walk::sights;
use crate::{Game, Walk};

pub(super) fn law<G: Game>(walk: &mut Walk<'_, G>) -> Result<(), String> {
    let eyes: Vec<Eye> = walk.eyes().chain([Eye::All]).collect();
    let mut views: Vec<_> = eyes.iter().map(|&eye| walk.position.view(eye)).collect();
    while let Some((seat, action, events)) = walk.step() {
        for (&eye, view) in eyes.iter().zip(&mut views) {
            let told = sights::<G>(&events, eye);
            for sight in &told {
                G::Position::fold(view, sight);
            }
            let seen = walk.position.view(eye);
            if *view != seen {
                return Err(format!(
                    "After {action:?} of {seat}, the view of {eye:?} rebuilt from its sights (-) is not what it sees (+):\n{}The sights: {told:?}",
                    difference(view, &seen)
                ));
            }
            walk.checked += 1;
        }
    }
    Ok(())
}
