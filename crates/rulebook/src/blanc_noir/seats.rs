//! Who sits where, and under which name.

use kernel::Seat;

use super::cursor::Cursor;
use crate::game::Misread;

/// How many play Blanc Noir.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;

/// The players' names in the order they sit.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(Vec<String>);

impl Names {
    /// `: A B C` after the word for seats.
    pub(super) fn read(line: &mut Cursor<'_>) -> Result<Self, Misread> {
        line.mark(':')?;
        let start = line.clone();
        let mut names: Vec<String> = Vec::new();
        line.list(|it| {
            let before = it.clone();
            let name = it.word("a player's name")?;
            if names.contains(&name) {
                return Err(before.misread("another name for each player"));
            }
            names.push(name);
            Ok(())
        })?;
        line.end()?;
        if !PLAYERS.contains(&names.len()) {
            return Err(start.misread(format!("2 to 6 players, not {}", names.len())));
        }
        Ok(Self(names))
    }

    pub(super) fn count(&self) -> u8 {
        self.0.len() as u8
    }

    pub(super) fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.count())
    }

    pub(super) fn find(&self, word: &str) -> Option<Seat> {
        let place = self.0.iter().position(|name| name == word)?;
        Some(Seat::new(place as u8))
    }

    /// All of them, for a message.
    pub(super) fn joined(&self) -> String {
        self.0.join(", ")
    }
}
