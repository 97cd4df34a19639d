//! 途中的情报 — what it is worth that a card on its way comes to lie before a player.

use fengsheng::{Colour, Colours, Face, Role, Way};
use kernel::Seat;

use super::belief::WHOLE;
use super::hand::CARD;
use super::situation::{Counts, Situation};
use super::unseen::Chances;

/// Intelligence on its way, or about to be sent.
#[derive(Clone, Copy)]
pub(super) struct Flight {
    pub(super) sender: Seat,
    pub(super) way: Way,
    pub(super) chances: Chances,
}

impl Situation<'_> {
    /// What it is worth that a player, before whom this lies, gains the card on its way.
    pub(super) fn gain_of(&self, seat: Seat, counts: Counts, flight: &Flight) -> i32 {
        let by = Some(flight.sender);
        let before = self.potential(seat, counts, None);
        let mut worth = 0;
        for (colours, chance) in Colours::ALL.into_iter().zip(flight.chances) {
            if chance == 0 {
                continue;
            }
            let gained = counts.plus(colours);
            let mut after = self.potential(seat, gained, by);
            if colours.has(Colour::Black) {
                let again = self.double_blow(flight.sender);
                if again > 0 && gained.black < 3 {
                    let twice = self.potential(seat, gained.plus(Colours::BLACK), by);
                    after += again * (twice - after) / WHOLE;
                }
                if seat == self.me {
                    after += self.consolation(flight.sender);
                }
            }
            worth += chance * (after - before) / WHOLE;
        }
        worth
    }

    /// How likely the sender adds another black card.
    fn double_blow(&self, sender: Seat) -> i32 {
        if self.up(sender) != Some(Role::ProfessionalKiller) {
            0
        } else if sender == self.me {
            if self.held.black > 0 { WHOLE } else { 0 }
        } else {
            (self.hand_size(sender) * 150).min(600)
        }
    }

    /// What one's own character gets for gaining black intelligence.
    fn consolation(&self, sender: Seat) -> i32 {
        match self.up(self.me) {
            Some(Role::BrotherMark | Role::PhantomThief) if sender == self.me => 0,
            Some(Role::MaskedMan | Role::BrotherMark | Role::PhantomThief | Role::Tide) => 2 * CARD,
            _ => 0,
        }
    }
}

/// The card is of this face.
pub(super) fn certain(face: Face) -> Chances {
    Colours::ALL.map(|colours| i32::from(colours == face.colours()) * WHOLE)
}
