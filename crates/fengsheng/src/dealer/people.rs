//! 人物 — the verbs of characters and identities: who shows what, who looks at what.

use kernel::{Sealed, Seat, Seats};

use crate::{Dealer, Event};

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
}
