//! 事件 — what happened, its secrets sealed; and what an eye saw of it.

use kernel::{Eye, Sealed, Seat, Seats};

use crate::action::{Learned, Tool};
use crate::frame::{Cause, Frame};
use crate::grimoire::{Notes, Row};
use crate::info::SeatMask;
use crate::view::{Board, Own, Pending};
use crate::{Character, Effect, Info, Side, Statement};

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

/// An event as one eye saw it.
#[expect(
    clippy::large_enum_variant,
    reason = "the board is told whole, and an event lives no longer than it is told"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// See [`Event::Called`].
    Called { call: u8 },
    /// See [`Event::NightFell`].
    NightFell { night: u8 },
    /// See [`Event::Dawned`].
    Dawned { died: SeatMask, revived: SeatMask },
    /// See [`Event::DayEnded`].
    DayEnded,
    /// See [`Event::Asked`].
    Asked { pending: Pending },
    /// See [`Event::Answered`].
    Answered { by: Seat },
    /// See [`Event::Told`].
    Told {
        seat: Seat,
        character: Character,
        info: Info,
    },
    /// See [`Event::Picked`].
    Picked { by: Seat, seat: Option<Seat> },
    /// See [`Event::Named`].
    Named {
        by: Seat,
        character: Option<Character>,
    },
    /// See [`Event::Stated`].
    Stated { by: Seat, statement: Statement },
    /// See [`Event::Replied`].
    Replied { by: Seat, yes: bool },
    /// See [`Event::Visited`].
    Visited { seat: Seat },
    /// See [`Event::ClaimedToBe`].
    ClaimedToBe { by: Seat, character: Character },
    /// See [`Event::ClaimedToKnow`].
    ClaimedToKnow { by: Seat, learned: Learned },
    /// See [`Event::Suspected`].
    Suspected { by: Seat, seat: Seat },
    /// See [`Event::Trusted`].
    Trusted { by: Seat, seat: Seat },
    /// See [`Event::Whispered`].
    Whispered { by: Seat, seat: Seat },
    /// See [`Event::Used`].
    Used { seat: Seat, character: Character },
    /// See [`Event::Passed`].
    Passed { seat: Seat },
    /// See [`Event::Waited`].
    Waited,
    /// See [`Event::Nominated`].
    Nominated { seat: Seat, by: Seat },
    /// See [`Event::ExileCalled`].
    ExileCalled { seat: Seat, by: Seat },
    /// See [`Event::Voted`].
    Voted { seat: Seat, yes: bool },
    /// See [`Event::Counted`].
    Counted {
        seat: Seat,
        votes: i8,
        needed: u8,
        doomed: Option<Seat>,
        to_beat: u8,
    },
    /// See [`Event::VoteEnded`].
    VoteEnded,
    /// See [`Event::Executed`].
    Executed { seat: Seat },
    /// See [`Event::Exiled`].
    Exiled { seat: Seat },
    /// See [`Event::Died`].
    Died { seat: Seat },
    /// See [`Event::Survived`].
    Survived { seat: Seat },
    /// See [`Event::Revived`].
    Revived { seat: Seat },
    /// See [`Event::TokenSpent`].
    TokenSpent { seat: Seat },
    /// See [`Event::Board`].
    Board { board: Board },
    /// See [`Event::Own`].
    Own { seat: Seat, own: Own },
    /// See [`Event::Written`].
    Written { seat: Seat, row: Row },
    /// See [`Event::Marked`].
    Marked { place: u8, effect: Option<Effect> },
    /// See [`Event::UnderWay`].
    UnderWay { place: u8, frame: Option<Frame> },
    /// See [`Event::Noted`].
    Noted { notes: Notes },
    /// See [`Event::ByHand`].
    ByHand { tool: Tool },
    /// See [`Event::AtNight`].
    AtNight {
        seat: Seat,
        died: bool,
        cause: Cause,
    },
    /// See [`Event::Won`].
    Won { side: Side, why: Victory },
    /// See [`Event::Revealed`].
    Revealed {
        seat: Seat,
        character: Character,
        side: Side,
    },
}

