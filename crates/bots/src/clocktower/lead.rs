//! 局势 — how the chances of the two sides stand, as the storyteller sees them.
//!
//! Good has so many executions left before only two live, and each of them finds the Demon the likelier the more the town
//! suspects it.

use clocktower::{Side, Team, View};
use kernel::{Seat, Seats};

use super::belief::Belief;

/// How often the town executes the Demon on a day, if it is the first, second … of those it suspects.
const BY_PLACE: [f32; 4] = [0.5, 0.28, 0.18, 0.1];
/// So far from even, one side is ahead.
const AHEAD: f32 = 0.25;

/// How the chances stand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Lead {
    /// From -1, when evil has all but won, to 1, when good has.
    pub(super) of_good: f32,
    /// So many executions good has left.
    pub(super) executions: u8,
}

impl Lead {
    /// How the chances stand by the storyteller's view, and by what the town believes.
    pub(super) fn of(view: &View, belief: &Belief) -> Self {
        let living = view.board.living.minus(view.board.travellers);
        let executions = living.len().saturating_sub(1) / 2;
        let demons = demons(view);
        let place = demons
            .into_iter()
            .map(|demon| place_of(demon, living, belief))
            .min()
            .unwrap_or(0);
        let finds = BY_PLACE[place.min(BY_PLACE.len() - 1)];
        let missed = (0..executions).fold(1.0, |missed, _| missed * (1.0 - finds));
        Self {
            of_good: 1.0 - 2.0 * missed,
            executions: executions as u8,
        }
    }

    /// Who is ahead; nobody if it is about even.
    pub(super) fn ahead(self) -> Option<Side> {
        if self.of_good > AHEAD {
            Some(Side::Good)
        } else if self.of_good < -AHEAD {
            Some(Side::Evil)
        } else {
            None
        }
    }
}

/// The Demons who live.
pub(super) fn demons(view: &View) -> Seats {
    let Some(pages) = &view.grimoire else {
        return Seats::NONE;
    };
    Seat::all(view.players)
        .filter(|&seat| {
            pages
                .page(seat)
                .is_some_and(|page| page.lives && view.team(page.character) == Team::Demon)
        })
        .collect()
}

/// How many of the living the town suspects more.
fn place_of(demon: Seat, living: Seats, belief: &Belief) -> usize {
    let suspicion = |seat: Seat| belief.demon[seat.index()];
    living
        .into_iter()
        .filter(|&seat| suspicion(seat) > suspicion(demon))
        .count()
}
