//! Blanc Noir's view as a message.

use blanc_noir::{Ask, Colour, Direction, Face, Faces, Rules, Scroll};
use kernel::Seat;
use serde::Serialize;

/// See [`blanc_noir::View`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts", rename = "BlancNoirView")
)]
pub struct View {
    /// Whose view it is; none: everybody's.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub eye: Option<Seat>,
    /// Each player's place.
    pub seats: Vec<SeatView>,
    /// Who plays this round.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub playing: Vec<Seat>,
    /// The round, counted from 1.
    pub round: u16,
    /// Who started it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub starter: Seat,
    /// Whose turn it is.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub turn: Seat,
    /// Who comes next if nothing changes.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub next: Seat,
    /// What is asked; none when the game is over.
    pub asked: Option<Asked>,
    /// Which way the turn passes.
    #[cfg_attr(feature = "ts", ts(type = "\"clockwise\" | \"counter-clockwise\""))]
    pub direction: Direction,
    /// The card to follow.
    pub lead: Lead,
    /// The chain.
    pub pending: u8,
    /// Cards in the number deck.
    pub deck: u8,
    /// Scrolls in the scroll deck.
    pub scroll_deck: u8,
    /// Cards in the discard, without the lead.
    pub discard: u8,
    /// Whether the discard was reshuffled this round.
    pub reshuffled: bool,
    /// What the table remembers of the discard.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub discards: Vec<Face>,
    /// What the Valkyrie's user may choose from.
    #[cfg_attr(feature = "ts", ts(type = "string[] | null"))]
    pub search: Option<Faces>,
    /// The card just drawn, while it may be played at once.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub drawn: Option<Face>,
    /// The counting of the last finished round.
    pub sheet: Option<Sheet>,
    /// Who won, when the game is over.
    #[cfg_attr(feature = "ts", ts(type = "number[] | null"))]
    pub winners: Option<Vec<Seat>>,
    /// The house rules.
    pub rules: Rules,
}

/// See [`blanc_noir::SeatView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct SeatView {
    /// The hand, if the eye may see it.
    #[cfg_attr(feature = "ts", ts(type = "string[] | null"))]
    pub hand: Option<Faces>,
    /// How many cards the hand has.
    pub hand_size: u8,
    /// Cards everybody has seen in the hand.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub known: Faces,
    /// How many face-down scrolls there are.
    pub down: u8,
    /// The face-down scrolls, if the eye may see them.
    #[cfg_attr(feature = "ts", ts(type = "string[] | null"))]
    pub scrolls: Option<Vec<Scroll>>,
    /// The face-up scrolls.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub up: Vec<Scroll>,
    /// Whether "Blanc Noir" stands.
    pub declared: bool,
    /// Points of the finished rounds.
    pub total: u16,
    /// What this player discarded in the latest turn, if the table remembers it.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub lap: Faces,
}

/// Who is asked what.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Asked {
    /// Who.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// What: the field `q` names the question.
    #[cfg_attr(feature = "ts", ts(type = "{ q: string } & Record<string, unknown>"))]
    pub ask: Ask,
}

/// See [`blanc_noir::LeadView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Lead {
    /// The card on top.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub card: Face,
    /// The colour to follow; none while the lead is open or before a wild card's is named.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub colour: Option<Colour>,
    /// The number to follow.
    pub number: u8,
    /// Anything follows.
    pub open: bool,
}

/// See [`blanc_noir::SheetView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct Sheet {
    /// Which round it was.
    pub round: u16,
    /// Who went out.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub out: Seat,
    /// One row for each seat.
    pub rows: Vec<SheetRow>,
}

/// See [`blanc_noir::SheetRow`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, export_to = "protocol.ts")
)]
pub struct SheetRow {
    /// The hand that was counted.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub hand: Faces,
    /// What it counted.
    pub points: u16,
    /// The total with it.
    pub total: u16,
    /// Whether the total was exactly 200 and became 100.
    pub halved: bool,
}

impl From<&blanc_noir::View> for View {
    fn from(view: &blanc_noir::View) -> Self {
        Self {
            eye: view.eye,
            seats: view.seats.iter().map(SeatView::from).collect(),
            playing: view.playing.into_iter().collect(),
            round: view.round,
            starter: view.starter,
            turn: view.turn,
            next: view.next(),
            asked: view.asked.map(|ask| Asked {
                seat: view.turn,
                ask,
            }),
            direction: view.direction,
            lead: Lead {
                card: view.lead.face,
                colour: view.lead.colour,
                number: view.lead.number,
                open: view.lead.open,
            },
            pending: view.pending,
            deck: view.deck,
            scroll_deck: view.scroll_deck,
            discard: view.discard,
            reshuffled: view.reshuffled,
            discards: view.discards.clone(),
            search: view.search,
            drawn: view.drawn,
            sheet: view.sheet.as_ref().map(Sheet::from),
            winners: view.winners.map(|winners| winners.into_iter().collect()),
            rules: view.rules,
        }
    }
}

impl From<&blanc_noir::SeatView> for SeatView {
    fn from(place: &blanc_noir::SeatView) -> Self {
        Self {
            hand: place.hand,
            hand_size: place.hand_size,
            known: place.known,
            down: place.down,
            scrolls: place.scrolls.clone(),
            up: place.up.clone(),
            declared: place.declared,
            total: place.total,
            lap: place.lap,
        }
    }
}

impl From<&blanc_noir::SheetView> for Sheet {
    fn from(sheet: &blanc_noir::SheetView) -> Self {
        let row = |row: &blanc_noir::SheetRow| SheetRow {
            hand: row.hand,
            points: row.points,
            total: row.total,
            halved: row.halved,
        };
        Self {
            round: sheet.round,
            out: sheet.out,
            rows: sheet.rows.iter().map(row).collect(),
        }
    }
}

/// The setup of a game of Blanc Noir as `start` carries it.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(export, export_to = "protocol.ts", rename = "BlancNoirSetup")]
#[expect(
    dead_code,
    reason = "only its TypeScript twin is used; Rust reads blanc_noir::Setup"
)]
struct Setup {
    seats: u8,
    rules: Rules,
}
