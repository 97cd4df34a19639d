//! 记性 — what a player remembers of what it saw, and what it concludes from it about the others.

use fengsheng::{
    Action, Ask, Colour, Face, Faction, Function, How, MAX_PLAYERS, Reaction, Script, Sight, View,
    Way,
};
use kernel::{Seat, Seats};

use super::belief::Belief;
use super::goal;

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
            } => {
                self.chain.push(Declared { by: seat, target });
                if let (Script::Card(Function::Probe), Some(target)) = (script, target) {
                    self.probe = Some(Probe {
                        by: seat,
                        target,
                        face,
                    });
                }
            }
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
            } => {
                self.gained = Some(Gained { seat, by });
                let text = face.function() == Function::PublicText && how == How::Sent;
                self.text = text.then_some((seat, face));
                match how {
                    How::Sent => self.landed(seat, face),
                    How::Placed => self.placed(by, seat, face),
                    How::Confound => {}
                }
            }
            Sight::Burnt { seat, by, face } => {
                let factor = if face.is(Colour::Black) { 2.1 } else { 0.5 };
                self.belief.bond(by, seat, factor);
            }
            _ => {}
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

    /// Who counters a card works against its user, and for whom it was aimed at.
    fn countered(&mut self, by: Seat) {
        let Some(below) = self.chain.last().copied() else {
            return;
        };
        self.belief.bond(by, below.by, 0.65);
        if let Some(target) = below.target {
            self.belief.bond(by, target, 1.2);
        }
    }

    /// Reactions are honest, except of those who may answer as they like.
    fn reacted(&mut self, reaction: Reaction) {
        let Some(Probe {
            by,
            target,
            face: Some(face),
        }) = self.probe.take()
        else {
            return;
        };
        let Some(bet) = face.bet() else { return };
        let meant = reaction != Reaction::Said;
        if Some(target) == self.me {
            for faction in Faction::ALL {
                if meant != (faction == bet.faction) {
                    self.ruled_out[by.index()] |= 1 << faction as u8;
                }
            }
            return;
        }
        let doubt = if self.conceal.has(target) { 0.8 } else { 0.0 };
        let likely = Faction::ALL.map(|faction| {
            if meant == (faction == bet.faction) {
                1.0
            } else {
                doubt
            }
        });
        self.belief.lean(target, likely);
    }

    /// 公开文本 — it lets those draw whose colour it is not; the answer is honest.
    fn read(&mut self, seat: Seat, face: Face, drew: bool) {
        let lets_draw = |faction: Faction| match faction.colour() {
            Some(colour) => !face.is(colour),
            None => !face.is(Colour::Black),
        };
        if Some(seat) == self.me {
            for ruled_out in &mut self.ruled_out {
                for faction in Faction::ALL {
                    if lets_draw(faction) != drew {
                        *ruled_out |= 1 << faction as u8;
                    }
                }
            }
            return;
        }
        let fits = |faction: Faction| f32::from(u8::from(lets_draw(faction) == drew));
        self.belief.lean(seat, Faction::ALL.map(fits));
    }

    /// It lay before a player who did not take it.
    fn went_on(&mut self, back: bool) {
        let Some(flight) = &mut self.flight else {
            return;
        };
        if let (Some(seat), Some(face), false) = (flight.arrived.take(), flight.open, back) {
            let likely = match true_colour(face) {
                Some(Colour::Red) => [0.8, 1.1, 1.0],
                Some(Colour::Blue) => [1.1, 0.8, 1.0],
                _ => return,
            };
            self.belief.lean(seat, likely);
        }
    }

    /// Intelligence that was sent lies before a player: what it was tells of its sender, and of who took it.
    fn landed(&mut self, seat: Seat, face: Face) {
        let Some(flight) = self.flight.take() else {
            return;
        };
        let Flight {
            sender,
            way,
            aimed,
            intercepted,
            open,
            ..
        } = flight;
        let colour = true_colour(face);
        match colour {
            Some(Colour::Red) => self.belief.lean(sender, [1.9, 0.55, 1.0]),
            Some(_) => self.belief.lean(sender, [0.55, 1.9, 1.0]),
            None => {}
        }
        if way == Way::Direct {
            let factor = if colour.is_none() { 0.6 } else { 1.3 };
            self.belief.bond(sender, aimed, factor);
        }
        if self.locked.has(seat) {
            let factor = if colour.is_none() { 0.5 } else { 1.7 };
            self.belief.bond(sender, seat, factor);
        } else if seat != sender && (open.is_some() || intercepted == Some(seat)) {
            match colour {
                Some(Colour::Red) => self.belief.lean(seat, [1.2, 0.85, 1.0]),
                Some(_) => self.belief.lean(seat, [0.85, 1.2, 1.0]),
                None => {}
            }
        }
    }

    /// A skill laid a card before a player.
    fn placed(&mut self, by: Option<Seat>, seat: Seat, face: Face) {
        if let Some(by) = by {
            let factor = if face.is(Colour::Black) { 0.5 } else { 1.2 };
            self.belief.bond(by, seat, factor);
        }
    }
}

/// Red or blue, unless it is black.
fn true_colour(face: Face) -> Option<Colour> {
    let black = face.is(Colour::Black);
    [Colour::Red, Colour::Blue]
        .into_iter()
        .find(|&colour| face.is(colour) && !black)
}
