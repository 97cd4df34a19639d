//! 记性 — what a player remembers of what it heard: which colours the others could not follow.

use blanc_noir::{Cause, Colour, Sight};
use kernel::Seat;

/// How sure it is that a player who drew holds nothing of the colour; every card that comes to the hand takes one off.
const SURE: u8 = 3;

/// What was heard in this round.
#[derive(Default)]
pub(super) struct Memory {
    /// The colour to follow.
    lead: Option<Colour>,
    /// For each seat and colour, how sure it is that the hand has none.
    lacks: [[u8; 4]; 6],
}

impl Memory {
    pub(super) fn hear(&mut self, sight: &Sight) {
        match *sight {
            Sight::RoundBegan { .. } => *self = Self::default(),
            Sight::TurnedUp { face }
            | Sight::Played { face, .. }
            | Sight::Paired { face, .. }
            | Sight::Discarded {
                face, leads: true, ..
            } => self.lead = face.colour(),
            Sight::Named { colour, .. } => self.lead = Some(colour),
            Sight::Drew {
                seat, count, cause, ..
            } => {
                // Who draws instead of playing has most likely nothing that follows.
                if let (Cause::Draw, Some(colour)) = (cause, self.lead) {
                    self.lacks[seat.index()][colour as usize] = SURE + 1;
                }
                self.forget(seat, count);
            }
            Sight::Gave { to, .. } => self.forget(to, 1),
            Sight::Recovered { seat, .. } => self.forget(seat, 1),
            _ => {}
        }
    }

    fn forget(&mut self, seat: Seat, cards: u8) {
        for sure in &mut self.lacks[seat.index()] {
            *sure = sure.saturating_sub(cards);
        }
    }

    /// How sure it is (0 to 3) that this player has no card of the colour.
    pub(super) fn lacks(&self, seat: Seat, colour: Colour) -> i32 {
        i32::from(self.lacks[seat.index()][colour as usize])
    }
}
