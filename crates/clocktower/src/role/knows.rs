//! 得知的信息 — the information a role gives, and in which form its player tells the town of it.

use crate::grimoire::Grimoire;
use crate::info::Query;
use crate::{Info, Team, Tri};

/// The information a role gives: what can be said at all, and what of it is true.
#[derive(Clone, Copy)]
pub(crate) struct Knows {
    /// Everything of the right form.
    pub(crate) form: fn(&Grimoire, Query, &mut dyn FnMut(Info)),
    /// Whether this is true now.
    pub(crate) holds: fn(&Grimoire, Query, Info) -> Tri,
}

/// In which form a player tells the town what the own character was told: what can be said at all, by public facts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Report {
    /// The character is told nothing.
    Nothing,
    /// A number up to this one, or up to the number of players.
    Number(u8),
    /// A number up to this one, about two players.
    NumberOfTwo(u8),
    /// Yes or no.
    Answer,
    /// Yes or no, about two players.
    AnswerAboutTwo,
    /// One of two players is a character of this team, or nobody is of it.
    OneOfTwo(Team),
    /// A player's token.
    Token,
    /// One player and two characters, of which one is right.
    Either,
    /// Two players, of whom one is the one looked for.
    Pair,
    /// A player who is known to be this good character.
    Known,
    /// Two statements, heard by day.
    Statements,
    /// A statement that was asked about by day, and yes or no.
    Reply,
}
