//! 信念 — what a player believes of everybody's side.
//!
//! How many there are of each side is public, so the players' sides hang together: all ways to split
//! them up are weighed, each by what speaks for it. Only sums, products and quotients are taken, so
//! the same evidence gives the same belief on every machine.

use fengsheng::{Faction, MAX_PLAYERS, Mode, SeatView, Setup, View};
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
        let weigh = Weigh {
            belief: self,
            known: Faction::ALL.map(|faction| {
                let is = |(at, place): (usize, &SeatView)| {
                    u16::from(place.identity == Some(faction)) << at
                };
                view.seats.iter().enumerate().map(is).sum()
            }),
            players: view.seats.len(),
        };
        if let Some(odds) = weigh.odds(split.0) {
            self.odds = odds;
        }
    }
}

/// A set of players, a bit for each.
type Set = u16;

/// The most ways to choose some of nine players.
const MOST_SIDES: usize = 126;

/// Players who may be a side of their own.
#[derive(Clone, Copy, Default)]
struct Side {
    these: Set,
    /// How likely what was seen is if they are, rather than bystanders.
    likely: f32,
    /// The same, for all ways to split up the others.
    sum: f32,
}

/// All ways to split the players up are gone through.
struct Weigh<'a> {
    belief: &'a Belief,
    /// Who is known to be of which side.
    known: [Set; 3],
    players: usize,
}

impl Weigh<'_> {
    /// None if what is known cannot be.
    fn odds(&self, [lurkers, agency, _]: [u8; 3]) -> Option<[[i32; 3]; MAX_PLAYERS]> {
        let mut room = [[Side::default(); MOST_SIDES]; 2];
        let [first, second] = &mut room;
        let lurkers = self.sides(Faction::Lurker, lurkers, first);
        let agency = self.sides(Faction::Agency, agency, second);
        let mut all = 0.0;
        for one in lurkers.iter_mut() {
            for other in agency.iter_mut() {
                if one.these & other.these == 0 {
                    let likely = one.likely * other.likely;
                    one.sum += likely;
                    other.sum += likely;
                }
            }
            all += one.sum;
        }
        if all <= 0.0 {
            return None;
        }
        let mut sums = [[0.0, 0.0, all]; MAX_PLAYERS];
        for (side, sets) in [lurkers, agency].into_iter().enumerate() {
            for set in sets {
                for at in members(set.these) {
                    sums[at][side] += set.sum;
                    sums[at][Faction::Bystander as usize] -= set.sum;
                }
            }
        }
        Some(sums.map(|sums| sums.map(|sum| (sum / all * 1000.0) as i32)))
    }

    /// The sets of so many players who may be this side.
    fn sides<'a>(
        &self,
        side: Faction,
        count: u8,
        room: &'a mut [Side; MOST_SIDES],
    ) -> &'a mut [Side] {
        let must = self.known[side as usize];
        let known: Set = self.known.iter().sum();
        let mut length = 0;
        for these in 0..1 << self.players {
            let fits = these & known == must && these.count_ones() == u32::from(count);
            if fits {
                room[length] = Side {
                    these,
                    likely: self.likely(side, these),
                    sum: 0.0,
                };
                length += 1;
            }
        }
        &mut room[..length]
    }

    fn likely(&self, side: Faction, these: Set) -> f32 {
        let mut likely = 1.0;
        for at in members(these) {
            if self.known[side as usize] >> at & 1 == 0 {
                let lean = self.belief.lean[at];
                likely *= lean[side as usize] / lean[Faction::Bystander as usize];
            }
            for other in members(these & ((1 << at) - 1)) {
                likely *= self.belief.bond[at][other];
            }
        }
        likely
    }
}

fn members(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = (set > 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(at)
    })
}
