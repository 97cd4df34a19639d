//! 视图 — all that one pair of eyes can see, built field by field.

use kernel::{Eye, Seat, Seats};

use crate::{Ask, Colour, Direction, DiscardMemory, Doing, Face, Faces, Rules, Scroll, Table};

/// What lies before one player, as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The hand, if the eye may see it.
    pub hand: Option<Faces>,
    /// How many cards the hand has.
    pub hand_size: u8,
    /// Cards of the hand that everybody has seen there.
    pub known: Faces,
    /// How many face-down scrolls there are.
    pub down: u8,
    /// The face-down scrolls in order, if the eye may see them.
    pub scrolls: Option<Vec<Scroll>>,
    /// The face-up scrolls, in the order of the table of scrolls.
    pub up: Vec<Scroll>,
    /// Whether "Blanc Noir" stands.
    pub declared: bool,
    /// Points of the finished rounds.
    pub total: u16,
    /// What this player put on the discard in the latest turn, if the table remembers it.
    pub lap: Faces,
}

/// The card that must be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeadView {
    /// The card on top.
    pub face: Face,
    /// The colour to follow: for a wild card the one that was named. `None` before the naming and
    /// while the lead is open.
    pub colour: Option<Colour>,
    /// The number to follow.
    pub number: u8,
    /// Anything follows.
    pub open: bool,
}

/// A finished round's counting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetView {
    /// Which round it was.
    pub round: u16,
    /// Who went out.
    pub out: Seat,
    /// One row for each seat; a seat that sat out has no cards.
    pub rows: Vec<SheetRow>,
}

/// One player's line of a [`SheetView`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetRow {
    /// The hand that was counted.
    pub hand: Faces,
    /// What it counted.
    pub points: u16,
    /// The total with it.
    pub total: u16,
    /// Whether the total was exactly 200 and became 100.
    pub halved: bool,
}

/// All that one pair of eyes can see of a game of Blanc Noir.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is; `None`: the public's, or an all-seeing eye's.
    pub eye: Option<Seat>,
    /// The house rules.
    pub rules: Rules,
    /// Each player's place.
    pub seats: Vec<SeatView>,
    /// Who plays this round.
    pub playing: Seats,
    /// The round, counted from 1.
    pub round: u16,
    /// Who started it.
    pub starter: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// What that player is asked; `None` when the game is over.
    pub asked: Option<Ask>,
    /// What is under way.
    pub doing: Doing,
    /// Which way the turn passes.
    pub direction: Direction,
    /// The card to follow.
    pub lead: LeadView,
    /// The chain.
    pub pending: u8,
    /// Cards in the number deck.
    pub deck: u8,
    /// Cards in the discard, without the lead.
    pub discard: u8,
    /// Scrolls in the scroll deck.
    pub scroll_deck: u8,
    /// Whether the discard was reshuffled this round.
    pub reshuffled: bool,
    /// What the table remembers of the discard, sorted.
    pub discards: Vec<Face>,
    /// What the Valkyrie's user may choose from; seen by that player only.
    pub search: Option<Faces>,
    /// The card just drawn, while it may be played at once; seen by that player only.
    pub drawn: Option<Face>,
    /// The counting of the last finished round.
    pub sheet: Option<SheetView>,
    /// Who won, when the game is over.
    pub winners: Option<Seats>,
}

impl View {
    /// The seat of this view's own player.
    pub fn me(&self) -> Option<&SeatView> {
        self.eye.map(|seat| &self.seats[seat.index()])
    }

    /// Whose turn comes after this one, as far as it is settled.
    pub fn next(&self) -> Seat {
        let count = self.seats.len() as u8;
        let step = match self.direction {
            Direction::Clockwise => 1,
            Direction::CounterClockwise => count - 1,
        };
        let mut next = self.turn;
        let mut skips = u8::from(self.doing.skip);
        loop {
            next = Seat::new((next.number() + step) % count);
            if self.playing.has(next) {
                if skips == 0 {
                    return next;
                }
                skips -= 1;
            }
        }
    }

    /// The remembered discards that the laps make up.
    pub(crate) fn lap_discards(&self) -> Vec<Face> {
        let mut faces: Vec<Face> = self.seats.iter().flat_map(|seat| seat.lap.iter()).collect();
        faces.sort_unstable();
        faces
    }
}

impl Table {
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let mine = |seat: Seat| eye == Eye::All || eye == Eye::Seat(seat);
        let asked_me = mine(self.turn) && self.winners.is_none();
        let searching = asked_me && self.asked == Ask::Valkyrie;
        let mut view = View {
            eye: match eye {
                Eye::Seat(seat) => Some(seat),
                Eye::Public | Eye::All => None,
            },
            rules: self.rules,
            seats: Seat::all(self.seats)
                .map(|seat| self.seat_seen(seat, mine(seat)))
                .collect(),
            playing: self.playing,
            round: self.round,
            starter: self.starter,
            turn: self.turn,
            asked: self.winners.is_none().then_some(self.asked),
            doing: self.doing,
            direction: self.direction,
            lead: LeadView {
                face: Face::of(self.lead.card),
                colour: self.lead.colour,
                number: self.lead.number,
                open: self.lead.open,
            },
            pending: self.pending,
            deck: self.deck.len() as u8,
            discard: self.discard.len() as u8,
            scroll_deck: self.scroll_deck.len() as u8,
            reshuffled: self.reshuffled,
            discards: Vec::new(),
            search: searching.then(|| Faces::of(self.searchable())),
            drawn: if asked_me {
                self.drawn.map(Face::of)
            } else {
                None
            },
            sheet: self.sheet_seen(),
            winners: self.winners,
        };
        view.discards = match self.rules.discard_memory {
            DiscardMemory::None => Vec::new(),
            DiscardMemory::LastLap => view.lap_discards(),
            DiscardMemory::Full => self.remembered(),
        };
        view
    }

    fn seat_seen(&self, seat: Seat, mine: bool) -> SeatView {
        let down = &self.down[seat];
        let laps = self.rules.discard_memory != DiscardMemory::None;
        SeatView {
            hand: mine.then(|| Faces::of(self.hands[seat])),
            hand_size: self.hands[seat].len() as u8,
            known: Faces::of(self.known[seat]),
            down: down.len() as u8,
            scrolls: mine.then(|| down.as_slice().to_vec()),
            up: self.up[seat].iter().collect(),
            declared: self.declared.has(seat),
            total: self.totals[seat],
            lap: if laps {
                Faces::of(self.lap[seat])
            } else {
                Faces::default()
            },
        }
    }

    /// Everything that was seen to go down since the last shuffle, sorted. A card that a Valkyrie
    /// brought back unseen still counts: its leaving was not seen.
    fn remembered(&self) -> Vec<Face> {
        let mut faces: Vec<Face> = self
            .discard
            .with(self.lead.card)
            .iter()
            .chain(self.ghost)
            .map(Face::of)
            .collect();
        faces.sort_unstable();
        faces
    }

    fn sheet_seen(&self) -> Option<SheetView> {
        self.sheet.map(|sheet| SheetView {
            round: sheet.round,
            out: sheet.out,
            rows: Seat::all(self.seats)
                .map(|seat| {
                    let hand = Faces::of(sheet.hands[seat]);
                    SheetRow {
                        hand,
                        points: hand.points(),
                        total: self.totals[seat],
                        halved: sheet.halved.has(seat),
                    }
                })
                .collect(),
        })
    }
}
