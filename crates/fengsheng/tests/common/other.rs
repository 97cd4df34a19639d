//! 黑名单 and 千智 as the testkit needs them: which tables to deal, and what the rules let an eye learn by
//! surprise there.

use fengsheng::{Action, Cast, Colour, Edition, Mode, Setup, Sight, Table};
use kernel::{Eye, Seat};
use testkit::Game;

use super::Fengsheng;

/// An edition under test, and how it is played: as many players as it is for in turn, with its switches
/// turned.
pub(crate) struct Other(pub(crate) Edition, pub(crate) Mode);

impl Other {
    /// For how many the mode is.
    fn sizes(&self) -> Vec<u8> {
        let fits = |seats: &u8| {
            let mut setup = Setup::new(self.0, *seats);
            setup.rules.mode = self.1;
            setup.split().is_some()
        };
        self.0.seats().filter(fits).collect()
    }
}

impl Game for Other {
    type Position = Table;

    fn setup(&self, walk: u64) -> Setup {
        let sizes = self.sizes();
        let mut setup = Setup::new(self.0, sizes[(walk % sizes.len() as u64) as usize]);
        let seats_for_three = setup.seats <= 8;
        let switches = self.0.switches();
        let turned = |nth: u64| walk % nth == nth - 1;
        let turn = |name: &str, nth: u64| switches.contains(&name) && turned(nth);
        let rules = &mut setup.rules;
        rules.mode = self.1;
        if turned(6) {
            rules.roles = Cast::NONE;
        }
        if seats_for_three && turned(2) {
            rules.offered = 3;
        }
        rules.limited_skills ^= turn("limited_skills", 5);
        rules.lure_self ^= turn("lure_self", 3);
        rules.last_side_wins ^= turn("last_side_wins", 4);
        rules.victory_first ^= turn("victory_first", 5);
        rules.lock_answers ^= turn("lock_answers", 6);
        rules.counter_any ^= turn("counter_any", 4);
        rules.interceptor_may_refuse ^= turn("interceptor_may_refuse", 7);
        rules.swapped_to_hand ^= turn("swapped_to_hand", 8);
        rules.transfer_again ^= turn("transfer_again", 9);
        rules.reinforce_without_black ^= turn("reinforce_without_black", 10);
        rules.gamble_refills ^= turn("gamble_refills", 11);
        rules.laps ^= turn("laps", 5);
        rules.short_turn ^= turn("short_turn", 8);
        rules.second_play_phase ^= turn("second_play_phase", 3);
        rules.large_deck ^= turn("large_deck", 4);
        setup
    }

    fn longest(&self) -> usize {
        20_000
    }

    fn weights(&self, walk: u64, table: &Table, seat: Seat, actions: &[Action]) -> Vec<u32> {
        Fengsheng.weights(walk, table, seat, actions)
    }

    fn universe(&self, setup: &Setup) -> Vec<Action> {
        let mut all = Fengsheng.universe(setup);
        all.extend(Colour::ALL.map(Action::Name));
        all
    }

    fn every(&self, table: &Table) -> u32 {
        Fengsheng.every(table)
    }

    fn veil(&self, eye: Eye, sight: &Sight) -> Sight {
        let mut veiled = Fengsheng.veil(eye, sight);
        let any = || fengsheng::Face::from_index(0).unwrap();
        match &mut veiled {
            // What 调包 replaced is discarded openly, what was decoded is turned up, a hand is discarded whole.
            Sight::Spent {
                face: Some(face), ..
            }
            | Sight::Discarded { face, .. }
            | Sight::TransitTurnedUp { face, .. } => *face = any(),
            Sight::PickedUp { seat, face } if eye == Eye::Seat(*seat) => *face = None,
            // 3V3 — when all have chosen, each side looks at its own characters.
            Sight::Kept { seat, role } if self.1 == Mode::Teams && are_mates(eye, *seat) => {
                *role = None;
            }
            Sight::ProbeSeen { by, face } if eye == Eye::Seat(*by) => *face = None,
            Sight::TopSeen { by, cards, .. } if eye == Eye::Seat(*by) => *cards = None,
            // What comes from the deck, and whose identity it is now, is news to whoever may know.
            Sight::Exchanged { face, .. } => *face = None,
            Sight::IdentityTaken { identity, .. } => *identity = None,
            _ => {}
        }
        veiled
    }

    fn is_secret(&self, table: &Table, action: Action) -> bool {
        Fengsheng.is_secret(table, action)
    }

    fn reveals(&self, sight: &Sight) -> bool {
        Fengsheng.reveals(sight)
    }

    fn forks(&self, sight: &Sight) -> bool {
        let turned_up = matches!(sight, Sight::TransitTurnedUp { .. } | Sight::Reacted { .. });
        turned_up || Fengsheng.forks(sight)
    }
}

/// Whether the eye sits on the side of this player: the sides sit alternately.
fn are_mates(eye: Eye, seat: Seat) -> bool {
    matches!(eye, Eye::Seat(me) if me.number() % 2 == seat.number() % 2)
}
