//! 镇广场 — what lies open to everybody.

use clocktower::{FrameScript, Side, Victory};
use kernel::{Seat, Seats};
use serde::Serialize;

use super::{named, player};

/// See [`clocktower::Board`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerBoard")
)]
pub struct Board {
    /// Which part of the game it is.
    pub phase: Phase,
    /// Which night it is, or follows which night; 0 before the first.
    pub night: u8,
    /// Each chair, by seat: empty ones too.
    pub seats: Vec<SeatView>,
    /// Who sits where: clockwise, place by place, empty chairs left out. Not in the order of the seats once players have
    /// exchanged places or Travellers have come.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub circle: Vec<Seat>,
    /// Who may answer, as far as this eye can tell.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub asked: Vec<Seat>,
    /// Who is to be executed at the end of the day.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub doomed: Option<Seat>,
    /// Who was executed today.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub executed: Option<Seat>,
    /// So many votes the next vote on an execution has to have more than.
    pub to_beat: u8,
    /// How many votes are needed in the vote that is counted, or would be in one on an execution; none but by day.
    pub needed: u8,
    /// The vote that is being counted.
    pub vote: Option<Vote>,
    /// The votes counted today.
    pub counted: Vec<Counted>,
    /// What the town is about, in between.
    pub business: Option<Business>,
    /// How many vote tokens whoever needs one for every vote holds (乞丐).
    pub purse: u8,
    /// Whether the storyteller has closed the day.
    pub closed: bool,
}

/// Which part of the game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerPhase")
)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum Phase {
    /// The storyteller decides what has to be decided before the first night.
    Setup,
    /// Night.
    Night {
        /// So many of its calls have been made.
        calls: u8,
    },
    /// Day.
    Day,
    /// A vote is counted around the circle.
    Vote,
    /// The game is over.
    Over {
        /// Who won.
        #[cfg_attr(feature = "ts", ts(type = "\"good\" | \"evil\""))]
        side: Side,
        /// Why: the field `victory` names it.
        #[cfg_attr(
            feature = "ts",
            ts(
                type = "{ victory: \"no-demon\" | \"two-left\" | \"by\" | \"storyteller\"; character?: string }"
            )
        )]
        why: Victory,
    },
}

/// A player's place.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own before the player"
)]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerSeatView")
)]
pub struct SeatView {
    /// Whether anybody sits there. An empty chair is kept for a Traveller who comes later; nothing else of it means anything.
    pub present: bool,
    /// Whether the player lives, as far as everybody knows.
    pub alive: bool,
    /// Whether the player is dead and still has a vote.
    pub vote_token: bool,
    /// Whether the player is a Traveller.
    pub is_traveller: bool,
    /// The Traveller's character.
    pub traveller: Option<String>,
    /// Who the player says to be.
    pub claims: Option<String>,
    /// Was nominated today.
    pub was_nominated: bool,
    /// Has nominated today.
    pub has_nominated: bool,
    /// The exile was called for today.
    pub exile_called: bool,
    /// Has nothing more to do for now.
    pub has_passed: bool,
    /// Went to the storyteller today.
    pub has_visited: bool,
    /// Did something publicly today.
    pub has_acted: bool,
}

/// A vote.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerVote")
)]
pub struct Vote {
    /// On whom.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: Seat,
    /// By whom it was called for.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub by: Seat,
    /// Whether it is about an exile.
    pub exile: bool,
    /// Whose hands were up when they were counted.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub hands: Vec<Seat>,
    /// In which order hands are looked at, whether those players have a vote or not.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub order: Vec<Seat>,
    /// How many of them have been passed.
    pub counted: u8,
}

/// A vote that has been counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerCounted")
)]
pub struct Counted {
    /// On whom.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub of: Seat,
    /// By whom it was called for.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub by: Seat,
    /// Whether it was about an exile.
    pub exile: bool,
    /// What the hands came to.
    pub votes: i8,
    /// Whether that was enough, were there no other vote.
    pub enough: bool,
}

/// What the town is about: a nomination, a public deed, a visit, an execution.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerBusiness")
)]
pub struct Business {
    /// Whose.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// Which character's, if everybody knows.
    pub character: Option<String>,
    /// Of which kind.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub script: FrameScript,
    /// Whom it is about.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub about: Option<Seat>,
}

impl From<&clocktower::View> for Board {
    fn from(view: &clocktower::View) -> Self {
        let (board, chairs) = (&view.board, view.chairs);
        let circle = &board.circle[..board.present.len()];
        Self {
            phase: board.phase.into(),
            night: board.night,
            seats: Seat::all(chairs).map(|seat| place_of(view, seat)).collect(),
            circle: circle.to_vec(),
            asked: view.asked().into_iter().collect(),
            doomed: board.day.doomed,
            executed: board.day.executed,
            to_beat: board.day.to_beat,
            needed: board.needed,
            vote: (board.phase == clocktower::Phase::Vote)
                .then(|| vote_of(&board.day.vote, circle)),
            counted: board
                .day
                .counted
                .as_slice()
                .iter()
                .map(|counted| Counted {
                    of: counted.of,
                    by: counted.by,
                    exile: counted.is_exile,
                    votes: counted.votes,
                    enough: counted.enough,
                })
                .collect(),
            business: view.business().map(|business| Business {
                seat: business.seat.filter(|seat| seat.number() <= chairs),
                character: business.character.and_then(named),
                script: business.script,
                about: business.about.and_then(|seat| player(chairs, seat)),
            }),
            purse: board.purse,
            closed: board.day.closed,
        }
    }
}

fn place_of(view: &clocktower::View, seat: Seat) -> SeatView {
    let board = &view.board;
    let day = &board.day;
    let has = |set: Seats| set.has(seat);
    SeatView {
        present: has(board.present),
        alive: has(board.living),
        vote_token: has(board.tokens),
        is_traveller: has(board.travellers),
        traveller: named(board.open[seat]),
        claims: named(board.talk.claimed[seat]),
        was_nominated: has(day.nominated),
        has_nominated: has(day.nominators),
        exile_called: has(day.called),
        has_passed: has(day.passed),
        has_visited: has(day.visited),
        has_acted: has(day.used),
    }
}

/// Hands are looked at clockwise, the nominee's last.
fn vote_of(vote: &clocktower::Vote, circle: &[Seat]) -> Vote {
    let place = circle.iter().position(|&seat| seat == vote.of).unwrap_or(0);
    let (until, after) = circle.split_at((place + 1).min(circle.len()));
    Vote {
        of: vote.of,
        by: vote.by,
        exile: vote.is_exile,
        hands: vote.hands.into_iter().collect(),
        order: [after, until].concat(),
        counted: vote.counted,
    }
}

impl From<clocktower::Phase> for Phase {
    fn from(phase: clocktower::Phase) -> Self {
        match phase {
            clocktower::Phase::Setup => Self::Setup,
            clocktower::Phase::Night { calls } => Self::Night { calls },
            clocktower::Phase::Day => Self::Day,
            clocktower::Phase::Vote => Self::Vote,
            clocktower::Phase::Over { side, why } => Self::Over { side, why },
        }
    }
}
