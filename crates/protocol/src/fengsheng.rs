//! Fengsheng's view as a message.

mod stages;

use fengsheng::{Ask, Edition, Face, Faces, Faction, Offer, Role, Rules, Script, TurnFlag, Way};
use kernel::{Seat, Seats};
use serde::Serialize;

pub use stages::{Stages, Usable};

/// See [`fengsheng::View`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "FengshengView")
)]
pub struct View {
    /// Whose view it is; none: everybody's.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub eye: Option<Seat>,
    /// Which edition is played.
    #[cfg_attr(
        feature = "ts",
        ts(type = "\"standard-2010\" | \"blacklist\" | \"qianzhi\"")
    )]
    pub edition: Edition,
    /// Each player's place.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub turn: Seat,
    /// Whether that player has sent intelligence.
    pub sent: bool,
    /// Whose play step it is, in editions where players have them one after the other.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub step: Option<Seat>,
    /// Who is asked; nobody when the game is over.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub asked: Vec<Seat>,
    /// What: the field `q` names the question.
    #[cfg_attr(feature = "ts", ts(type = "{ q: string } & Record<string, unknown>"))]
    pub ask: Ask,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard; it lies face up.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub discard: Faces,
    /// Probes that left the game.
    pub removed: u8,
    /// Whose intelligence must be taken when it comes there.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub locked: Vec<Seat>,
    /// Who takes no part in this transmission.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub lured: Vec<Seat>,
    /// What skills make hold until the turn ends.
    #[cfg_attr(
        feature = "ts",
        ts(
            type = "(\"sends-direct\" | \"kiss\" | \"seamless\" | \"encrypted\" | \"undying\" | \"cold-blood\")[]"
        )
    )]
    pub holding: Vec<TurnFlag>,
    /// Intelligence on its way.
    pub transit: Option<Transit>,
    /// The chain, the newest last.
    pub chain: Vec<Declared>,
    /// What is being carried out, when it is a card.
    pub resolving: Option<Declared>,
    /// A hand this eye is being shown, or cards on top of the deck.
    #[cfg_attr(feature = "ts", ts(type = "string[] | null"))]
    pub shown_hand: Option<Faces>,
    /// Who won, when the game is over; nobody in a draw.
    #[cfg_attr(feature = "ts", ts(type = "number[] | null"))]
    pub winners: Option<Vec<Seat>>,
    /// The house rules, with the mode.
    pub rules: Rules,
    /// Where the turn and the hop are, and what may be used now.
    pub stages: Stages,
}

/// Whether a player is still in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
#[serde(rename_all = "kebab-case")]
pub enum Life {
    /// Living.
    Living,
    /// Dead: may still win with the faction.
    Dead,
    /// Left without dying: cannot win any more.
    Lost,
}

/// See [`fengsheng::SeatView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "FengshengSeatView")
)]
pub struct SeatView {
    /// Whether the player is still in the game.
    pub life: Life,
    /// The hand, if the eye may see it.
    #[cfg_attr(feature = "ts", ts(type = "string[] | null"))]
    pub hand: Option<Faces>,
    /// How many cards the hand has.
    pub hand_size: u8,
    /// The intelligence.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub intelligence: Faces,
    /// The character, if the eye knows it.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub role: Option<Role>,
    /// Whether everybody has seen that character.
    pub exposed: bool,
    /// Whether it lies face up.
    pub face_up: bool,
    /// The two or three characters to choose from, at the beginning, if the eye may see them.
    #[cfg_attr(feature = "ts", ts(type = "string[] | null"))]
    pub offered: Option<Offer>,
    /// The identity, if the eye knows it.
    #[cfg_attr(
        feature = "ts",
        ts(type = "\"lurker\" | \"agency\" | \"bystander\" | \"removed\" | null")
    )]
    pub identity: Option<Faction>,
    /// Whether everybody knows it.
    pub shown: bool,
    /// Whether the player has used the skill that can be used once in a game.
    pub spent: bool,
}

