//! The whole truth, and what of it each pair of eyes may know.

use fengsheng::{Face, Faces, Faction, Offer, Role, Script, Table, TurnFlag, Way};
use kernel::{Eye, Position, Seat, Seats};
use serde::Serialize;

/// What lies where. Only a trace writes it out: it is for games that nobody plays.
#[derive(Serialize)]
pub(super) struct Truth {
    hands: Vec<Faces>,
    intelligence: Vec<Faces>,
    deck: Vec<Face>,
    discard: Faces,
    removed: u8,
    roles: Vec<Option<Role>>,
    up: Vec<bool>,
    identities: Vec<Option<Faction>>,
    shown: Vec<bool>,
    living: Vec<Seat>,
    dead: Vec<Seat>,
    lost: Vec<Seat>,
    turn: Seat,
    sent: bool,
    step: Option<Seat>,
    holding: Vec<TurnFlag>,
    locked: Vec<Seat>,
    lured: Vec<Seat>,
    transit: Option<Transit>,
    chain: Vec<Declared>,
    asked: Vec<Seat>,
    ask: Option<fengsheng::Ask>,
    winners: Option<Vec<Seat>>,
}

#[derive(Serialize)]
struct Transit {
    sender: Seat,
    way: Way,
    to: Seat,
    leftwards: bool,
    arrived: bool,
    face_up: bool,
    card: Option<Face>,
}

#[derive(Serialize)]
struct Declared {
    by: Seat,
    script: Script,
    target: Option<Seat>,
    card: Option<Face>,
    void: bool,
}

impl Truth {
    pub(super) fn of(table: &Table) -> Self {
        let view = table.view(Eye::All);
        let seats = &view.seats;
        Self {
            hands: seats.iter().map(|it| it.hand.unwrap_or_default()).collect(),
            intelligence: seats.iter().map(|it| it.intelligence).collect(),
            deck: table.deck_pile().collect(),
            discard: view.discard,
            removed: view.removed,
            roles: seats.iter().map(|it| it.role).collect(),
            up: seats.iter().map(|it| it.face_up).collect(),
            identities: seats.iter().map(|it| it.identity).collect(),
            shown: seats.iter().map(|it| it.shown).collect(),
            living: list(view.living),
            dead: list(view.dead),
            lost: list(view.lost),
            turn: view.turn,
            sent: view.sent,
            step: view.step_of(),
            holding: view.holding().collect(),
            locked: list(view.locked),
            lured: list(view.lured),
            transit: view.transit.map(|it| Transit {
                sender: it.sender,
                way: it.way,
                to: it.to,
                leftwards: it.leftwards,
                arrived: it.arrived,
                face_up: it.face_up,
                card: it.face,
            }),
            chain: view
                .chain
                .iter()
                .map(|it| Declared {
                    by: it.by,
                    script: it.script,
                    target: it.target,
                    card: it.face,
                    void: it.void,
                })
                .collect(),
            asked: list(view.asked),
            ask: view.winners.is_none().then_some(view.ask),
            winners: view.winners.map(list),
        }
    }
}

fn list(seats: Seats) -> Vec<Seat> {
    seats.into_iter().collect()
}

/// What each pair of eyes may know of what is secret.
#[derive(Serialize)]
pub(super) struct Views {
    seats: Vec<Secrets>,
    public: Secrets,
}

/// The secrets that one pair of eyes knows; null where it does not.
#[derive(Serialize)]
struct Secrets {
    hands: Vec<Option<Faces>>,
    offered: Vec<Option<Offer>>,
    roles: Vec<Option<Role>>,
    identities: Vec<Option<Faction>>,
    transit: Option<Face>,
    chain: Vec<Option<Face>>,
    shown_hand: Option<Faces>,
}

impl Views {
    pub(super) fn of(table: &Table) -> Self {
        Self {
            seats: Seat::all(table.seats())
                .map(|seat| Secrets::of(table, Eye::Seat(seat)))
                .collect(),
            public: Secrets::of(table, Eye::Public),
        }
    }
}

impl Secrets {
    fn of(table: &Table, eye: Eye) -> Self {
        let view = table.view(eye);
        Self {
            hands: view.seats.iter().map(|it| it.hand).collect(),
            offered: view.seats.iter().map(|it| it.offered).collect(),
            roles: view.seats.iter().map(|it| it.role).collect(),
            identities: view.seats.iter().map(|it| it.identity).collect(),
            transit: view.transit.and_then(|it| it.face),
            chain: view.chain.iter().map(|it| it.face).collect(),
            shown_hand: view.shown_hand,
        }
    }
}
