//! 暗答 — answers of several seats that are asked at once, sealed until they count.
//!
//! Everybody who is asked answers without knowing the others' answers; these are then applied in
//! order, and one counts only if everyone before passed. A later seat that was asked in turn would
//! have seen exactly that, so the result is the same as asking one after another, and the wait is
//! the slowest answer instead of the sum of all.

use kernel::{Seat, Seats};

/// What is asked at one moment, and what came back so far.
#[derive(Clone)]
pub(crate) struct Window<A> {
    /// How many decisions had been made when it opened.
    pub(crate) opened: usize,
    /// Who is asked, in the order in which they are heard, and who has answered what.
    asked: Vec<(Seat, Option<A>)>,
}

impl<A: Copy> Window<A> {
    pub(crate) fn open(opened: usize, order: Vec<Seat>) -> Self {
        Self {
            opened,
            asked: order.into_iter().map(|seat| (seat, None)).collect(),
        }
    }

    /// Those whose answer is still awaited.
    pub(crate) fn awaited(&self) -> impl Iterator<Item = Seat> {
        self.asked
            .iter()
            .filter(|(_, answer)| answer.is_none())
            .map(|&(seat, _)| seat)
    }

    /// Seals an answer. Whoever is not asked, or has answered, cannot.
    pub(crate) fn seal(&mut self, seat: Seat, answer: A) {
        for (asked, sealed) in &mut self.asked {
            if *asked == seat && sealed.is_none() {
                *sealed = Some(answer);
            }
        }
    }

    /// The answers that count, in order: every pass up to the first answer that is none, and that
    /// one. `None` while a seat that is heard before it has not answered.
    pub(crate) fn heard(&self, is_pass: impl Fn(A) -> bool) -> Option<Vec<(Seat, A)>> {
        let mut heard = Vec::new();
        for &(seat, answer) in &self.asked {
            let answer = answer?;
            heard.push((seat, answer));
            if !is_pass(answer) {
                break;
            }
        }
        Some(heard)
    }

    /// An answer that has been given: the first in order.
    pub(crate) fn answered(&self) -> Option<(Seat, A)> {
        let answered = |&(seat, answer): &(Seat, Option<A>)| Some((seat, answer?));
        self.asked.iter().find_map(answered)
    }

    /// Takes out a seat whose answer was applied.
    pub(crate) fn close_for(&mut self, seat: Seat) {
        self.asked.retain(|&(asked, _)| asked != seat);
    }

    /// Whether somebody is left in it, and all of those are among these.
    pub(crate) fn is_still_for(&self, seats: Seats) -> bool {
        !self.asked.is_empty() && self.asked.iter().all(|&(seat, _)| seats.has(seat))
    }
}
