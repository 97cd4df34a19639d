//! 阶段 — where a turn is, where intelligence is in its hop, and which functions may be used now and by
//! whom. All of it is public: no hand, no identity and no hidden character is looked at, and every eye is
//! told the same.

use kernel::{Imagine, Rng, Seat, Seats, Seed};
use serde::Serialize;

use crate::frame::{Frame, TurnStage};
use crate::{Ask, Function, Table, View, Window};

/// A phase of a turn. Each edition has its own of them, in its own order; in the 2010 edition the
/// transmission lies inside the play phase, which goes on after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// 回合开始.
    Begin,
    /// 抽牌.
    Draw,
    /// 出牌, before the transmission.
    #[serde(rename = "play-1")]
    PlayFirst,
    /// 传递情报.
    Transmission,
    /// 出牌, after the transmission.
    #[serde(rename = "play-2")]
    PlaySecond,
    /// 回合结束.
    End,
}

/// 情报的三步 — where intelligence is on its way to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hop {
    /// 途中.
    Travels,
    /// 到达.
    Arrived,
    /// 接收.
    Receiving,
}

impl Hop {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::Travels, Self::Arrived, Self::Receiving];
}

impl TurnStage {
    /// The phases it belongs to.
    const fn phases(self) -> &'static [Phase] {
        match self {
            Self::Begin => &[Phase::Begin],
            Self::Draw | Self::ReturnOne => &[Phase::Draw],
            Self::Play | Self::AfterPlay => {
                &[Phase::PlayFirst, Phase::Transmission, Phase::PlaySecond]
            }
            Self::FirstSteps => &[Phase::PlayFirst],
            Self::Sending | Self::Transmit => &[Phase::Transmission],
            Self::SecondSteps => &[Phase::PlaySecond],
            Self::End | Self::LoseUnsent => &[Phase::End],
            Self::Over => &[],
        }
    }
}

impl View {
    /// The phases of a turn at this table.
    pub fn phases(&self) -> Vec<Phase> {
        let mut phases = Vec::new();
        for phase in self.stages().iter().flat_map(|stage| stage.phases()) {
            if !phases.contains(phase) {
                phases.push(*phase);
            }
        }
        phases
    }

    fn stages(&self) -> &'static [TurnStage] {
        (self.edition.def().turn)(&self.rules).list
    }

    /// Which phase it is; none while characters are chosen and after the game.
    pub fn phase(&self) -> Option<Phase> {
        if self.ask == Ask::Role || self.winners.is_some() {
            return None;
        }
        if self.transit.is_some() || self.ask == Ask::Send {
            return Some(Phase::Transmission);
        }
        match self.stage()?.phases() {
            [phase] => Some(*phase),
            [before, _, after] => Some(if self.sent { *after } else { *before }),
            _ => None,
        }
    }

    /// The stage that is carried out: a turn remembers the one that comes next.
    fn stage(&self) -> Option<TurnStage> {
        let frames = self.doing.frames.as_slice().iter();
        let next = frames.rev().find_map(|frame| match frame {
            Frame::Turn(stage) => Some(*stage),
            _ => None,
        })?;
        // A play phase that sends at its end is taken up again.
        if next == TurnStage::Play && self.sent {
            return Some(next);
        }
        let stages = self.stages();
        let at = stages.iter().position(|&it| it == next)?;
        Some(stages[at.saturating_sub(1)])
    }

    /// Where the intelligence is in its hop; none if none is on its way.
    pub fn hop(&self) -> Option<Hop> {
        let transit = self.transit?;
        Some(match (self.ask, transit.arrived) {
            (Ask::Receive, _) => Hop::Receiving,
            (_, true) => Hop::Arrived,
            (_, false) => Hop::Travels,
        })
    }

    /// Which functions may be used in the window that is open, and by whom, in the order of
    /// [`Function::ALL`]; nothing where no window is open. That the card would have to be at hand is not
    /// counted, nor what skills make of other cards.
    ///
    /// When a function's time has come hangs on public facts only, so any truth that looks like this view
    /// can be asked: the cards say it themselves.
    pub fn usable(&self) -> Vec<(Function, Seats)> {
        let Ask::Window { window } = self.ask else {
            return Vec::new();
        };
        if self.winners.is_some() {
            return Vec::new();
        }
        let any = Table::imagine(self, &mut Rng::new(Seed::from_number(0)));
        // Whoever declared something last cannot answer it.
        let silent = match window {
            Window::Answer => self.chain.last().map(|declared| declared.by),
            _ => None,
        };
        let asked = silent.map_or(self.living, |seat| self.living.without(seat));
        let users = |function: Function| -> Seats {
            let seats = asked.into_iter();
            seats
                .filter(|&seat| any.could_use(seat, function))
                .collect()
        };
        let all = Function::ALL.into_iter();
        all.map(|function| (function, users(function)))
            .filter(|(_, seats)| !seats.is_empty())
            .collect()
    }
}

impl Table {
    /// Whether `seat` could declare a card of this function now, with such a card.
    fn could_use(&self, seat: Seat, function: Function) -> bool {
        let aim = self.card_def(function).aim;
        let aimed = aim.may_be_nobody(self, seat)
            || aim.at().is_some_and(|may_target| {
                let mut living = self.living.into_iter();
                living.any(|target| may_target(self, seat, target))
            });
        self.may_declare() && self.is_time_for(seat, function) && aimed
    }
}
