//! 信念 — what a player believes of everybody's side.
//!
//! How many there are of each side is public, so the players' sides hang together: all ways to split
//! them up are weighed, each by what speaks for it. Only sums, products and quotients are taken, so
//! the same evidence gives the same belief on every machine.

use fengsheng::{Faction, MAX_PLAYERS, Mode, Setup, View};
use kernel::Seat;

/// All chances are counted in thousandths.
pub(super) const WHOLE: i32 = 1000;

/// No evidence but proof outweighs this.
const LEAST: f32 = 0.002;
/// How much actions for or against one another may say, all together.
const BONDS: std::ops::RangeInclusive<f32> = 0.2..=5.0;

/// What speaks for which side.
pub(super) struct Belief {
    /// For each player, how likely what was seen is if that player is a lurker, of the agency, a bystander.
    lean: [[f32; 3]; MAX_PLAYERS],
    /// For each two, how much more likely it is if they are of one side.
    bond: [[f32; MAX_PLAYERS]; MAX_PLAYERS],
    odds: [[i32; 3]; MAX_PLAYERS],
    /// Something has been seen since the odds were counted.
    stale: bool,
    /// Whose identity was known then, and as what: three bits each.
    known: u32,
}

impl Default for Belief {
    fn default() -> Self {
        Self {
            lean: [[1.0; 3]; MAX_PLAYERS],
            bond: [[1.0; MAX_PLAYERS]; MAX_PLAYERS],
            odds: [[WHOLE / 3; 3]; MAX_PLAYERS],
            stale: true,
            known: 0,
        }
    }
}

impl Belief {
    /// What was seen is this likely for each side the player may be of.
    pub(super) fn lean(&mut self, seat: Seat, likely: [f32; 3]) {
        let lean = &mut self.lean[seat.index()];
        let mut most = 0.0_f32;
        for (lean, likely) in lean.iter_mut().zip(likely) {
            *lean *= likely;
            most = most.max(*lean);
        }
        for lean in lean {
            *lean = (*lean / most).max(LEAST);
        }
        self.stale = true;
    }

    /// What one did to the other is this much more likely if they are of one side.
    pub(super) fn bond(&mut self, one: Seat, other: Seat, factor: f32) {
        if one == other {
            return;
        }
        let (one, other) = (one.index(), other.index());
        let bond = (self.bond[one][other] * factor).clamp(*BONDS.start(), *BONDS.end());
        self.bond[one][other] = bond;
        self.bond[other][one] = bond;
        self.stale = true;
    }

    /// Whatever was seen of this player says nothing any more.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.lean[seat.index()] = [1.0; 3];
        for other in 0..MAX_PLAYERS {
            self.bond[seat.index()][other] = 1.0;
            self.bond[other][seat.index()] = 1.0;
        }
        self.stale = true;
    }

    /// How likely this player is a lurker, of the agency, a bystander: in thousandths.
    pub(super) const fn odds(&self, seat: Seat) -> [i32; 3] {
        self.odds[seat.index()]
    }

    /// Counts the odds anew if anything is new.
    pub(super) fn refresh(&mut self, view: &View) {
        let known = view.seats.iter().rev().fold(0, |known, place| {
            known << 3 | place.identity.map_or(0, |faction| faction as u32 + 1)
        });
        if !self.stale && known == self.known {
            return;
        }
        self.stale = false;
        self.known = known;
        // Where only missions win, nobody has a side.
        if view.rules.mode == Mode::Bystanders {
            self.odds = [[0, 0, WHOLE]; MAX_PLAYERS];
            return;
        }
        let setup = Setup {
            edition: view.edition,
            seats: view.seats.len() as u8,
            rules: view.rules,
        };
        let Some(split) = setup.split() else { return };
        let mut count = Count {
            belief: self,
            view,
            sides: [Faction::Bystander; MAX_PLAYERS],
            sums: [[0.0; 3]; MAX_PLAYERS],
        };
        let all = count.split_up(0, split.0, 1.0);
        let sums = count.sums;
        for (odds, sums) in self.odds.iter_mut().zip(sums) {
            if all > 0.0 {
                *odds = sums.map(|sum| (sum / all * WHOLE as f32) as i32);
            }
        }
    }
}

/// All ways to split the players up are gone through.
struct Count<'a> {
    belief: &'a Belief,
    view: &'a View,
    sides: [Faction; MAX_PLAYERS],
    sums: [[f32; 3]; MAX_PLAYERS],
}

impl Count<'_> {
    /// Gives the player number `at` and those after it sides of which so many are left; how likely all that is together.
    fn split_up(&mut self, at: usize, left: [u8; 3], weight: f32) -> f32 {
        let Some(place) = self.view.seats.get(at) else {
            return weight;
        };
        // Whose identity was taken is of no side.
        if place.identity == Some(Faction::Removed) {
            self.sides[at] = Faction::Bystander;
            return self.split_up(at + 1, left, weight);
        }
        let mut all = 0.0;
        for faction in Faction::ALL {
            let side = faction as usize;
            if left[side] == 0 || place.identity.is_some_and(|known| known != faction) {
                continue;
            }
            let mut likely = weight;
            if place.identity.is_none() {
                likely *= self.belief.lean[at][side];
            }
            if faction != Faction::Bystander {
                for other in 0..at {
                    if self.sides[other] == faction {
                        likely *= self.belief.bond[at][other];
                    }
                }
            }
            self.sides[at] = faction;
            let mut rest = left;
            rest[side] -= 1;
            let sum = self.split_up(at + 1, rest, likely);
            self.sums[at][side] += sum;
            all += sum;
        }
        all
    }
}
