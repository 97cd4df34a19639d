//! Every law of the testkit for the other editions: 黑名单 at 3 to 9 seats, 千智 at 2 to 8 and in each of
//! its modes, with their switches turned. `HEARSAY_WALKS` sets the number of walks of each.

mod common;

use common::Fengsheng;
use fengsheng::{Action, Cast, Colour, Edition, Mode, Setup, Sight, Table};
use kernel::{Eye, Seat};
use testkit::{Game, laws};

/// An edition, and how it is played.
struct Other(Edition, Mode);

impl Game for Other {
    type Position = Table;

    fn setup(&self, walk: u64) -> Setup {
        let seats = match self.1 {
            _ if self.0 != Edition::Qianzhi => self.0.seats(),
            Mode::Standard => 5..=6,
            Mode::Novice => 4..=4,
            Mode::Teams | Mode::Bystanders => 6..=6,
            Mode::Free => self.0.seats(),
        };
        let range = u64::from(seats.end() - seats.start() + 1);
        let mut setup = Setup::new(self.0, seats.start() + (walk % range) as u8);
        let seats_for_three = setup.seats <= 8;
        let switches = self.0.switches();
        let rules = &mut setup.rules;
        let turned = |nth: u64| walk % nth == nth - 1;
        if turned(6) {
            rules.roles = Cast::NONE;
        }
        if seats_for_three && turned(2) {
            rules.offered = 3;
        }
        // Every house rule of the edition, each on its own walks.
        macro_rules! turn {
            ($($rule:ident every $nth:literal),*) => {
                $(rules.$rule ^= turned($nth) && switches.contains(&stringify!($rule));)*
            };
        }
        turn!(
            limited_skills every 5,
            lure_self every 3,
            last_side_wins every 4,
            victory_first every 5,
            lock_answers every 6,
            interceptor_may_refuse every 7,
            swapped_to_hand every 8,
            transfer_again every 9,
            reinforce_without_black every 10,
            gamble_refills every 11,
            laps every 5,
            short_turn every 8,
            second_play_phase every 3,
            large_deck every 4
        );
        rules.mode = self.1;
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
    laws::check(
        &Other(Edition::Blacklist, Edition::Blacklist.rules().mode),
        60,
    );
}

#[test]
fn every_law_holds_at_five_and_six_of_qianzhi() {
    laws::check(&Other(Edition::Qianzhi, Mode::Standard), 20);
}

#[test]
fn every_law_holds_in_the_novices_room() {
    laws::check(&Other(Edition::Qianzhi, Mode::Novice), 20);
}

#[test]
fn every_law_holds_with_two_teams() {
    laws::check(&Other(Edition::Qianzhi, Mode::Teams), 20);
}

#[test]
fn every_law_holds_in_the_bystanders_room() {
    laws::check(&Other(Edition::Qianzhi, Mode::Bystanders), 20);
}

#[test]
fn every_law_holds_in_free_games_of_qianzhi() {
    laws::check(&Other(Edition::Qianzhi, Mode::Free), 20);
}
