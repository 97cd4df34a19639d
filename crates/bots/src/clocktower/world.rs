//! 世界 — a town as somebody supposes it to have been dealt.

use clocktower::{Character, MOST_PLAYERS};
use kernel::{Seat, Seats};

/// Who is who, as somebody supposes: true characters and the tokens shown.
#[derive(Clone, Copy)]
pub(super) struct World {
    pub(super) character: [Character; MOST_PLAYERS],
    pub(super) shown: [Character; MOST_PLAYERS],
    pub(super) demon: Seat,
    pub(super) minions: Seats,
}

impl World {
    pub(super) fn is_evil(&self, seat: Seat) -> bool {
        seat == self.demon || self.minions.has(seat)
    }

    pub(super) fn is(&self, seat: Seat, character: Character) -> bool {
        self.character[seat.index()] == character
    }

    pub(super) fn minion(&self, character: Character) -> Option<Seat> {
        self.minions
            .into_iter()
            .find(|&seat| self.is(seat, character))
    }
}
