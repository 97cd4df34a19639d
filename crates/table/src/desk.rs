//! 说书人的桌 — the way to what whoever runs a game sees, for advice and for looking back.
//!
//! A [`Desk`] is had in two cases only: the client sits at it, or the game is over. Whatever tells reasons takes a desk,
//! so that no player can come by them while the game goes on. Only a table can set one up:
//!
//! ```compile_fail
//! use blanc_noir::Table;
//! use kernel::Seat;
//! use table::{Desk, Sitting};
//!
//! fn peep(sitting: &Sitting<Table>, seat: Seat) {
//!     let desk = Desk::of_its_keeper(sitting, Some(seat), seat); // nobody outside sits down at a desk
//! }
//! ```

use kernel::{Eye, Record, Seat, Seed, Turn};

use crate::{Playable, Sitting, bot_seed};

/// The seat of whoever runs a game, with everything that was seen and decided there.
pub struct Desk<'s, G: Playable> {
    record: &'s Record<G>,
    seat: Seat,
}

/// Something that came about at a desk.
pub enum Step<'s, G: Playable> {
    /// It was seen.
    Saw(&'s G::Sight),
    /// It was decided, with this before one's eyes, as one of so much that was allowed.
    Decided {
        /// What was seen before.
        view: &'s G::View,
        /// What was allowed.
        legal: &'s [G::Action],
        /// What was chosen.
        action: G::Action,
    },
}

impl<'s, G: Playable> Desk<'s, G> {
    /// For a client who sits there: `host` is the seat of whoever runs the game, `me` the client's own.
    pub(crate) fn of_its_keeper(
        sitting: &'s Sitting<G>,
        host: Option<Seat>,
        me: Seat,
    ) -> Option<Self> {
        let seat = host.filter(|&host| host == me)?;
        Some(Self::at(sitting, seat))
    }

    /// For everybody, once the game is over.
    pub(crate) fn of_a_game_that_is_over(sitting: &'s Sitting<G>, host: Seat) -> Option<Self> {
        match sitting.turn() {
            Turn::Over(_) => Some(Self::at(sitting, host)),
            Turn::Act(_) => None,
        }
    }

    const fn at(sitting: &'s Sitting<G>, seat: Seat) -> Self {
        Self {
            record: sitting.record(),
            seat,
        }
    }

    /// The luck of a bot that would sit here.
    pub fn bot_seed(&self) -> Seed {
        bot_seed(self.record.seed, self.seat)
    }

    /// Lets the game happen again, step by step, as it was seen from here; afterwards what is seen now.
    pub fn retrace(&self, look: &mut dyn FnMut(Step<'_, G>)) -> Option<G::View> {
        let eye = Eye::Seat(self.seat);
        let mut position = G::deal(&self.record.setup, self.record.seed).ok()?;
        for &(seat, action) in &self.record.decisions {
            if seat == self.seat {
                let mut legal = Vec::new();
                position.legal_actions(seat, &mut legal);
                let view = position.view(eye);
                look(Step::Decided {
                    view: &view,
                    legal: &legal,
                    action,
                });
            }
            position.play_unchecked(seat, action, &mut |event| {
                if let Some(sight) = G::sight(&event, eye) {
                    look(Step::Saw(&sight));
                }
            });
        }
        Some(position.view(eye))
    }
}
