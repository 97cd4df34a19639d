//! 陈述 — a sentence about the town that is true or false: what 艺术家 asks, 造谣者 says, 博学者 hears.

use kernel::{Seat, Seats};

use crate::grimoire::Grimoire;
use crate::{Character, Info, Team, Tri};

/// A sentence that the engine can judge; whatever else people say is judged by the storyteller.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "statement")]
pub enum Statement {
    /// This player is evil.
    Evil {
        /// Who.
        seat: Seat,
    },
    /// This player's character is of this team.
    Team {
        /// Who.
        seat: Seat,
        /// The team.
        team: Team,
    },
    /// This player is this character.
    Is {
        /// Who.
        seat: Seat,
        /// The character.
        character: Character,
    },
    /// Something else, said aloud.
    #[default]
    Spoken,
}

impl Statement {
    /// Whether it is true.
    pub(crate) fn holds(self, grimoire: &Grimoire) -> Tri {
        match self {
            Self::Evil { seat } => grimoire.is_evil(seat),
            Self::Team { seat, team } => grimoire.is_team(seat, team),
            Self::Is { seat, character } => grimoire.is_character(seat, character),
            Self::Spoken => Tri::Maybe,
        }
    }

    /// The statements about sides and teams: those the storyteller can choose from.
    pub(crate) fn about_teams(players: Seats) -> impl Iterator<Item = Self> {
        players.into_iter().flat_map(|seat| {
            [Self::Evil { seat }]
                .into_iter()
                .chain(Team::DEALT.map(|team| Self::Team { seat, team }))
        })
    }
}

/// Every statement about sides and teams, with a yes and with a no.
pub(crate) fn replies(players: Seats, out: &mut dyn FnMut(Info)) {
    for statement in Statement::about_teams(players) {
        for yes in [true, false] {
            out(Info::Reply { statement, yes });
        }
    }
}

/// Two different statements about sides and teams, the lesser first.
pub(crate) fn two_statements(players: Seats, out: &mut dyn FnMut(Info)) {
    let all = || Statement::about_teams(players);
    for a in all() {
        for b in all().filter(|&b| a < b) {
            out(Info::Statements { a, b });
        }
    }
}
