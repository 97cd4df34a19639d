//! 所见 — an event as one eye saw it.

use kernel::{Eye, Seat};

use super::{Event, Victory};
use crate::action::{Learned, Tool};
use crate::frame::{Cause, Frame};
use crate::grimoire::{Notes, Row};
use crate::info::SeatMask;
use crate::view::{Board, Own, Pending};
use crate::{Character, Effect, Info, Side, Statement};

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
    /// See [`Event::Joined`].
    Joined {
        seat: Seat,
        right: Seat,
        character: Character,
    },
    /// See [`Event::Left`].
    Left { seat: Seat },
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
            Self::Joined {
                seat,
                right,
                character,
            } => Sight::Joined {
                seat,
                right,
                character,
            },
            Self::Left { seat } => Sight::Left { seat },
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
