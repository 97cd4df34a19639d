//! 形势 — what a player sees when it is asked, and how close everybody is to going out.

use blanc_noir::{Faces, SeatView, View};
use kernel::Seat;

use super::memory::Memory;

/// What one more card means, besides its points: a turn to get rid of it.
pub(super) const TURN: i32 = 110;
/// The points of a card that nobody has seen: all cards together count 1,550 for 125 of them.
pub(super) const UNSEEN: i32 = 124;

/// A player's view, and what follows from it.
pub(super) struct Situation<'a> {
    pub(super) view: &'a View,
    pub(super) memory: &'a Memory,
    pub(super) me: Seat,
    pub(super) hand: Faces,
    /// Points of the finished rounds.
    pub(super) total: i32,
    /// How much of a card's points to reckon with, in percent: the round may end before it is gone.
    pub(super) danger: i32,
}

impl<'a> Situation<'a> {
    /// None for an eye that sits nowhere.
    pub(super) fn of(view: &'a View, memory: &'a Memory) -> Option<Self> {
        let me = view.eye?;
        let place = &view.seats[me.index()];
        let mut situation = Self {
            view,
            memory,
            me,
            hand: place.hand?,
            total: i32::from(place.total),
            danger: 0,
        };
        situation.danger = situation.how_dangerous();
        Some(situation)
    }

    /// The others who play this round.
    pub(super) fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        self.view
            .playing
            .into_iter()
            .filter(move |&seat| seat != self.me)
    }

    pub(super) fn place(&self, seat: Seat) -> &'a SeatView {
        &self.view.seats[seat.index()]
    }

    pub(super) fn mine(&self) -> &'a SeatView {
        self.place(self.me)
    }

    pub(super) fn players(&self) -> i32 {
        self.view.playing.len() as i32
    }

    pub(super) fn is_duel(&self) -> bool {
        self.players() == 2
    }

    /// Who sits next in the direction in which the turn passes, or in the other one.
    pub(super) fn neighbour(&self, forward: bool) -> Seat {
        let count = self.view.seats.len() as u8;
        let clockwise = self.view.direction == blanc_noir::Direction::Clockwise;
        let step = if clockwise == forward { 1 } else { count - 1 };
        let mut seat = self.me;
        loop {
            seat = Seat::new((seat.number() + step) % count);
            if self.view.playing.has(seat) {
                return seat;
            }
        }
    }

    /// How close a player is to going out, 0 to 100.
    pub(super) fn closeness(&self, seat: Seat) -> i32 {
        let place = self.place(seat);
        match place.hand_size {
            // A single card without a declaration has to be drawn to before it can go.
            0 | 1 if place.declared => 100,
            0..=2 => 60,
            3 => 42,
            4 => 32,
            5 => 25,
            6 => 20,
            7..=9 => 15,
            _ => 8,
        }
    }

    /// How close the closest of the others is.
    pub(super) fn closest(&self) -> i32 {
        self.rivals()
            .map(|seat| self.closeness(seat))
            .max()
            .unwrap_or(0)
    }

    /// Whether the round may be over in a turn or two: what is not used now may never be.
    pub(super) fn end_is_near(&self) -> bool {
        self.closest() >= 60 || self.hand.len() <= 2
    }

    /// Most cards are gone before anybody goes out: shedding them fast matters more than shedding the high ones first, until
    /// somebody is close.
    fn how_dangerous(&self) -> i32 {
        let near = match self.closest() {
            100.. => 34,
            60.. => 26,
            42.. => 21,
            32.. => 17,
            25.. => 15,
            20.. => 13,
            _ => 12,
        };
        // The more play, the more likely it is that somebody is quicker.
        near + (self.players() - 2) * 2
    }

    /// What it is worth to make a player draw `cards`: a turn and some points each, more if the player was about to go out.
    /// With many at the table, the others profit as well.
    pub(super) fn hit(&self, seat: Seat, cards: i32) -> i32 {
        if seat == self.me {
            return -self.drawing(cards);
        }
        let rivals = self.players() - 1;
        let close = self.closeness(seat);
        // The first card is what stops somebody; the others add weight.
        let stopped = close * 3 / 2;
        let heavy = cards * (TURN + UNSEEN / 2) * 2 / (rivals + 1);
        let whole = stopped + heavy;
        if self.leads_the_game(seat) {
            whole * 5 / 4
        } else {
            whole
        }
    }

    /// Whether this player has the lowest total of the others.
    fn leads_the_game(&self, seat: Seat) -> bool {
        let total = self.place(seat).total;
        self.rivals().all(|other| self.place(other).total >= total)
    }

    /// What it costs to draw `cards` oneself.
    pub(super) fn drawing(&self, cards: i32) -> i32 {
        cards * (TURN + UNSEEN * self.danger / 100)
    }
}
