//! Who sits where, and under which name.

use std::ops::RangeInclusive;

use kernel::Seat;

use crate::cursor::Cursor;
use crate::game::Misread;

/// The players' names in the order they sit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// `: A B C` after the word for seats; as many as may play.
    pub(crate) fn read(
        line: &mut Cursor<'_>,
        players: RangeInclusive<usize>,
    ) -> Result<Self, Misread> {
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
        if !players.contains(&names.len()) {
            let (fewest, most) = players.into_inner();
            let found = names.len();
            return Err(start.misread(format!("{fewest} to {most} players, not {found}")));
        }
        Ok(Self(names))
    }

    pub(crate) fn count(&self) -> u8 {
        self.0.len() as u8
    }

    pub(crate) fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.count())
    }

    pub(crate) fn find(&self, word: &str) -> Option<Seat> {
        let place = self.0.iter().position(|name| name == word)?;
        Some(Seat::new(place as u8))
    }

    /// All of them, for a message.
    pub(crate) fn joined(&self) -> String {
        self.0.join(", ")
    }
}
