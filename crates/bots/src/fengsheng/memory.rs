//! 记性 — what a player remembers of what it saw, and what it concludes from it about the others.

mod conclusions;

use fengsheng::{
    Action, Ask, Colour, Face, Faces, Faction, Function, How, MAX_PLAYERS, Reaction, Script, Sight,
    View, Way,
};
use kernel::{Seat, Seats};

use super::belief::Belief;
use super::goal;
use super::situation::Counts;

/// A declaration that has not been carried out.
#[derive(Clone, Copy)]
struct Declared {
    by: Seat,
    target: Option<Seat>,
}

/// Intelligence on its way.
#[derive(Clone, Copy)]
struct Flight {
    sender: Seat,
    way: Way,
    aimed: Seat,
    /// Before whom it lies.
    arrived: Option<Seat>,
    intercepted: Option<Seat>,
    /// What it is, if all see it.
    open: Option<Face>,
}

/// A probe that has been declared; its face, if this player sees it.
#[derive(Clone, Copy)]
struct Probe {
    by: Seat,
    target: Seat,
    face: Option<Face>,
}

/// Intelligence that came to lie before a player.
#[derive(Clone, Copy)]
pub(super) struct Gained {
    pub(super) seat: Seat,
    pub(super) by: Option<Seat>,
}

/// What was seen.
#[derive(Default)]
pub(super) struct Memory {
    pub(super) belief: Belief,
    /// Whose eyes these are, and of which side.
    pub(super) me: Option<Seat>,
    pub(super) side: Faction,
    /// What came to lie before somebody last.
    pub(super) gained: Option<Gained>,
    /// Whom this player chose last, and which card: the next question is about them.
    pub(super) aim: Option<Seat>,
    pub(super) picked: Option<Face>,
    /// What was shown on top of the deck last.
    pub(super) top: Option<Face>,
    /// What lay before everybody when it was counted last, so that it need not be counted anew.
    counted: [(Faces, Counts); MAX_PLAYERS],
    /// What this player did in this turn, besides passing.
    pub(super) deeds: u32,
    /// How many turns there have been.
    pub(super) turns: i32,
    /// A public text that was taken, and by whom.
    text: Option<(Seat, Face)>,
    /// Which sides each player knows this one is not of: a bit for each.
    ruled_out: [u8; MAX_PLAYERS],
    chain: Vec<Declared>,
    flight: Option<Flight>,
    locked: Seats,
    probe: Option<Probe>,
    /// Whose reactions to a probe say nothing.
    conceal: Seats,
}

impl Memory {
    pub(super) fn hear(&mut self, sight: &Sight) {
        match *sight {
            Sight::TurnedUp { seat, role } if goal::conceals(role) => {
                self.conceal = self.conceal.with(seat);
            }
            Sight::TurnedDown { seat } => self.conceal = self.conceal.without(seat),
            Sight::IdentitySeen { by, of, .. } if Some(of) == self.me => {
                self.ruled_out[by.index()] = self.others();
            }
            Sight::TurnBegan { .. } => {
                self.turns += 1;
                self.deeds = 0;
                self.locked = Seats::NONE;
            }
            Sight::Declared {
                seat,
                script,
                face,
                target,
                ..
            } => self.declared(seat, script, target, face),
            Sight::Resolved { .. } => {
                self.chain.pop();
            }
            Sight::TopShown { face } => self.top = Some(face),
            Sight::Voided { by } => self.countered(by),
            Sight::Reacted { seat, reaction } => match self.text.take() {
                Some((reader, face)) if reader == seat => {
                    self.read(seat, face, reaction == Reaction::Drew);
                }
                _ => self.reacted(reaction),
            },
            Sight::Sent {
                seat,
                way,
                to,
                face,
                ..
            } => {
                self.probe = None;
                self.flight = Some(Flight {
                    sender: seat,
                    way,
                    aimed: to,
                    arrived: None,
                    intercepted: None,
                    open: face.filter(|_| way == Way::Open),
                });
            }
            Sight::Arrived { to } => {
                if let Some(flight) = &mut self.flight {
                    flight.arrived = Some(to);
                }
            }
            Sight::GoesTo { back, .. } => self.went_on(back),
            Sight::Intercepted { by } => {
                if let Some(flight) = &mut self.flight {
                    flight.intercepted = Some(by);
                }
            }
            // What took its place says nothing of its sender.
            Sight::Dropped { .. } | Sight::Swapped { .. } | Sight::Exchanged { .. } => {
                self.flight = None;
            }
            Sight::TransitTurnedUp { face, .. } => {
                if let Some(flight) = &mut self.flight {
                    flight.open = Some(face);
                }
            }
            Sight::CalledAside { to } => {
                if let Some(flight) = &mut self.flight {
                    flight.intercepted = Some(to);
                    flight.arrived = None;
                }
            }
            // Whatever was concluded of either identity holds no longer.
            Sight::IdentityTaken { by, .. } => {
                self.belief.forget(by);
                if Some(by) == self.me {
                    self.ruled_out = [0; MAX_PLAYERS];
                }
            }
            Sight::Locked { seat } => self.locked = self.locked.with(seat),
            Sight::Gained {
                seat,
                by,
                how,
                face,
            } => self.gained(seat, by, how, face),
            Sight::Burnt { seat, by, face } => {
                let factor = if face.is(Colour::Black) { 2.1 } else { 0.5 };
                self.belief.bond(by, seat, factor);
            }
            _ => {}
        }
    }

