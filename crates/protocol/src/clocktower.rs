//! Clocktower's view as a message: what lies open to everybody, and besides that what the one eye sees.
//!
//! What a player sees and what the storyteller sees are different types, so that neither can hold anything of the other.

mod board;
mod grimoire;
mod sheet;

use clocktower::{FrameScript, Question, Side};
use kernel::{Eye, Seat};
use serde::Serialize;

pub use board::{Board, Business, Counted, Phase, SeatView, Vote};
pub use grimoire::{Call, Grimoire, Page, Token, UnderWay, label};
pub use sheet::{Jinx, Sheet, SheetCharacter};

/// See [`clocktower::View`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerView")
)]
pub struct View {
    /// Whose view it is; none: everybody's. The storyteller's seat comes after the players'.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub eye: Option<Seat>,
    /// How many chairs there are for players, Travellers and empty ones included. The storyteller's seat comes after them.
    pub players: u8,
    /// Whether players say what they have to say as actions.
    pub talk: bool,
    /// What lies open to everybody.
    pub board: Board,
    /// What this eye sees besides.
    pub sees: Sees,
    /// What this eye sees somebody be asked.
    pub pending: Option<Pending>,
    /// When the game is over: who everybody was who is there, in the order of the seats. Nothing before.
    pub revealed: Vec<Revealed>,
}

/// What one eye sees besides what lies open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerSees")
)]
#[serde(tag = "as", rename_all = "kebab-case")]
pub enum Sees {
    /// A player sees the token that was shown.
    Player(Own),
    /// The storyteller sees the grimoire.
    Storyteller(Grimoire),
    /// Everybody else sees nothing more.
    Onlooker,
}

/// What a player takes himself for.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerOwn")
)]
pub struct Own {
    /// The character.
    pub character: String,
    /// The side.
    #[cfg_attr(feature = "ts", ts(type = "\"good\" | \"evil\""))]
    pub side: Side,
    /// Whom the player has chosen, where that binds what the player may do.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub chosen: Vec<Seat>,
}

/// A question that has been asked, see [`clocktower::Pending`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerPending")
)]
pub struct Pending {
    /// Who is asked.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub to: Seat,
    /// What: the field `ask` names the kind.
    #[cfg_attr(feature = "ts", ts(type = "{ ask: string } & Record<string, unknown>"))]
    pub question: Question,
    /// For which character's ability; nobody's for the town's own business.
    pub character: Option<String>,
    /// For which part of it.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub script: FrameScript,
    /// Whom it is about, if about anybody.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub about: Option<Seat>,
    /// The players chosen so far.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub picks: Vec<Seat>,
    /// Whether everybody hears the answer.
    pub open: bool,
}

/// Who a player was.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "ClocktowerRevealed")
)]
pub struct Revealed {
    /// The player.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The character.
    pub character: String,
    /// The side.
    #[cfg_attr(feature = "ts", ts(type = "\"good\" | \"evil\""))]
    pub side: Side,
}

impl From<&clocktower::View> for View {
    fn from(view: &clocktower::View) -> Self {
        Self {
            eye: match view.eye {
                Eye::Seat(seat) => Some(seat),
                Eye::Public | Eye::All => None,
            },
            players: view.chairs,
            talk: view.rules.talk,
            board: view.into(),
            sees: sees(view),
            pending: view
                .pending
                .map(|pending| pending_of(view.chairs, &pending)),
            revealed: (view.board.present.into_iter())
                .zip(&view.revealed)
                .map(|(seat, &(character, side))| Revealed {
                    seat,
                    character: character.to_string(),
                    side,
                })
                .collect(),
        }
    }
}

fn sees(view: &clocktower::View) -> Sees {
    match (&view.own, &view.grimoire) {
        // Whoever will come to an empty chair is an onlooker so far.
        (Some(own), None) if own.character == clocktower::Character::default() => Sees::Onlooker,
        (Some(own), None) => Sees::Player(Own {
            character: own.character.to_string(),
            side: own.side,
            chosen: own.chosen.into_iter().collect(),
        }),
        (_, Some(_)) => Sees::Storyteller(view.into()),
        (None, None) => Sees::Onlooker,
    }
}

fn pending_of(players: u8, pending: &clocktower::Pending) -> Pending {
    Pending {
        to: pending.to,
        question: pending.question,
        character: named(pending.character),
        script: pending.script,
        about: player(players, pending.about),
        picks: pending.picks.as_slice().to_vec(),
        open: pending.open,
    }
}

/// A character's id; none for nobody's.
fn named(character: clocktower::Character) -> Option<String> {
    (character != clocktower::Character::default()).then(|| character.to_string())
}

/// The player who sits at a seat; none where nobody does.
fn player(players: u8, seat: Seat) -> Option<Seat> {
    (seat.number() < players).then_some(seat)
}

/// The setup of a game of Clocktower as `start` carries it.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(export, export_to = "protocol.ts", rename = "ClocktowerSetup")]
#[expect(
    dead_code,
    reason = "only its TypeScript twin is used; Rust reads the table's message"
)]
struct Setup {
    /// The name of a base script, or the text of a script file.
    script: String,
    /// How many players there are, Travellers included; the storyteller's seat is not counted.
    seats: u8,
    /// How many of them are Travellers; none if it is not said.
    #[ts(optional)]
    travellers: Option<u8>,
    /// How many chairs are kept for Travellers who come in mid-game; none if it is not said. Each is a seat of its own, after
    /// the players' and before the storyteller's, and needs a place in the plan.
    #[ts(optional)]
    chairs: Option<u8>,
    /// Whether an evil Traveller is told who the Demon is; so it is if it is not said.
    #[ts(optional)]
    travellers_meet_the_demon: Option<bool>,
    /// Whether players say what they have to say as actions; not if it is not said.
    #[ts(optional)]
    talk: Option<bool>,
    /// Who is whom, seat by seat, if that is not left to chance: `imp`, or `drunk:chef` for a Drunk who was shown the Chef.
    #[ts(optional)]
    seating: Option<Vec<String>>,
}
