//! Every law of the testkit for the other editions: 黑名单 at 3 to 9 seats, 千智 at 2 to 8, with their
//! switches turned.

mod common;

use common::Fengsheng;
use fengsheng::{Action, Cast, Colour, Edition, Mode, Setup, Sight, Table};
use kernel::{Eye, Seat};
use testkit::{Game, laws};

struct Other(Edition);

impl Game for Other {
    type Position = Table;

    fn setup(&self, walk: u64) -> Setup {
        let seats = self.0.seats();
        let range = u64::from(seats.end() - seats.start() + 1);
        let mut setup = Setup::new(self.0, seats.start() + (walk % range) as u8);
        let seats_for_three = setup.seats <= 8;
        let rules = &mut setup.rules;
        let turned = |nth: u64| walk % nth == nth - 1;
        if turned(6) {
            rules.roles = Cast::NONE;
        }
        rules.limited_skills ^= turned(5);
        if seats_for_three && turned(2) {
            rules.offered = 3;
        }
        rules.lure_self ^= turned(3);
        rules.last_side_wins ^= turned(4);
        rules.victory_first ^= turned(5);
        rules.lock_answers ^= turned(6);
        rules.interceptor_may_refuse ^= turned(7);
        rules.swapped_to_hand ^= turned(8);
        rules.transfer_again ^= turned(9);
        rules.reinforce_without_black ^= turned(10);
        rules.gamble_refills ^= turned(11);
        rules.laps ^= turned(5);
        rules.short_turn ^= turned(8);
        rules.second_play_phase ^= turned(3);
        if self.0 == Edition::Qianzhi {
            let modes = match setup.seats {
                4 => [Mode::Free, Mode::Novice, Mode::Free],
                5 => [Mode::Standard, Mode::Free, Mode::Standard],
                6 => [Mode::Standard, Mode::Teams, Mode::Bystanders],
                _ => [Mode::Free; 3],
            };
            rules.mode = modes[(walk / 7 % 3) as usize];
        }
        rules.large_deck = self.0 == Edition::Blacklist && turned(4);
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

#[test]
fn every_law_holds_in_the_blacklist() {
    laws::check(&Other(Edition::Blacklist), 60);
}

#[test]
fn every_law_holds_in_qianzhi() {
    laws::check(&Other(Edition::Qianzhi), 60);
}
