//! 局势 — how the chances of the two sides stand, as the storyteller sees them.
//!
//! Good has so many executions left before only two live, and each of them finds the Demon the likelier the more the town
//! suspects it, and the more good players still learn. Without enough votes, good executes nobody.

use clocktower::{Character, Side, Team, View};
use kernel::{Seat, Seats};

use super::belief::Belief;

/// How often the town executes the Demon on a day, if it is the first, second … of those it suspects.
const BY_PLACE: [f32; 4] = [0.55, 0.35, 0.22, 0.16];
/// By so much more for every good player who still learns something.
const TO_LEARN: f32 = 0.04;
/// So far from even, one side is ahead.
const AHEAD: f32 = 0.15;

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
        let demons = demons(view);
        let executions = executions_left(living.len(), kills_a_night(view, demons));
        let place = demons
            .into_iter()
            .map(|demon| place_of(demon, living, belief))
            .min()
            .unwrap_or(0);
        let finds = if can_execute(view) {
            let alone = BY_PLACE[place.min(BY_PLACE.len() - 1)] + TO_LEARN * learners(view) as f32;
            // Every Minion is executed in the Demon's stead now and then, and votes.
            alone / minions(view).max(1) as f32
        } else {
            0.0
        };
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

/// How many executions so many living players still allow, if so many die every night: when two are left, it is over.
pub(super) const fn executions_left(living: usize, killed: usize) -> usize {
    living.saturating_sub(2).div_ceil(killed + 1)
}

/// 沙巴洛斯 kills two.
fn kills_a_night(view: &View, demons: Seats) -> usize {
    let pages = view.grimoire.as_ref();
    let is_shabaloth = |seat: Seat| {
        let page = pages.and_then(|pages| pages.page(seat));
        page.is_some_and(|page| page.character == Character::SHABALOTH)
    };
    if demons.into_iter().any(is_shabaloth) {
        2
    } else {
        1
    }
}

/// The Demons who live.
pub(super) fn demons(view: &View) -> Seats {
    let Some(pages) = &view.grimoire else {
        return Seats::NONE;
    };
    view.board
        .present
        .into_iter()
        .filter(|&seat| {
            pages
                .page(seat)
                .is_some_and(|page| page.lives && view.team(page.character) == Team::Demon)
        })
        .collect()
}

/// The good players who have a vote left.
fn good_hands(view: &View) -> usize {
    view.board
        .living
        .or(view.board.tokens)
        .into_iter()
        .filter(|&seat| side_of(view, seat) == Some(Side::Good))
        .count()
}

/// Whether good alone has votes enough.
fn can_execute(view: &View) -> bool {
    good_hands(view) >= view.board.living.len().div_ceil(2)
}

/// The living Townsfolk who are sober.
fn learners(view: &View) -> usize {
    let Some(pages) = &view.grimoire else {
        return 0;
    };
    view.board
        .living
        .into_iter()
        .filter_map(|seat| pages.page(seat))
        .filter(|page| page.sober && page.character.is_told_something())
        .filter(|page| view.team(page.character) == Team::Townsfolk)
        .count()
}

/// The living Minions.
fn minions(view: &View) -> usize {
    let pages = view.grimoire.as_ref();
    view.board
        .living
        .into_iter()
        .filter_map(|seat| pages?.page(seat))
        .filter(|page| view.team(page.character) == Team::Minion)
        .count()
}

/// How many of the living the town suspects more, and half of those whom it suspects as much.
fn place_of(demon: Seat, living: Seats, belief: &Belief) -> usize {
    let suspicion = |seat: Seat| belief.demon[seat.index()];
    let those = |is_before: &dyn Fn(f32, f32) -> bool| {
        let others = living.without(demon).into_iter();
        others
            .filter(|&seat| is_before(suspicion(seat), suspicion(demon)))
            .count()
    };
    those(&|other, own| other > own) + those(&|other, own| (other - own).abs() <= f32::EPSILON) / 2
}

/// The side a player is of.
pub(super) fn side_of(view: &View, seat: Seat) -> Option<Side> {
    Some(view.grimoire.as_ref()?.page(seat)?.side)
}
