//! 进行中 — frames: what is under way, in a few small numbers each.

use kernel::{Card, Seat, Stack};

use crate::ask::Window;
use crate::script::{How, Occasion, Play, Whom};
use crate::table::DEEPEST;
use crate::{Stage, Table, gain};

/// Something under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Frame {
    /// A player's turn.
    Turn(TurnStage),
    /// A window: everybody is asked in turn until all pass.
    Window(OpenWindow),
    /// The chain is resolved from the top.
    #[default]
    Resolve,
    /// A card's or skill's steps.
    Script(Play),
    /// Intelligence travels.
    Transit,
    /// Intelligence has come to lie before a player.
    Gain(Gain),
    /// Skills that answer an occasion are heard.
    Hear(Hearing),
    /// The winner chooses who wins along.
    Companion(Seat),
}

impl Frame {
    /// The card that lies in this frame.
    pub(crate) fn card(&self) -> Option<Card> {
        match self {
            Self::Script(play) => play.card(),
            _ => None,
        }
    }

    pub(crate) const fn is_gain(&self) -> bool {
        matches!(self, Self::Gain(_))
    }
}

/// Where a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum TurnStage {
    /// 抽牌阶段.
    #[default]
    Draw,
    /// A card goes back on the deck (精明).
    ReturnOne,
    /// 出牌阶段.
    Play,
    /// The window of the play phase is over.
    AfterPlay,
    /// 回合结束阶段.
    End,
    /// It is over.
    Over,
}

/// A window that is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct OpenWindow {
    pub(crate) kind: Window,
    /// Who is asked next.
    pub(crate) next: Seat,
    /// How many have passed since the last declaration.
    pub(crate) quiet: u8,
}

/// Intelligence has come to lie before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Gain {
    pub(crate) seat: Seat,
    pub(crate) by: Whom,
    pub(crate) how: How,
    pub(crate) black: bool,
    pub(crate) stage: gain::Stage,
    /// The player dies of it.
    pub(crate) fatal: bool,
}

impl Default for Gain {
    fn default() -> Self {
        Self {
            seat: Seat::default(),
            by: Whom::NOBODY,
            how: How::Placed,
            black: false,
            stage: gain::Stage::Arrived,
            fatal: false,
        }
    }
}

/// Skills that answer an occasion are being heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Hearing {
    pub(crate) occasion: Occasion,
    /// Who is heard next.
    pub(crate) next: Seat,
    /// How many seats are still to be heard; the dead among them say nothing.
    pub(crate) left: u8,
    /// Which of that player's skills is next.
    pub(crate) skill: u8,
}

/// What is under way, without its cards; all of it public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Doing {
    pub(crate) frames: Stack<Frame, DEEPEST>,
    /// Where the intelligence on its way is in its hop.
    pub(crate) stage: Stage,
}

impl Table {
    pub(crate) fn doing(&self) -> Doing {
        let mut frames = self.frames;
        for frame in frames.as_mut_slice() {
            if let Frame::Script(play) = frame {
                play.card = u8::from(play.card > 0);
            }
        }
        Doing {
            frames,
            stage: self
                .transit
                .map(|transit| transit.stage)
                .unwrap_or_default(),
        }
    }
}
