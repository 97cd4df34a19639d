//! 开口 — how a game is told in messages.

use bots::Roster;
use kernel::Seat;
use protocol::{Counsel, Line, Prompt};

use crate::{Desk, Playable, Question};

/// A game whose setups, views, sights and questions have a form as messages.
///
/// Everything here starts from what one eye sees. A position never comes in.
pub trait Spoken: Playable + Roster {
    /// Reads the setup of a `start` message; the error is a line to say sorry with.
    fn read_setup_message(setup: serde_json::Value) -> Result<Self::Setup, Line>;

    /// Whether a game can be dealt from this setup; the error is a line to say sorry with.
    fn check_setup(setup: &Self::Setup) -> Result<(), Line>;

    /// How many seats the setup is for.
    fn seats_of(setup: &Self::Setup) -> u8;

    /// The seat of whoever runs the game and may answer for every other seat that no bot has, in a game that is run by somebody.
    fn host_of(_: &Self::Setup) -> Option<Seat> {
        None
    }

    /// What lies on the table from the beginning, where that is not the same in every game.
    fn sheet(_: &Self::Setup) -> Option<protocol::clocktower::Sheet> {
        None
    }

    /// Puts names into a line that only this setup knows.
    fn named(_: &Self::Setup, line: Line) -> Line {
        line
    }

    /// What a bot would answer at this desk, where one of `legal` is awaited, and why.
    fn advice(_: &Desk<'_, Self>, _legal: &[Self::Action]) -> Option<Counsel> {
        None
    }

    /// What was decided at this desk, and why.
    fn review(_: &Desk<'_, Self>) -> Vec<Counsel> {
        Vec::new()
    }

    /// A view as a message.
    fn view_message(view: &Self::View) -> protocol::View;

    /// What was seen, told in order; `view` is what the same eye sees afterwards.
    fn lines(view: &Self::View, sights: &[Self::Sight]) -> Vec<Line>;

    /// A reason, told.
    fn reason(reason: &Self::Reason) -> Line;

    /// A question to the seat that sees `view`. `why_not` says why that seat may not do something,
    /// from what it may know itself.
    fn prompt(
        view: &Self::View,
        question: &Question<Self>,
        why_not: &dyn Fn(Self::Action) -> Option<Self::Reason>,
    ) -> Prompt;
}
