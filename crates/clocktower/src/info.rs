//! 信息 — what the storyteller tells a player.

use kernel::{Seat, Seats};

use crate::{Character, Mark, Side, Statement, Team};

/// What a player is told: a number, a nod, a token, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "info")]
pub enum Info {
    /// There is nothing to tell.
    #[default]
    Nothing,
    /// So many.
    Number {
        /// How many.
        number: u8,
    },
    /// A nod or a shake of the head.
    Answer {
        /// Whether it was a nod.
        yes: bool,
    },
    /// No character of this team is there to be shown.
    NoneOf {
        /// The team.
        team: Team,
    },
    /// One of these two is this character.
    OneOf {
        /// The one.
        a: Seat,
        /// The other, further on around the table.
        b: Seat,
        /// The character.
        character: Character,
    },
    /// This player is this character.
    Token {
        /// The player.
        seat: Seat,
        /// The character.
        character: Character,
    },
    /// This player is one of these characters.
    Either {
        /// The player.
        seat: Seat,
        /// The good character.
        good: Character,
        /// The evil one.
        evil: Character,
    },
    /// One of these two is the one looked for.
    Pair {
        /// The one.
        a: Seat,
        /// The other, further on around the table.
        b: Seat,
    },
    /// These players are the Minions.
    Minions {
        /// Who.
        seats: SeatMask,
    },
    /// This player is the Demon.
    Demon {
        /// Who.
        seat: Seat,
    },
    /// This player is the twin, the grandmother's grandchild's like: known to this player from now on.
    Knows {
        /// Who.
        seat: Seat,
        /// As what.
        character: Character,
    },
    /// This good character is not in play.
    Absent {
        /// The character.
        character: Character,
    },
    /// This character is in play.
    InPlay {
        /// The character.
        character: Character,
    },
    /// You are this character now.
    Became {
        /// The character.
        character: Character,
    },
    /// You are of this side now.
    Turned {
        /// The side.
        side: Side,
    },
    /// You have to make the town believe that you are this character.
    Mad {
        /// The character.
        character: Character,
    },
    /// Two statements, of which one is true.
    Statements {
        /// The one.
        a: Statement,
        /// The other.
        b: Statement,
    },
    /// A look into the grimoire, in which these two players' tokens were exchanged; the same one twice, if none were.
    Grimoire {
        /// The one.
        a: Seat,
        /// The other.
        b: Seat,
    },
    /// In the grimoire this player bears the token of this character besides the true one's: takes himself for it.
    Believes {
        /// Who.
        seat: Seat,
        /// For which character.
        character: Character,
    },
    /// In the grimoire a token lies on this player; whether it does anything, it does not say.
    Marked {
        /// Who.
        seat: Seat,
        /// The character whose token it is; nobody's, if it was put there by hand.
        character: Character,
        /// What it says.
        mark: Mark,
    },
    /// Asked whether a statement is true, the storyteller said yes or no. So it is told to the town; whoever asked hears
    /// the answer alone.
    Reply {
        /// What was asked.
        statement: Statement,
        /// Whether the answer was yes.
        yes: bool,
    },
    /// Said by word of mouth.
    Spoken,
}

impl Info {
    /// Whether it is heard on a visit by day, not in the night before.
    pub fn is_heard_by_day(self) -> bool {
        matches!(self, Self::Statements { .. } | Self::Reply { .. })
    }
}

/// A set of seats inside an [`Info`], which can be ordered and written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SeatMask(pub Seats);

impl serde::Serialize for SeatMask {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0)
    }
}

/// Whom a piece of information is about: what the player chose before being told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Query {
    /// Who is told.
    pub(crate) me: Seat,
    /// The players chosen.
    pub(crate) picks: [Seat; 2],
    /// The statement asked about.
    pub(crate) statement: Statement,
    /// What was told before it, where one thing is told after the other.
    pub(crate) told: Info,
    /// Whether what only counts as true is not: where what is told has to be false, or the plain truth.
    pub(crate) falsified: bool,
    /// The night it was told, where somebody reports it; 0 otherwise.
    pub(crate) night: u8,
}

/// A number up to this one.
pub(crate) fn numbers(most: u8, out: &mut dyn FnMut(Info)) {
    (0..=most).for_each(|number| out(Info::Number { number }));
}

/// A nod or a shake of the head.
pub(crate) fn answers(out: &mut dyn FnMut(Info)) {
    out(Info::Answer { yes: false });
    out(Info::Answer { yes: true });
}

/// Every pair of different players, the first one the lower number.
pub(crate) fn pairs(players: Seats) -> impl Iterator<Item = (Seat, Seat)> {
    let after = move |a: Seat| players.into_iter().filter(move |&b| a < b);
    (players.into_iter()).flat_map(move |a| after(a).map(move |b| (a, b)))
}
