//! 人物 — the verbs of characters and identities: who shows what, who looks at what.

use kernel::{Sealed, Seat, Seats};

use crate::frame::Frame;
use crate::{Dealer, Event, Faction, victory};

impl Dealer<'_> {
    pub(crate) fn turn_up(&mut self, seat: Seat) {
        if !self.table.is_up(seat) {
            self.table.face_up = self.table.face_up.with(seat);
            self.table.exposed = self.table.exposed.with(seat);
            let role = self.table.role[seat];
            self.say(Event::TurnedUp { seat, role });
        }
    }

    pub(crate) fn turn_down(&mut self, seat: Seat) {
        if self.table.is_up(seat) {
            self.table.face_up = self.table.face_up.without(seat);
            self.say(Event::TurnedDown { seat });
        }
    }

    pub(crate) fn show_identity(&mut self, seat: Seat) {
        if !self.table.shown.has(seat) {
            self.table.shown = self.table.shown.with(seat);
            let identity = self.table.identity[seat];
            self.say(Event::IdentityShown { seat, identity });
        }
    }

    /// Two players look at each other's identity.
    pub(crate) fn exchange_identities(&mut self, one: Seat, other: Seat) {
        for (by, of) in [(one, other), (other, one)] {
            self.table.looked_at[by] |= 1 << of.number();
            let identity = Sealed::new(self.table.identity[of], Seats::only(by).with(of));
            self.say(Event::IdentitySeen { by, of, identity });
        }
    }

    /// `by` looks at a whole hand.
    pub(crate) fn look_at_hand(&mut self, by: Seat, of: Seat) {
        let cards = Sealed::new(self.bunch(self.table.hands[of]), Seats::only(by).with(of));
        self.say(Event::HandSeen { by, of, cards });
    }

    /// `by` looks at the probe that is about to take effect.
    pub(crate) fn look_at_the_probe(&mut self, by: Seat) {
        let mut frames = self.table.frames.as_slice().iter().rev();
        let probe = frames.find_map(|frame| match frame {
            Frame::Script(play) => play.card(),
            _ => None,
        });
        if let Some(card) = probe {
            let face = Sealed::new(self.face(card), Seats::only(by));
            self.say(Event::ProbeSeen { by, face });
        }
    }

    /// 临危受命 — the identity of `by` leaves the game face down, and that of the dead takes its place.
    /// Whoever knew the dead player's identity knows whose it is now.
    pub(crate) fn take_identity(&mut self, by: Seat, from: Seat) {
        let table = &mut *self.table;
        let identity = table.identity[from];
        let knew = |viewer: Seat| {
            viewer == by || viewer == from || table.looked_at[viewer] >> from.number() & 1 == 1
        };
        let open = table.shown.has(from);
        let known_to: Seats = Seat::all(table.seats).filter(|&seat| knew(seat)).collect();
        table.identity[by] = identity;
        table.identity[from] = Faction::Removed;
        table.shown = if open {
            table.shown.with(by)
        } else {
            table.shown.without(by)
        }
        .with(from);
        for viewer in Seat::all(table.seats) {
            let knows = (open || known_to.has(viewer)) && viewer != by;
            table.looked_at[viewer] &= !(1 << by.number());
            table.looked_at[viewer] |= u16::from(knows) << by.number();
        }
        let identity = if open {
            Sealed::open_to_all(identity)
        } else {
            Sealed::new(identity, known_to)
        };
        self.say(Event::IdentityTaken { by, from, identity });
        victory::at_a_gain(self, by, None);
    }
}
