//! 立场 — for whose execution everybody nominated and voted, and what it says of who belongs together.
//!
//! Evil players seldom are for the execution of their own Demon, and are rather glad of anybody else's.

use clocktower::MOST_PLAYERS;
use kernel::Seat;

use super::world::World;

/// How much likelier an evil player is to do so than a good one, if this is about the own Demon, about a fellow Minion,
/// about anybody else: to nominate, to vote for it, to keep the hand down.
const NOMINATES: [f32; 3] = [0.15, 0.5, 1.15];
const VOTES_FOR: [f32; 3] = [0.2, 0.6, 1.15];
const VOTES_NOT: [f32; 3] = [1.3, 1.15, 0.93];

/// Somebody was for an execution, or not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Stand {
    by: Seat,
    of: Seat,
    if_evil: [f32; 3],
}

impl Stand {
    pub(super) const fn nominated(by: Seat, of: Seat) -> Self {
        let if_evil = NOMINATES;
        Self { by, of, if_evil }
    }

    pub(super) const fn voted(by: Seat, of: Seat, yes: bool) -> Self {
        let if_evil = if yes { VOTES_FOR } else { VOTES_NOT };
        Self { by, of, if_evil }
    }
}

/// All that was done for and against executions, added up.
pub(super) struct Stands {
    /// By whoever is evil, whomever it was about.
    of_evil: [f32; MOST_PLAYERS],
    /// By whom about whom, if it was about the own Demon, or a fellow Minion, compared with anybody else.
    of_friends: [[[f32; 2]; MOST_PLAYERS]; MOST_PLAYERS],
}

impl Stands {
    pub(super) fn of(stands: &[Stand]) -> Self {
        let mut sum = Self {
            of_evil: [1.0; MOST_PLAYERS],
            of_friends: [[[1.0; 2]; MOST_PLAYERS]; MOST_PLAYERS],
        };
        for stand in stands {
            let (by, of) = (stand.by.index(), stand.of.index());
            let [demon, minion, other] = stand.if_evil;
            sum.of_evil[by] *= other;
            sum.of_friends[by][of][0] *= demon / other;
            sum.of_friends[by][of][1] *= minion / other;
        }
        sum
    }

    /// How well it suits a supposed town.
    pub(super) fn weigh(&self, world: &World) -> f32 {
        let evil = world.minions.with(world.demon);
        let mut weight = 1.0;
        for by in evil {
            weight *= self.of_evil[by.index()];
            for of in evil.without(by) {
                let about = &self.of_friends[by.index()][of.index()];
                weight *= about[usize::from(of != world.demon)];
            }
        }
        weight
    }
}

#[cfg(test)]
mod tests {
    use clocktower::Character;
    use kernel::Seats;

    use super::*;

    const DEMON: Seat = Seat::new(0);
    const MINION: Seat = Seat::new(1);
    const OTHER: Seat = Seat::new(2);

    /// A town in which `DEMON` is the Demon and `minion` the Minion.
    fn world(minion: Seat) -> World {
        World {
            character: [Character::default(); MOST_PLAYERS],
            shown: [Character::default(); MOST_PLAYERS],
            demon: DEMON,
            minions: Seats::only(minion),
        }
    }

    #[test]
    fn whoever_is_for_the_demons_execution_is_less_likely_its_minion() {
        for stand in [
            Stand::nominated(MINION, DEMON),
            Stand::voted(MINION, DEMON, true),
        ] {
            let stands = Stands::of(&[stand]);
            assert!(stands.weigh(&world(MINION)) < stands.weigh(&world(OTHER)));
        }
    }

    #[test]
    fn a_hand_kept_down_speaks_for_a_minion() {
        let stands = Stands::of(&[Stand::voted(MINION, DEMON, false)]);
        assert!(stands.weigh(&world(MINION)) > stands.weigh(&world(OTHER)));
    }

    #[test]
    fn what_good_players_do_among_each_other_says_nothing() {
        let stands = Stands::of(&[Stand::nominated(OTHER, Seat::new(3))]);
        assert!((stands.weigh(&world(MINION)) - 1.0).abs() < f32::EPSILON);
    }
}
