//! 传递 — the verbs of intelligence on its way.

use kernel::{CardSet, Sealed, Seat, Seats};

use crate::script::How;
use crate::{Dealer, Event, Stage};

impl Dealer<'_> {
    pub(crate) fn lock(&mut self, seat: Seat) {
        self.table.locked = self.table.locked.with(seat);
        self.say(Event::Locked { seat });
    }

    /// Without intelligence on its way there is no transmission to take no part in, and a lock that
    /// took effect first is stronger.
    pub(crate) fn lure(&mut self, seat: Seat) {
        if self.table.transit.is_some() && !self.table.locked.has(seat) {
            self.table.lured = self.table.lured.with(seat);
            self.say(Event::Lured { seat });
        }
    }

    /// `by` looks at the intelligence that lies before them.
    pub(crate) fn look_at_transit(&mut self, by: Seat) {
        if let Some(transit) = &mut self.table.transit {
            transit.seen_by = transit.seen_by.with(by);
            let face = self.table.edition.def().deck.face(transit.card);
            self.say(Event::LookedAt {
                by,
                face: Sealed::new(face, Seats::only(by)),
            });
        }
    }

    /// `by` takes the intelligence out of its way.
    pub(crate) fn intercept(&mut self, by: Seat) {
        if let Some(transit) = self.table.transit.take() {
            self.table.lured = Seats::NONE;
            self.say(Event::Intercepted { by });
            self.gain(
                by,
                CardSet::only(transit.card),
                transit.sender.into(),
                How::Sent,
            );
        }
    }

    /// The intelligence goes back where it came from (§5.3).
    pub(crate) fn send_back(&mut self, by: Seat) {
        let Some(mut transit) = self.table.transit else {
            return;
        };
        if self.table.locked.has(by) || transit.to != by {
            return;
        }
        transit.stage = Stage::Underway;
        if transit.way == crate::Way::Direct {
            transit.to = transit.sender;
        } else {
            transit.leftwards = !transit.leftwards;
            transit.to = if transit.leftwards {
                self.table.left_of(by)
            } else {
                self.table.right_of(by)
            };
        }
        let to = transit.to;
        self.table.transit = Some(transit);
        self.say(Event::GoesTo { to, back: true });
    }
}
