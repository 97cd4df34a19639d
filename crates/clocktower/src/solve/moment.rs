//! 时刻 — a moment of the game, all that matters of it: two ways there that come to the same are one.

use std::hash::{Hash as _, Hasher};

use crate::ability::Which;
use crate::grimoire::Grimoire;
use crate::solve::node::Node;
use crate::solve::record::Record;
use kernel::Seats;

/// The print of a moment: its round, and a hash of the rest.
pub(crate) type Moment = (u8, u128);

impl Node {
    /// Where the game is. What can no longer matter is forgotten first.
    pub(crate) fn moment(&mut self, record: &Record) -> Moment {
        number_anew(&mut self.town.grimoire);
        if let Some(top) = self.town.frames.last_mut() {
            // Whom it was about before is over: only questions that are asked again are compared.
            top.picks.clear();
            top.picked = None;
        }
        let grimoire = &mut self.town.grimoire;
        if !record.counts_errors {
            grimoire.notes.went_wrong = Seats::NONE;
            if !record.counts_the_woken {
                grimoire.notes.woke = Seats::NONE;
            }
        }
        let mut hasher = Quick::default();
        self.town.grimoire.hash(&mut hasher);
        self.town.phase.hash(&mut hasher);
        self.town.day.hash(&mut hasher);
        self.town.frames.hash(&mut hasher);
        self.hash_progress(&mut hasher);
        (self.round(), hasher.print())
    }
}

/// Gives abilities the lowest numbers that keep their order of age, and forgets since when they are there, if it is long:
/// how many there have been in between is no difference.
fn number_anew(grimoire: &mut Grimoire) {
    let by_age = grimoire.by_age(|_| true);
    let night = grimoire.night;
    for &(seat, which) in by_age.as_slice() {
        let ability = &mut grimoire.rows[seat].abilities[which.index()];
        // 杂耍艺人 asks for the night before.
        if ability.since + 1 < night {
            ability.since = 0;
        }
    }
    if usize::from(grimoire.notes.serial) == by_age.len() {
        return;
    }
    let mut place = 0;
    while place < grimoire.effects.len() {
        let effect = grimoire.effects.as_slice()[place];
        let source = grimoire.ability(effect.by, effect.ability);
        let rank = source.map_or(0, |which| rank(by_age.as_slice(), (effect.by, which)));
        grimoire.effects.as_mut_slice()[place].ability = rank;
        place += 1;
    }
    for (&(seat, which), number) in by_age.as_slice().iter().zip(1..) {
        grimoire.rows[seat].abilities[which.index()].serial = number;
    }
    grimoire.notes.serial = by_age.len() as u8;
}

fn rank(by_age: &[(kernel::Seat, Which)], ability: (kernel::Seat, Which)) -> u8 {
    by_age
        .iter()
        .position(|&other| other == ability)
        .map_or(0, |place| place as u8 + 1)
}

/// A quick hash for the grimoires of one search, twice as wide as a usual one.
struct Quick([u64; 2]);

impl Default for Quick {
    fn default() -> Self {
        Self([1, 2])
    }
}

impl Quick {
    fn print(&self) -> u128 {
        u128::from(self.0[0]) << 64 | u128::from(self.0[1])
    }
}

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0[0]
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        let [one, other] = self.0;
        self.0 = [
            (one.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95),
            (other.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15),
        ];
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number.cast_unsigned() as u64);
    }
}
