//! 进行中 — frames: what is under way, in a few small numbers each.

use kernel::{Card, Eye, Seat, Stack};
use serde::Serialize;

use crate::ask::Window;
use crate::script::{How, Occasion, Play, Whom};
use crate::table::{DEEPEST, Route};
use crate::{Colours, Stage, Table, gain};

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

/// The stages of a turn; an edition says which there are, and in which order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum TurnStage {
    /// 回合开始阶段.
    Begin,
    /// 抽牌阶段.
    #[default]
    Draw,
    /// A card goes back on the deck (精明).
    ReturnOne,
    /// 出牌阶段, with the transmission inside it.
    Play,
    /// The window of the play phase is over.
    AfterPlay,
    /// 出牌阶段(1), before the transmission: one play step for each player.
    FirstSteps,
    /// Skills that change how one sends are heard.
    Sending,
    /// 传递情报阶段.
    Transmit,
    /// 出牌阶段(2), after the transmission.
    SecondSteps,
    /// 回合结束阶段.
    End,
    /// Whoever could not send loses now.
    LoseUnsent,
    /// It is over.
    Over,
}

impl TurnStage {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::Over as usize + 1;
}

/// What a skill makes hold until the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnFlag {
    /// 杀意 — a black card is sent directly.
    SendsDirect,
    /// 黑色之吻 — and whoever it goes to counts as locked.
    Kiss,
    /// 天衣无缝 — cards of the player on turn cannot be answered.
    Seamless,
    /// 加密 — the intelligence cannot be intercepted, swapped, transferred or decoded.
    Encrypted,
    /// 合金装备 — black intelligence cannot kill its owner.
    Undying,
    /// 冷血 — any card of the hand can be used as 锁定, and nobody can counter that.
    ColdBlood,
}

impl TurnFlag {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::SendsDirect,
        Self::Kiss,
        Self::Seamless,
        Self::Encrypted,
        Self::Undying,
        Self::ColdBlood,
    ];

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A window that is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct OpenWindow {
    pub(crate) kind: Window,
    /// Who is asked next.
    pub(crate) next: Seat,
    /// How many have passed since the last declaration.
    pub(crate) quiet: u8,
    /// Whose play step it is, in a window of play steps.
    pub(crate) owner: Seat,
}

/// Intelligence has come to lie before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Gain {
    pub(crate) seat: Seat,
    pub(crate) by: Whom,
    pub(crate) how: How,
    pub(crate) black: bool,
    pub(crate) truth: bool,
    /// The colours of what was called aside to the player.
    pub(crate) aside: Colours,
    /// The public text it is, as its colour's number plus one; 0 if it is none.
    pub(crate) text: u8,
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
            truth: false,
            aside: Colours::NONE,
            text: 0,
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

/// What is under way, without its cards: all of it public but for what was chosen unseen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Doing {
    pub(crate) frames: Stack<Frame, DEEPEST>,
    /// Where the intelligence on its way is in its hop.
    pub(crate) stage: Stage,
    /// How it came there.
    pub(crate) route: Route,
}

/// What is under way with its cards, as an event carries it: it is told at every question, and whoever
/// hears nothing of it need not wait until its secrets are taken out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TrueDoing(Doing);

impl TrueDoing {
    /// What an eye may know of it.
    pub(crate) fn seen_by(mut self, eye: Eye) -> Doing {
        for frame in self.0.frames.as_mut_slice() {
            if let Frame::Script(play) = frame {
                *play = play.seen_by(eye);
            }
        }
        self.0
    }
}

impl Table {
    pub(crate) fn doing(&self) -> TrueDoing {
        TrueDoing(Doing {
            frames: self.frames,
            stage: self
                .transit
                .map(|transit| transit.stage)
                .unwrap_or_default(),
            route: self
                .transit
                .map(|transit| transit.route)
                .unwrap_or_default(),
        })
    }
}
