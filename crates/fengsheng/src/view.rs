//! 视图 — all that one pair of eyes can see, built field by field.

use kernel::{Eye, Seat, Seats};

use crate::ask::Ask;
use crate::frame::{Doing, Frame};
use crate::limits::Spent;
use crate::script::{Play, Script, Standing};
use crate::{Edition, Face, Faces, Faction, Function, Mode, Offer, Role, Rules, Stage, Table, Way};

/// What lies before one player, as an eye sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The hand, if the eye may see it.
    pub hand: Option<Faces>,
    /// How many cards the hand has.
    pub hand_size: u8,
    /// The intelligence.
    pub intelligence: Faces,
    /// The character, if the eye knows it.
    pub role: Option<Role>,
    /// The characters to choose from, at the beginning, if the eye may see them.
    pub offered: Option<Offer>,
    /// Whether the character lies face up.
    pub face_up: bool,
    /// The identity, if the eye knows it.
    pub identity: Option<Faction>,
    /// Whether the identity lies open.
    pub shown: bool,
}

/// Intelligence on its way, as an eye sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TransitView {
    /// Who sent it.
    pub sender: Seat,
    /// How it travels.
    pub way: Way,
    /// To whom it travels, or before whom it lies.
    pub to: Seat,
    /// It travels to the left.
    pub leftwards: bool,
    /// It has arrived.
    pub arrived: bool,
    /// It was swapped or turned up on its way.
    pub face_up: bool,
    /// What it is, if the eye knows.
    pub face: Option<Face>,
    pub(crate) seen_by: Seats,
}

/// A declaration on the chain, as an eye sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeclaredView {
    /// Who declared it.
    pub by: Seat,
    /// What.
    pub script: Script,
    /// At whom.
    pub target: Option<Seat>,
    /// Whether it is a card.
    pub card: bool,
    /// The card, if the eye may see it.
    pub face: Option<Face>,
    /// It will have no effect.
    pub void: bool,
    /// A 识破 made it void.
    pub countered: bool,
}

/// All that one pair of eyes can see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is; `None`: the public's, or an all-seeing eye's.
    pub eye: Option<Seat>,
    /// The edition.
    pub edition: Edition,
    /// The house rules.
    pub rules: Rules,
    /// Each player's place.
    pub seats: Vec<SeatView>,
    /// Who is alive.
    pub living: Seats,
    /// Who died.
    pub dead: Seats,
    /// Who left without dying.
    pub lost: Seats,
    /// Who has kept a character.
    pub chosen: Seats,
    /// Whose character everybody has seen.
    pub exposed: Seats,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether that player has sent intelligence.
    pub sent: bool,
    /// Who is asked.
    pub asked: Seats,
    /// What.
    pub ask: Ask,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard; it lies face up.
    pub discard: Faces,
    /// Probes that left the game.
    pub removed: u8,
    /// Whose intelligence must be taken when it comes there.
    pub locked: Seats,
    /// Who takes no part in this transmission.
    pub lured: Seats,
    /// Intelligence on its way.
    pub transit: Option<TransitView>,
    /// The chain, the newest last.
    pub chain: Vec<DeclaredView>,
    /// A hand this eye is being shown.
    pub shown_hand: Option<Faces>,
    /// Who won, when the game is over.
    pub winners: Option<Seats>,
    pub(crate) killed: bool,
    pub(crate) flags: u8,
    pub(crate) kept: [u8; 2],
    pub(crate) spent: Spent,
    pub(crate) looked_at: u16,
    pub(crate) doing: Doing,
    /// The card that is being carried out.
    pub resolving: Option<DeclaredView>,
}

impl View {
    /// Where the intelligence on its way still goes if nobody takes it: from whom it travels to (or
    /// lies before), back to whom it was called away from, on to its sender, who must take it. Empty if
    /// none is on its way; a sender who is no longer in the game is not on the path.
    pub fn path(&self) -> Vec<Seat> {
        let Some(transit) = self.transit else {
            return Vec::new();
        };
        let mut path = vec![transit.to];
        let mut from = transit.to;
        let mut route = self.doing.route;
        while from != transit.sender
            && let Some(back) = route.go_back()
        {
            if self.living.has(back) {
                path.push(back);
            }
            from = back;
        }
        let seats = self.seats.len() as u8;
        let step = if transit.leftwards { seats - 1 } else { 1 };
        let mut next = from;
        while transit.way != Way::Direct && next != transit.sender {
            next = next.moved(step, seats);
            // A lock outranks a lure (ruling F34).
            let lured = self.lured.has(next) && !self.locked.has(next);
            let takes_part = self.living.has(next) && !lured;
            if takes_part && next != transit.sender {
                path.push(next);
            }
        }
        if from != transit.sender && self.living.has(transit.sender) {
            path.push(transit.sender);
        }
        path
    }

