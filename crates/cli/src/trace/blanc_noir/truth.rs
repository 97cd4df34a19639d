//! The whole truth and everybody's view, as a trace shows them.

use blanc_noir::{Colour, Direction, Face, Faces, Scroll, Table};
use kernel::{Eye, Position, Seat};
use protocol::View;
use serde::Serialize;

use super::{Asked, asked};

/// What lies where. Only a trace writes it out: it is for games that nobody plays.
#[derive(Serialize)]
pub(super) struct Truth {
    hands: Vec<Faces>,
    known: Vec<Faces>,
    lap: Vec<Faces>,
    deck: Vec<Face>,
    discard: Faces,
    lead: Lead,
    scroll_deck: Vec<Scroll>,
    down: Vec<Vec<Scroll>>,
    up: Vec<Vec<Scroll>>,
    declared: Vec<bool>,
    totals: Vec<u16>,
    playing: Vec<Seat>,
    round: u16,
    starter: Seat,
    turn: Seat,
    direction: Direction,
    pending: u8,
    reshuffled: bool,
    drawn: Option<Face>,
    asked: Option<Asked>,
    winners: Option<Vec<Seat>>,
}

#[derive(Serialize)]
struct Lead {
    card: Face,
    colour: Option<Colour>,
    number: u8,
    open: bool,
}

impl Truth {
    pub(super) fn of(table: &Table) -> Self {
        let view = table.view(Eye::All);
        Self {
            hands: view
                .seats
                .iter()
                .map(|seat| seat.hand.unwrap_or_default())
                .collect(),
            known: view.seats.iter().map(|seat| seat.known).collect(),
            lap: view.seats.iter().map(|seat| seat.lap).collect(),
            deck: table.deck_pile().collect(),
            discard: table.discard_pile(),
            lead: Lead {
                card: view.lead.face,
                colour: view.lead.colour,
                number: view.lead.number,
                open: view.lead.open,
            },
            scroll_deck: table.scroll_pile().collect(),
            down: view
                .seats
                .iter()
                .map(|seat| seat.scrolls.clone().unwrap_or_default())
                .collect(),
            up: view.seats.iter().map(|seat| seat.up.clone()).collect(),
            declared: view.seats.iter().map(|seat| seat.declared).collect(),
            totals: view.seats.iter().map(|seat| seat.total).collect(),
            playing: view.playing.into_iter().collect(),
            round: view.round,
            starter: view.starter,
            turn: view.turn,
            direction: view.direction,
            pending: view.pending,
            reshuffled: view.reshuffled,
            drawn: view.drawn,
            asked: asked(&view),
            winners: view.winners.map(|winners| winners.into_iter().collect()),
        }
    }
}

/// What each pair of eyes sees.
#[derive(Serialize)]
pub(super) struct Views {
    seats: Vec<View>,
    public: View,
}

impl Views {
    pub(super) fn of(table: &Table) -> Self {
        let seen = |eye: Eye| View::BlancNoir((&table.view(eye)).into());
        Self {
            seats: Seat::all(table.seats())
                .map(|seat| seen(Eye::Seat(seat)))
                .collect(),
            public: seen(Eye::Public),
        }
    }
}
