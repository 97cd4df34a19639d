//! The toy game as the laws need it: an example of [`Game`].

use kernel::{Eye, Seat};

use super::{Bug, EYE, Ranks, Toy, ToyAction, ToySetup, ToySight};
use crate::Game;

/// The toy game under test, clean or with a bug.
#[derive(Clone, Copy, Debug, Default)]
pub struct ToyGame {
    /// The bug to plant.
    pub bug: Option<Bug>,
}

impl Game for ToyGame {
    type Position = Toy;

    fn setup(&self, walk: u64) -> ToySetup {
        ToySetup {
            seats: 2 + (walk % 3) as u8,
            hand: 2 + (walk / 3 % 3) as u8,
            bug: self.bug,
        }
    }

    fn longest(&self) -> usize {
        300
    }

    fn universe(&self, _: &ToySetup) -> Vec<ToyAction> {
        let others = [
            ToyAction::Draw,
            ToyAction::Dig,
            ToyAction::Echo,
            ToyAction::Pass,
        ];
        (0..=EYE + 1)
            .map(ToyAction::Play)
            .chain(others)
            .chain(Seat::all(6).map(ToyAction::Point))
            .collect()
    }

    fn veil(&self, eye: Eye, sight: &ToySight) -> ToySight {
        match *sight {
            // Whoever draws a card sees which.
            ToySight::Drew { seat, .. } if eye == Eye::Seat(seat) => {
                ToySight::Drew { seat, card: None }
            }
            ToySight::Dug { seat, .. } if eye == Eye::Seat(seat) => {
                ToySight::Dug { seat, card: None }
            }
            // A hand that is shown is shown to all.
            ToySight::Showed { seat, .. } => ToySight::Showed {
                seat,
                cards: Ranks::default(),
            },
            other => other,
        }
    }

    fn is_secret(&self, _: &Toy, action: ToyAction) -> bool {
        matches!(action, ToyAction::Draw | ToyAction::Dig)
    }
}
