//! 事件 — what happened, its secrets sealed; and what an eye saw of it.

mod sight;

use kernel::{Sealed, Seat, Seats};

use crate::action::{Learned, Tool};
use crate::frame::{Cause, Frame};
use crate::grimoire::{Notes, Row};
use crate::view::{Board, Own, Pending};
use crate::{Character, Effect, Info, Side, Statement};

pub use sight::Sight;

/// What happened.
#[expect(
    clippy::large_enum_variant,
    reason = "the board is told whole, and an event lives no longer than it is told"
)]
#[derive(Clone, Copy)]
pub enum Event {
    /// The storyteller goes on to this call of the night. Heard by everybody: every call of the script is made, whether it wakes anyone or not.
    Called { call: u8 },
    /// A night begins.
    NightFell { night: u8 },
    /// A day begins; these died and these came back since dusk.
    Dawned { died: Seats, revived: Seats },
    /// The day is over.
    DayEnded,
    /// Somebody is asked. Known to whoever is asked and to the storyteller; to everybody, if everybody hears the answer.
    Asked { pending: Sealed<Pending> },
    /// Nobody is asked any more.
    Answered { by: Seat, known: Sealed<()> },
    /// Somebody is told something.
    Told {
        seat: Seat,
        character: Character,
        info: Sealed<Info>,
    },
    /// Somebody chose a player, at night or to the storyteller.
    Picked {
        by: Seat,
        seat: Sealed<Option<Seat>>,
    },
    /// Somebody named a character.
    Named {
        by: Seat,
        character: Sealed<Option<Character>>,
    },
    /// Somebody stated something.
    Stated {
        by: Seat,
        statement: Sealed<Statement>,
    },
    /// Somebody said yes or no.
    Replied { by: Seat, yes: Sealed<bool> },
    /// Somebody went to the storyteller.
    Visited { seat: Seat },
    /// Somebody says to be this character.
    ClaimedToBe { by: Seat, character: Character },
    /// Somebody says to have been told this.
    ClaimedToKnow { by: Seat, learned: Learned },
    /// Somebody says to suspect this player.
    Suspected { by: Seat, seat: Seat },
    /// Somebody says to trust this player.
    Trusted { by: Seat, seat: Seat },
    /// Somebody talks with this player alone.
    Whispered { by: Seat, seat: Seat },
    /// Somebody does publicly what this character does by day.
    Used { seat: Seat, character: Character },
    /// Somebody has nothing more to do today.
    Passed { seat: Seat },
    /// The storyteller lets the town talk on.
    Waited,
    /// Somebody was nominated.
    Nominated { seat: Seat, by: Seat },
    /// Somebody called for an exile.
    ExileCalled { seat: Seat, by: Seat },
    /// A hand was counted: raised or not.
    Voted { seat: Seat, yes: bool },
    /// The votes are counted.
    Counted {
        seat: Seat,
        votes: i8,
        needed: u8,
        doomed: Option<Seat>,
        to_beat: u8,
    },
    /// A vote was ended before it was counted.
    VoteEnded,
    /// Somebody was executed.
    Executed { seat: Seat },
    /// Somebody was exiled.
    Exiled { seat: Seat },
    /// Somebody died before everybody's eyes.
    Died { seat: Seat },
    /// Somebody did not die who was about to, before everybody's eyes.
    Survived { seat: Seat },
    /// Somebody came back to life before everybody's eyes.
    Revived { seat: Seat },
    /// A vote token was used up, or handed over.
    TokenSpent { seat: Seat },
    /// What lies open to everybody has changed.
    Board { board: Board },
    /// What a player takes himself for has changed.
    Own { seat: Seat, own: Sealed<Own> },
    /// What a page of the grimoire says now.
    Written { seat: Seat, row: Sealed<Row> },
    /// What lies at this place among the effects now; nothing, if there are fewer.
    Marked {
        place: u8,
        effect: Sealed<Option<Effect>>,
    },
    /// What is under way at this place now; nothing, if there is less.
    UnderWay {
        place: u8,
        frame: Sealed<Option<Frame>>,
    },
    /// What else the storyteller keeps track of.
    Noted { notes: Sealed<Notes> },
    /// The storyteller did something by hand.
    ByHand { tool: Sealed<Tool> },
    /// Somebody died at night, or did not: known to the storyteller until dawn.
    AtNight {
        seat: Seat,
        died: bool,
        cause: Cause,
        known: Sealed<()>,
    },
    /// A Traveller has come, sits to the left of this player and is this character.
    Joined {
        seat: Seat,
        right: Seat,
        character: Character,
    },
    /// A Traveller has left the game.
    Left { seat: Seat },
    /// The game is over.
    Won { side: Side, why: Victory },
    /// The game is over, and the grimoire is opened: this player was this character, on this side.
    Revealed {
        seat: Seat,
        character: Character,
        side: Side,
    },
}

/// Why a side wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "victory", content = "character")]
pub enum Victory {
    /// No Demon lives.
    #[default]
    NoDemon,
    /// Only two players live.
    TwoLeft,
    /// A character says so.
    By(Character),
    /// The storyteller says so.
    Storyteller,
}
