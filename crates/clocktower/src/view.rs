//! 视图 — all that one eye can see, built field by field.

mod board;
mod own;

use kernel::{Eye, Seat, Seats, Stack};

use crate::ask::Question;
use crate::frame::{Frame, Script};
use crate::grimoire::{Notes, Row};
use crate::setup::Rules;
use crate::town::{Calls, Phase, Town};
use crate::{Cast, Character, Effect, Side, Slot, Team};

pub use board::Board;
pub(crate) use board::First;
pub use own::Own;

/// A question that has been asked, as whoever is asked and the storyteller see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pending {
    /// Who is asked.
    pub to: Seat,
    /// What.
    pub question: Question,
    /// For which character's ability; nobody's for the town's own business.
    pub character: Character,
    /// For which part of it.
    pub script: Script,
    /// Which of its steps asked.
    pub step: u8,
    /// Whom it is about, if about anybody.
    pub about: Seat,
    /// The players chosen so far.
    pub picks: Stack<Seat, 3>,
    /// Whether everybody hears the answer.
    pub open: bool,
    /// Whether everybody sees who is asked.
    pub seen: bool,
}

/// All that one eye can see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who is looking.
    pub eye: Eye,
    /// How many chairs there are, empty ones included; the storyteller's seat comes after them.
    pub chairs: u8,
    /// The characters of the script.
    pub script: Cast,
    /// The teams of the characters that the script brought along.
    pub own_teams: [Team; Character::MOST_OWN],
    /// House rules.
    pub rules: Rules,
    /// The calls of the first night.
    pub first_night: Vec<Slot>,
    /// The calls of the other nights.
    pub other_nights: Vec<Slot>,
    /// What lies open to everybody.
    pub board: Board,
    /// What this eye is asked; the storyteller sees what anybody is asked.
    pub pending: Option<Pending>,
    /// What this player takes himself for.
    pub own: Option<Own>,
    /// The grimoire, for the storyteller.
    pub grimoire: Option<Pages>,
    /// When the game is over: who everybody was, seat by seat. Nothing before.
    pub revealed: Vec<(Character, Side)>,
}

impl View {
    /// Who may answer, as far as this eye can tell.
    pub fn asked(&self) -> Seats {
        self.pending
            .map_or(self.board.asked, |pending| Seats::only(pending.to))
    }
}

/// What the storyteller sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pages {
    /// One row per player.
    pub(crate) rows: Vec<Row>,
    /// The tokens.
    pub(crate) effects: Vec<Effect>,
    /// The abilities under way.
    pub(crate) frames: Vec<Frame>,
    /// What else is kept track of.
    pub(crate) notes: Notes,
}

impl Town {
    pub(crate) fn view_of(&self, eye: Eye) -> View {
        let grimoire = &self.grimoire;
        let is_storyteller = self.is_storyteller(eye);
        let pending = self.pending.filter(|pending| {
            is_storyteller
                || eye == Eye::Seat(pending.to)
                || pending.open && pending.to != self.storyteller()
        });
        View {
            eye,
            chairs: grimoire.chairs,
            script: grimoire.script,
            own_teams: grimoire.own_teams,
            rules: self.rules,
            first_night: self.first_night.as_slice().to_vec(),
            other_nights: self.other_nights.as_slice().to_vec(),
            board: self.board(),
            pending,
            own: match eye {
                Eye::Seat(seat) if !is_storyteller => Some(self.own(seat)),
                Eye::Seat(_) | Eye::Public | Eye::All => None,
            },
            grimoire: is_storyteller.then(|| self.pages()),
            revealed: self.revealed(),
        }
    }

    fn revealed(&self) -> Vec<(Character, Side)> {
        if !matches!(self.phase, Phase::Over { .. }) {
            return Vec::new();
        }
        let rows = self.grimoire.seats().map(|seat| self.grimoire.row(seat));
        rows.map(|row| (row.character, row.side)).collect()
    }

    pub(crate) fn pages(&self) -> Pages {
        let grimoire = &self.grimoire;
        Pages {
            rows: grimoire
                .all_chairs()
                .map(|seat| *grimoire.row(seat))
                .collect(),
            effects: grimoire.effects.as_slice().to_vec(),
            frames: self.frames.as_slice().to_vec(),
            notes: grimoire.notes,
        }
    }

    /// Who may answer, in truth.
    pub(crate) fn asked(&self) -> Seats {
        match (self.pending, self.phase) {
            (_, Phase::Over { .. }) => Seats::NONE,
            (Some(pending), _) => Seats::only(pending.to),
            (None, Phase::Setup | Phase::Night { .. }) => Seats::only(self.storyteller()),
            (None, Phase::Day) => self.asked_by_day(),
            (None, Phase::Vote) => self.next_voter().map_or(Seats::NONE, Seats::only),
        }
    }

    /// Who may answer, as far as this eye can tell: whom the storyteller has woken only those two know.
    pub(crate) fn asked_as_seen_by(&self, eye: Eye) -> Seats {
        match self.pending {
            Some(pending)
                if !pending.seen && !self.is_storyteller(eye) && eye != Eye::Seat(pending.to) =>
            {
                if matches!(self.phase, Phase::Over { .. }) {
                    Seats::NONE
                } else {
                    Seats::only(self.storyteller())
                }
            }
            Some(_) | None => self.asked(),
        }
    }
}

/// The calls of a night, as a list.
pub(crate) fn calls_of(slots: &[Slot]) -> Calls {
    slots.iter().copied().collect()
}