    fn declared(&mut self, by: Seat, script: Script, target: Option<Seat>, face: Option<Face>) {
        self.chain.push(Declared { by, target });
        if let (Script::Card(Function::Probe), Some(target)) = (script, target) {
            self.probe = Some(Probe { by, target, face });
        }
    }

    fn gained(&mut self, seat: Seat, by: Option<Seat>, how: How, face: Face) {
        self.gained = Some(Gained { seat, by });
        let text = face.function() == Function::PublicText && how == How::Sent;
        self.text = text.then_some((seat, face));
        match how {
            How::Sent => self.landed(seat, face),
            How::Placed => self.placed(by, seat, face),
            How::Confound => {}
        }
    }

    /// Brings what follows from the view up to date.
    pub(super) fn look(&mut self, view: &View) {
        self.me = view.eye;
        if let Some(side) = view.eye.and_then(|me| view.seats[me.index()].identity) {
            self.side = side;
        }
        if view.eye.is_some_and(|me| view.seats[me.index()].shown) {
            self.ruled_out = [self.others(); MAX_PLAYERS];
        }
        self.belief.refresh(view);
        for (counted, place) in self.counted.iter_mut().zip(&view.seats) {
            if counted.0 != place.intelligence {
                *counted = (place.intelligence, Counts::of(&place.intelligence));
            }
        }
    }

    /// What these are, which lie before the player at this seat.
    pub(super) fn counted(&self, seat: usize, faces: &Faces) -> Counts {
        match &self.counted[seat] {
            (known, counts) if known == faces => *counts,
            _ => Counts::of(faces),
        }
    }

    /// Remembers one's own answer.
    pub(super) fn did(&mut self, ask: Ask, action: Action) {
        self.deeds += u32::from(action != Action::Pass);
        match action {
            // Still about the card that was picked.
            Action::Trigger if matches!(ask, Ask::Whether { .. }) => {}
            Action::Target(seat) | Action::SkillAt(_, seat) => self.aim = Some(seat),
            Action::Pick(face) | Action::PickFrom(_, face) => self.picked = Some(face),
            Action::Trigger => {
                self.aim = None;
                self.picked = None;
            }
            _ => {}
        }
    }

    /// Towards whom the intelligence on its way was sent.
    pub(super) fn aimed(&self) -> Option<Seat> {
        self.flight.map(|flight| flight.aimed)
    }

    /// Whether this player knows which side one is of.
    pub(super) const fn is_known_to(&self, seat: Seat) -> bool {
        self.ruled_out[seat.index()].count_ones() >= 2
    }

    /// The sides one is not of.
    const fn others(&self) -> u8 {
        0b111 & !(1 << self.side as u8)
    }
}
