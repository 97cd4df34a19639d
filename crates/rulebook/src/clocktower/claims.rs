//! `expect` blocks: what they say, word by word.

mod player;
mod town;

use clocktower::{Character, Side, Team};
use kernel::Seat;

use super::deeds::{Act, Choice};
use super::questions::Kind;
use super::told::Said;
use super::{told, words};
use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;
use player::player;
use town::town;

/// One line of an `expect` block.
#[derive(Clone, Debug)]
pub(crate) enum Claim {
    Town(TownClaim),
    Player(Seat, PlayerClaim),
}

#[derive(Clone, Debug)]
pub(crate) enum TownClaim {
    /// Who is asked what, perhaps for one character's ability; none: the storyteller.
    Asked(Vec<Option<Seat>>, Kind, Option<Character>),
    Living(Vec<Seat>),
    Dead(Vec<Seat>),
    Doomed(Option<Seat>),
    ToBeat(u8),
    Needed(u8),
    Night(u8),
    Day(u8),
    /// Who won, and perhaps why; none: the game goes on.
    Over(Option<(Side, Option<Why>)>),
    Died(Vec<Seat>),
    Back(Vec<Seat>),
    Choices(Extent, Vec<Choice>, Option<String>),
    Sayable(Extent, Vec<Said>),
    /// So many characters of these teams are in play.
    Characters(Vec<(Team, u8)>),
    /// What the storyteller may do of his own accord now.
    May(Act),
    /// What he may not, and perhaps why.
    MayNot(Act, Option<String>),
}

/// Whether a list is all there is, part of it, or none of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    Exactly,
    Among,
    NoneOf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    NoDemon,
    TwoLeft,
    Storyteller,
    By(Character),
}

#[derive(Clone, Debug)]
pub(crate) enum PlayerClaim {
    Told(Vec<Said>),
    OnlyTold(Vec<Said>),
    NotTold(Vec<Said>),
    Woken(bool),
    Token(bool),
    Alive(bool),
    Is(Character, bool),
    Believes(Character),
    Side(Side),
    Drunk,
    Poisoned,
    Sober,
    Able(bool),
    Spent(bool),
    /// A token of this character's ability, working or not.
    Marked(Character, bool),
    /// Mad about being this character, or about nothing.
    Mad(Option<Character>),
    Gained(Character),
    May(Act),
    MayNot(Act, Option<String>),
    Knows(Seat, Character, bool),
}

impl Claim {
    pub(super) fn read(mut line: Cursor<'_>, seats: &Names) -> Result<Self, Misread> {
        let claim = match told::perhaps_seat(&mut line, seats) {
            Some(seat) => Self::Player(seat, player(&mut line, seats)?),
            None => Self::Town(town(&mut line, seats)?),
        };
        line.end()?;
        Ok(claim)
    }
}
/// `: 因为 …` at the end of a line.
fn reason(line: &mut Cursor<'_>) -> Result<Option<String>, Misread> {
    if !line.skip_mark(':') {
        return Ok(None);
    }
    if !line.skip(words::BECAUSE) {
        return Err(line.misread("因为"));
    }
    line.read("a reason, such as not-among", |word| {
        super::reasons::is_known(word).then(|| word.to_owned())
    })
    .map(Some)
}