impl Event {
    /// What an eye sees of it; `None` if it notices nothing.
    #[expect(
        clippy::too_many_lines,
        reason = "one line for each event, so that none is forgotten"
    )]
    pub(crate) fn seen_by(&self, eye: Eye) -> Option<Sight> {
        Some(match *self {
            Self::Called { call } => Sight::Called { call },
            Self::NightFell { night } => Sight::NightFell { night },
            Self::Dawned { died, revived } => Sight::Dawned {
                died: SeatMask(died),
                revived: SeatMask(revived),
            },
            Self::DayEnded => Sight::DayEnded,
            Self::Asked { pending } => Sight::Asked {
                pending: pending.open(eye)?,
            },
            Self::Answered { by, known } => {
                known.open(eye)?;
                Sight::Answered { by }
            }
            Self::Told {
                seat,
                character,
                info,
            } => Sight::Told {
                seat,
                character,
                info: info.open(eye)?,
            },
            Self::Picked { by, seat } => Sight::Picked {
                by,
                seat: seat.open(eye)?,
            },
            Self::Named { by, character } => Sight::Named {
                by,
                character: character.open(eye)?,
            },
            Self::Stated { by, statement } => Sight::Stated {
                by,
                statement: statement.open(eye)?,
            },
            Self::Replied { by, yes } => Sight::Replied {
                by,
                yes: yes.open(eye)?,
            },
            Self::Visited { seat } => Sight::Visited { seat },
            Self::ClaimedToBe { by, character } => Sight::ClaimedToBe { by, character },
            Self::ClaimedToKnow { by, learned } => Sight::ClaimedToKnow { by, learned },
            Self::Suspected { by, seat } => Sight::Suspected { by, seat },
            Self::Trusted { by, seat } => Sight::Trusted { by, seat },
            Self::Whispered { by, seat } => Sight::Whispered { by, seat },
            Self::Used { seat, character } => Sight::Used { seat, character },
            Self::Passed { seat } => Sight::Passed { seat },
            Self::Waited => Sight::Waited,
            Self::Nominated { seat, by } => Sight::Nominated { seat, by },
            Self::ExileCalled { seat, by } => Sight::ExileCalled { seat, by },
            Self::Voted { seat, yes } => Sight::Voted { seat, yes },
            Self::Counted {
                seat,
                votes,
                needed,
                doomed,
                to_beat,
            } => Sight::Counted {
                seat,
                votes,
                needed,
                doomed,
                to_beat,
            },
            Self::VoteEnded => Sight::VoteEnded,
            Self::Executed { seat } => Sight::Executed { seat },
            Self::Exiled { seat } => Sight::Exiled { seat },
            Self::Died { seat } => Sight::Died { seat },
            Self::Survived { seat } => Sight::Survived { seat },
            Self::Revived { seat } => Sight::Revived { seat },
            Self::TokenSpent { seat } => Sight::TokenSpent { seat },
            Self::Board { board } => Sight::Board { board },
            Self::Own { seat, own } => Sight::Own {
                seat,
                own: own.open(eye)?,
            },
            Self::Written { seat, row } => Sight::Written {
                seat,
                row: row.open(eye)?,
            },
            Self::Marked { place, effect } => Sight::Marked {
                place,
                effect: effect.open(eye)?,
            },
            Self::UnderWay { place, frame } => Sight::UnderWay {
                place,
                frame: frame.open(eye)?,
            },
            Self::Noted { notes } => Sight::Noted {
                notes: notes.open(eye)?,
            },
            Self::ByHand { tool } => Sight::ByHand {
                tool: tool.open(eye)?,
            },
            Self::AtNight {
                seat,
                died,
                cause,
                known,
            } => {
                known.open(eye)?;
                Sight::AtNight { seat, died, cause }
            }
            Self::Won { side, why } => Sight::Won { side, why },
            Self::Revealed {
                seat,
                character,
                side,
            } => Sight::Revealed {
                seat,
                character,
                side,
            },
        })
    }
}
