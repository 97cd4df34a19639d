//! 得知 — what the storyteller told this player.

use clocktower::{Character, Info, Learned};
use kernel::Seat;

use super::super::facts::Told;
use super::Memory;

impl Memory {
    pub(super) fn learn(&mut self, character: Character, info: Info) {
        self.news += 1;
        match info {
            Info::Minions { seats } => self.minions = self.minions.or(seats.0),
            Info::Demon { seat } => self.demons = self.demons.with(seat),
            Info::Absent { character } => self.absent.push(character),
            Info::Knows {
                seat,
                character: known,
            } => {
                self.shown[seat.index()] = known;
                self.keep_in_mind(character, info);
            }
            Info::Nothing
            | Info::Became { .. }
            | Info::Turned { .. }
            | Info::InPlay { .. }
            | Info::Mad { .. }
            | Info::Grimoire { .. }
            | Info::Believes { .. }
            | Info::Marked { .. }
            | Info::Spoken => {}
            Info::Answer { yes } if character == Character::ARTIST => {
                let statement = self.stated;
                self.remember(character, None, Info::Reply { statement, yes });
            }
            Info::Number { .. }
            | Info::Answer { .. }
            | Info::Reply { .. }
            | Info::NoneOf { .. }
            | Info::OneOf { .. }
            | Info::Token { .. }
            | Info::Either { .. }
            | Info::Statements { .. }
            | Info::Pair { .. } => self.keep_in_mind(character, info),
        }
    }

    /// It is to be said to the town later.
    fn keep_in_mind(&mut self, character: Character, info: Info) {
        let about = match *self.picks.as_slice() {
            [.., a, b] if a != b => Some([a.min(b), a.max(b)]),
            _ => None,
        };
        self.remember(character, about, info);
    }

    fn remember(&mut self, character: Character, about: Option<[Seat; 2]>, info: Info) {
        let night = self.night;
        self.told.push(Told {
            character,
            learned: Learned { night, about, info },
        });
    }

    /// Whom this player was shown as this character.
    pub(in super::super) fn known_as(&self, character: Character) -> Option<Seat> {
        let at = self.shown.iter().position(|&shown| shown == character)?;
        u8::try_from(at).ok().map(Seat::new)
    }
}
