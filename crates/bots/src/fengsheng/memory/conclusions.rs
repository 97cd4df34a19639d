//! 推断 — what a player concludes from what it saw.

use fengsheng::{Colour, Face, Faction, Reaction, Way};
use kernel::Seat;

use super::{Flight, Memory, Probe};

impl Memory {
    /// Who counters a card works against its user, and for whom it was aimed at.
    pub(super) fn countered(&mut self, by: Seat) {
        let Some(below) = self.chain.last().copied() else {
            return;
        };
        self.belief.bond(by, below.by, 0.65);
        if let Some(target) = below.target {
            self.belief.bond(by, target, 1.2);
        }
    }

    /// Reactions are honest, except of those who may answer as they like.
    pub(super) fn reacted(&mut self, reaction: Reaction) {
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
    pub(super) fn read(&mut self, seat: Seat, face: Face, drew: bool) {
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
    pub(super) fn went_on(&mut self, back: bool) {
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
    pub(super) fn landed(&mut self, seat: Seat, face: Face) {
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
    pub(super) fn placed(&mut self, by: Option<Seat>, seat: Seat, face: Face) {
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
