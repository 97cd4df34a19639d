//! 阶段 — where a turn is, where intelligence is in its hop, and which functions may be used now and by
//! whom. All of it is public: nothing here looks at a hand, a character or an identity.

mod usable;

use fengsheng::{Ask, Edition, Rule, Script};
use protocol::fengsheng::View;

pub use usable::usable;

/// A phase of a turn. Each edition has its own of them, in its own order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// 回合开始.
    Begin,
    /// 抽牌.
    Draw,
    /// 出牌, with the transmission inside it.
    Play,
    /// 出牌, before the transmission.
    PlayFirst,
    /// 传递情报.
    Transmission,
    /// 出牌, after the transmission.
    PlaySecond,
    /// 回合结束.
    End,
}

/// 情报的三步 — where intelligence is on its way to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hop {
    /// 途中.
    OnItsWay,
    /// 到达.
    Arrived,
    /// 接收.
    Receiving,
}

impl Phase {
    /// The phase to which a stage of the engine's turn belongs.
    fn of(stage: &str) -> Option<Self> {
        Some(match stage {
            "begin" => Self::Begin,
            "draw" | "return-one" => Self::Draw,
            "play" | "after-play" => Self::Play,
            "first-steps" => Self::PlayFirst,
            "sending" | "transmit" => Self::Transmission,
            "second-steps" => Self::PlaySecond,
            "end" | "lose-unsent" => Self::End,
            _ => return None,
        })
    }

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Draw => "draw",
            Self::Play | Self::PlayFirst | Self::PlaySecond => "play",
            Self::Transmission => "transmission",
            Self::End => "end",
        }
    }
}

impl Hop {
    /// All three, in order.
    pub const ALL: [Self; 3] = [Self::OnItsWay, Self::Arrived, Self::Receiving];

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OnItsWay => "on-its-way",
            Self::Arrived => "arrived",
            Self::Receiving => "receiving",
        }
    }
}

/// The phases of a turn at this table.
pub fn phases(view: &View) -> Vec<Phase> {
    let mut phases: Vec<Phase> = view
        .edition
        .stages(&view.rules)
        .filter_map(Phase::of)
        .collect();
    phases.dedup();
    phases
}

/// Which phase it is; none before the first turn and after the game. A skill that speaks between two
/// phases is counted to the one that the question names ([`named`]), else to the one before it.
pub fn phase(view: &View, happened: Option<&str>) -> Option<Phase> {
    if matches!(view.ask, Ask::Role) || view.winners.is_some() {
        return None;
    }
    let phases = phases(view);
    let found = happened.and_then(named).unwrap_or_else(|| under_way(view));
    // In the 2010 edition the transmission is inside the play phase.
    let inside = match found {
        Phase::Transmission | Phase::PlayFirst | Phase::PlaySecond => Phase::Play,
        other => other,
    };
    [found, inside].into_iter().find(|it| phases.contains(it))
}

/// The phase that a sentence about what happened names.
fn named(happened: &str) -> Option<Phase> {
    match happened {
        "fs-now-turn-began" => Some(Phase::Begin),
        "fs-now-sending" => Some(Phase::Transmission),
        "fs-now-turn-ended" => Some(Phase::End),
        _ => None,
    }
}

fn under_way(view: &View) -> Phase {
    let returns_one = matches!(
        view.ask,
        Ask::Card {
            by: Script::Rule(Rule::ReturnOne),
            ..
        }
    );
    match (view.step.is_some(), view.sent) {
        _ if returns_one => Phase::Draw,
        (true, false) => Phase::PlayFirst,
        (true, true) => Phase::PlaySecond,
        (false, true) => Phase::Transmission,
        (false, false) if matches!(view.ask, Ask::Window { .. } | Ask::Send) => Phase::Transmission,
        (false, false) if view.edition == Edition::Standard2010 => Phase::Play,
        (false, false) => Phase::Begin,
    }
}

/// Where the intelligence is in its hop; none if none is on its way.
pub fn hop(view: &View) -> Option<Hop> {
    let transit = view.transit.as_ref()?;
    Some(match (view.ask, transit.arrived) {
        (Ask::Receive, _) => Hop::Receiving,
        (_, true) => Hop::Arrived,
        (_, false) => Hop::OnItsWay,
    })
}
