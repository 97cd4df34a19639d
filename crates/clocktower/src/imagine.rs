//! 设想 — a truth that looks like a view.

use kernel::{Chance, Eye, Imagine, Rng, Stack};

use crate::grimoire::Grimoire;
use crate::town::Town;
use crate::view::{View, calls_of};

impl Imagine for Town {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut town = Self::with_board(view, rng);
        match &view.grimoire {
            Some(pages) => {
                for (seat, row) in town.grimoire.all_chairs().zip(&pages.rows) {
                    town.grimoire.rows[seat] = *row;
                }
                town.grimoire.effects = pages.effects.iter().copied().collect();
                town.grimoire.notes = pages.notes;
                town.frames = pages.frames.iter().copied().collect();
                town.pending = view.pending;
                town.grimoire.settle();
            }
            None => crate::guess::guess(&mut town, view, rng),
        }
        town
    }
}

impl Town {
    /// A town of which only the board is written.
    fn with_board(view: &View, rng: &mut Rng) -> Self {
        Self {
            grimoire: Grimoire {
                chairs: view.chairs,
                present: view.board.present,
                seated: view.board.present.len() as u8,
                script: view.script,
                own_teams: view.own_teams,
                night: view.board.night,
                circle: view.board.circle,
                ..Grimoire::default()
            },
            rules: view.rules,
            first_night: calls_of(&view.first_night),
            other_nights: calls_of(&view.other_nights),
            phase: view.board.phase,
            day: view.board.day,
            talk: view.board.talk,
            frames: Stack::default(),
            pending: None,
            chance: Chance::new(rng.seed()),
        }
    }
}

/// The seat of an eye, if it is a player's.
pub(crate) fn player_of(view: &View) -> Option<kernel::Seat> {
    match view.eye {
        Eye::Seat(seat) if view.board.present.has(seat) => Some(seat),
        Eye::Seat(_) | Eye::Public | Eye::All => None,
    }
}