    /// Whether the player to whom the intelligence travels, or before whom it lies, has to take it.
    pub fn must_take(&self) -> bool {
        self.transit.is_some_and(|transit| {
            let to = transit.to;
            let bound = self.doing.route.binds(self.lured.has(to));
            bound || self.locked.has(to) || to == transit.sender
        })
    }
}

impl Table {
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let me = match eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Public | Eye::All => None,
        };
        let asked_me = me.is_some_and(|seat| self.asked.has(seat)) || eye == Eye::All;
        let shown_hand = match self.ask {
            Ask::Shown { of, .. } if asked_me && self.winners.is_none() => {
                Some(Faces::of(self.deck_of(), self.hands[of]))
            }
            Ask::Top { by, .. } if asked_me && self.winners.is_none() => {
                Some(Faces::of(self.deck_of(), self.top_cards(by)))
            }
            _ => None,
        };
        View {
            eye: me,
            edition: self.edition,
            rules: self.rules,
            seats: Seat::all(self.seats)
                .map(|seat| self.seat_seen(seat, eye))
                .collect(),
            living: self.living,
            dead: self.dead,
            lost: self.lost,
            chosen: self.chosen,
            exposed: self.exposed,
            turn: self.turn,
            sent: self.sent,
            asked: if self.winners.is_some() {
                Seats::NONE
            } else {
                self.asked
            },
            ask: self.ask,
            deck: self.deck.len() as u8,
            discard: Faces::of(self.deck_of(), self.discard),
            removed: self.removed.len() as u8,
            locked: self.locked,
            lured: self.lured,
            transit: self.transit.map(|transit| {
                let open = transit.way == Way::Open || transit.face_up || eye == Eye::All;
                let known = open || me.is_some_and(|seat| transit.seen_by.has(seat));
                TransitView {
                    sender: transit.sender,
                    way: transit.way,
                    to: transit.to,
                    leftwards: transit.leftwards,
                    face_up: transit.face_up,
                    arrived: matches!(transit.stage, Stage::Arrived | Stage::Received),
                    face: known.then(|| self.deck_of().face(transit.card)),
                    seen_by: transit.seen_by,
                }
            }),
            chain: self
                .chain
                .as_slice()
                .iter()
                .map(|play| self.declared_seen(play, eye))
                .collect(),
            shown_hand,
            winners: self.winners,
            killed: self.killed,
            flags: self.flags,
            kept: self.kept,
            spent: self.spent,
            looked_at: me.map_or(0, |seat| self.looked_at[seat]),
            doing: if self.winners.is_some() {
                Doing::default()
            } else {
                self.doing().seen_by(eye)
            },
            resolving: self
                .frames
                .as_slice()
                .iter()
                .rev()
                .find_map(|frame| match frame {
                    Frame::Script(play) if play.card > 0 => Some(self.declared_seen(play, eye)),
                    _ => None,
                }),
        }
    }

    fn seat_seen(&self, seat: Seat, eye: Eye) -> SeatView {
        let mine = eye == Eye::All || eye == Eye::Seat(seat);
        let knows_identity = mine
            || self.shown.has(seat)
            || matches!(eye, Eye::Seat(me) if self.looked_at[me] >> seat.number() & 1 == 1);
        let begun = self.chosen == Seats::all(self.seats);
        let kept = self.chosen.has(seat);
        SeatView {
            hand: mine.then(|| Faces::of(self.deck_of(), self.hands[seat])),
            hand_size: self.hands[seat].len() as u8,
            intelligence: Faces::of(self.deck_of(), self.intelligence[seat]),
            role: (kept && (mine || self.exposed.has(seat) || self.is_on_the_team_of(eye, seat)))
                .then(|| self.role[seat]),
            offered: (mine && !begun).then(|| self.offered[seat]),
            face_up: self.face_up.has(seat),
            identity: (begun && knows_identity).then(|| self.identity[seat]),
            shown: self.shown.has(seat),
        }
    }

    /// 3V3 — whether the eye is a team mate who has seen this player's character. The teams sit alternately
    /// (ruling F22) and know what they have seen, whatever identity somebody takes later.
    fn is_on_the_team_of(&self, eye: Eye, seat: Seat) -> bool {
        let begun = self.chosen == Seats::all(self.seats);
        let mate = matches!(eye, Eye::Seat(me) if me.number() % 2 == seat.number() % 2);
        begun && self.rules.mode == Mode::Teams && mate
    }

    fn declared_seen(&self, play: &Play, eye: Eye) -> DeclaredView {
        let secret = play.script == Script::Card(Function::Probe);
        let target = play.target.seat();
        let party = matches!(eye, Eye::Seat(me) if me == play.by || Some(me) == target);
        let known = !secret || party || eye == Eye::All;
        let face = play
            .card()
            .filter(|_| known)
            .map(|card| self.deck_of().face(card));
        DeclaredView {
            by: play.by,
            script: play.script,
            target,
            card: play.card > 0,
            face,
            void: play.is_void(),
            countered: play.standing == Standing::Countered,
        }
    }
}
