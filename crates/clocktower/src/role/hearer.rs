//! 知晓 — whose ability hears of something, and of what.

use kernel::{Seat, Seats};

use crate::Character;
use crate::ability::Which;
use crate::frame::{Cause, Frame, Script};

/// Whose ability hears of something.
#[derive(Clone, Copy)]
pub(crate) struct Hearer {
    pub(crate) me: Seat,
    pub(crate) which: Which,
    /// Whether the ability works; for one's own death, whether it worked when one died.
    pub(crate) able: bool,
}

impl Hearer {
    /// The ability as something under way: to put marks where it wants them, or to ask.
    pub(crate) fn frame(self, character: Character) -> Frame {
        Frame {
            me: self.me,
            which: self.which,
            character,
            script: Script::Then,
            sober: self.able,
            ..Frame::default()
        }
    }
}

/// Something has happened.
#[derive(Clone, Copy)]
pub(crate) enum Occasion {
    /// Somebody died.
    Died {
        seat: Seat,
        cause: Cause,
        by: Option<Seat>,
        /// How many players who are no Travellers lived just before.
        lived: u8,
    },
    /// Somebody was executed, dead or not.
    Executed { seat: Seat, died: bool },
    /// Somebody was nominated, by this player or by the storyteller.
    Nominated { by: Seat },
    /// Votes on an execution have been counted.
    Counted,
    /// A Traveller was exiled, and is about to die of it.
    Exiled { seat: Seat },
    /// Somebody chose a player at night.
    Picked { by: Seat, seat: Seat },
    /// A player became another character.
    Became { seat: Seat },
    /// A player changed sides.
    Turned,
    /// The day ends; nobody is executed any more.
    Dusk,
    /// The night has begun: nobody sees what follows.
    Nightfall,
    /// The night ends; these died since dusk.
    Dawn { died: Seats },
}