/// See [`fengsheng::TransitView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Transit {
    /// Who sent it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub sender: Seat,
    /// How it travels.
    #[cfg_attr(feature = "ts", ts(type = "\"secret\" | \"direct\" | \"open\""))]
    pub way: Way,
    /// To whom it travels, or before whom it lies.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub to: Seat,
    /// It travels to the left.
    pub leftwards: bool,
    /// It has arrived.
    pub arrived: bool,
    /// It was swapped or turned up on its way.
    pub face_up: bool,
    /// What it is, if the eye knows.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub face: Option<Face>,
    /// Whether the player there has to take it.
    pub must_take: bool,
    /// Where it still goes if nobody takes it, from `to` on; its sender, who must take it, is the last.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub path: Vec<Seat>,
}

/// See [`fengsheng::DeclaredView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Declared {
    /// Who declared it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub by: Seat,
    /// What: the name of a function (`lock`), or of a skill (`old-ghost-skill-0`).
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub script: Script,
    /// At whom.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub target: Option<Seat>,
    /// Whether it is a card.
    pub card: bool,
    /// The card, if the eye may see it.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub face: Option<Face>,
    /// It has been countered.
    pub void: bool,
}

impl From<&fengsheng::View> for View {
    fn from(view: &fengsheng::View) -> Self {
        let seats = |seats: Seats| seats.into_iter().collect();
        Self {
            eye: view.eye,
            edition: view.edition,
            seats: (0..)
                .map(Seat::new)
                .zip(&view.seats)
                .map(|(seat, place)| place_of(view, seat, place))
                .collect(),
            turn: view.turn,
            sent: view.sent,
            step: view.step_of(),
            asked: seats(view.asked),
            ask: view.ask,
            deck: view.deck,
            discard: view.discard,
            removed: view.removed,
            locked: seats(view.locked),
            lured: seats(view.lured),
            holding: view.holding().collect(),
            transit: view.transit.map(|transit| Transit {
                sender: transit.sender,
                way: transit.way,
                to: transit.to,
                leftwards: transit.leftwards,
                arrived: transit.arrived,
                face_up: transit.face_up,
                face: transit.face,
                must_take: view.must_take(),
                path: view.path(),
            }),
            chain: view.chain.iter().map(Declared::from).collect(),
            resolving: view.resolving.as_ref().map(Declared::from),
            shown_hand: view.shown_hand,
            winners: view.winners.map(seats),
            rules: view.rules,
            stages: view.into(),
        }
    }
}

fn place_of(view: &fengsheng::View, seat: Seat, place: &fengsheng::SeatView) -> SeatView {
    let life = if view.living.has(seat) {
        Life::Living
    } else if view.lost.has(seat) {
        Life::Lost
    } else {
        Life::Dead
    };
    SeatView {
        life,
        hand: place.hand,
        hand_size: place.hand_size,
        intelligence: place.intelligence,
        role: place.role,
        exposed: view.exposed.has(seat),
        face_up: place.face_up,
        offered: place.offered,
        identity: place.identity,
        shown: place.shown,
        spent: view.has_spent(seat),
    }
}

impl From<&fengsheng::DeclaredView> for Declared {
    fn from(declared: &fengsheng::DeclaredView) -> Self {
        Self {
            by: declared.by,
            script: declared.script,
            target: declared.target,
            card: declared.card,
            face: declared.face,
            void: declared.void,
        }
    }
}

/// The setup of a game of fengsheng as `start` carries it.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(export, export_to = "protocol.ts", rename = "FengshengSetup")]
#[expect(
    dead_code,
    reason = "only its TypeScript twin is used; Rust reads fengsheng::Setup"
)]
struct Setup {
    #[ts(type = "\"standard-2010\" | \"blacklist\" | \"qianzhi\"")]
    edition: Edition,
    seats: u8,
    rules: Rules,
}
