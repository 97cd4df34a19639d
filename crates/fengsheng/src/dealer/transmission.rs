//! 传递 — the verbs of intelligence on its way.

use kernel::{Card, CardSet, Sealed, Seat, Seats};

use crate::script::{How, Play};
use crate::table::Bound;
use crate::{Dealer, Event, Face, Stage};

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

    /// The intelligence travels to `to` now, so bound; refused there, it comes back.
    pub(crate) fn redirect(&mut self, to: Seat, bound: Bound) {
        if let Some(transit) = &mut self.table.transit {
            transit.route.call_aside(transit.to, bound);
            transit.to = to;
            transit.stage = Stage::Underway;
            self.say(Event::CalledAside { to });
        }
    }

    /// Another card takes the place of the intelligence on its way, face up; gives the old one.
    pub(crate) fn swap_transit(&mut self, by: Seat, card: Card) -> Option<Card> {
        let face = self.face(card);
        let transit = self.table.transit.as_mut()?;
        let old = std::mem::replace(&mut transit.card, card);
        transit.face_up = true;
        self.say(Event::Swapped { by, face });
        Some(old)
    }

    /// The intelligence on its way is turned up.
    pub(crate) fn turn_transit_up(&mut self, by: Seat) {
        if let Some(transit) = &mut self.table.transit {
            transit.face_up = true;
            let face = self.table.edition.def().deck.face(transit.card);
            self.say(Event::TransitTurnedUp { by, face });
        }
    }

    /// The intelligence on its way changes places with the top card of the deck, or with one of this
    /// face among the top cards that `by` has looked at. Its way, and how it lies, stay as they were.
    pub(crate) fn swap_with_the_deck(&mut self, my: &Play, chosen: Option<Face>) {
        let by = my.by;
        let top = self.table.top_cards(my.script);
        let deck = self.table.deck_of();
        let Some(transit) = &mut self.table.transit else {
            return;
        };
        let mut places = self.table.deck.as_mut_slice().iter_mut().rev();
        let place = places
            .find(|card| top.has(**card) && chosen.is_none_or(|face| deck.face(**card) == face));
        let Some(place) = place else {
            return;
        };
        std::mem::swap(place, &mut transit.card);
        let looked = chosen.is_some();
        transit.seen_by = if looked { Seats::only(by) } else { Seats::NONE };
        let face = deck.face(transit.card);
        let face = if transit.face_up || transit.way == crate::Way::Open {
            Sealed::open_to_all(face)
        } else {
            Sealed::new(face, transit.seen_by)
        };
        self.say(Event::Exchanged { by, looked, face });
    }
}
