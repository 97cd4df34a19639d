//! Blanc Noir as the testkit needs it: which tables to deal, how to walk, and what the rules let an
//! eye learn by surprise.
#![allow(
    dead_code,
    reason = "each test binary includes this and uses a part of it"
)]

pub(crate) mod expected;
pub(crate) mod policy;
pub(crate) mod rare;
pub(crate) mod rule_sets;
pub(crate) mod scenes;

use blanc_noir::{Action, Ask, Cause, Colour, Face, Faces, FirstStarter, Rules, Scroll, Setup};
use blanc_noir::{Sight, Source, Table};
use kernel::{Eye, Position, Seat};
use testkit::Game;

/// Blanc Noir under test, with the house rules its walks take in turn.
pub(crate) struct BlancNoir {
    /// The house rules of a walk.
    pub(crate) rules: fn(walk: u64) -> Rules,
}

/// The walks of the laws: with which rules, how many, and which later ones meet something so rare
/// that the first ones do not. (`HEARSAY_WALKS=3000` and the test of `coverage.rs` find such walks.)
pub(crate) struct Walks {
    pub(crate) name: &'static str,
    pub(crate) game: BlancNoir,
    pub(crate) usual: u64,
    pub(crate) chosen: &'static [u64],
}

pub(crate) const DEFAULT: Walks = Walks {
    name: "default rules",
    game: BlancNoir {
        rules: |_| Rules::default(),
    },
    usual: 120,
    chosen: &[],
};

pub(crate) const SWITCHED: Walks = Walks {
    name: "every switch turned",
    game: BlancNoir {
        rules: rule_sets::switched,
    },
    usual: 180,
    chosen: &[1255],
};

pub(crate) const ANY: Walks = Walks {
    name: "switches at random",
    game: BlancNoir {
        rules: rule_sets::any,
    },
    usual: 100,
    chosen: &[377, 779, 955, 962],
};

impl Game for BlancNoir {
    type Position = Table;

    fn setup(&self, walk: u64) -> Setup {
        let mut rules = (self.rules)(walk);
        let seats = 2 + (walk % 5) as u8;
        if let FirstStarter::Seat(seat) = &mut rules.first_starter {
            *seat %= seats;
        }
        Setup { seats, rules }
    }

    fn longest(&self) -> usize {
        60_000
    }

    fn universe(&self, _: &Setup) -> Vec<Action> {
        let mut all = vec![
            Action::Draw,
            Action::Take,
            Action::Deck,
            Action::Declare,
            Action::Silent,
            Action::Stop,
        ];
        for face in Face::all() {
            all.extend([Action::Play(face), Action::Trade(face), Action::Pick(face)]);
        }
        all.extend(Colour::ALL.map(Action::Name));
        all.extend(Scroll::ALL.map(Action::Use));
        // One seat more than there can be, and the highest that can be written.
        for seat in Seat::all(7).chain([Seat::new(23)]) {
            all.push(Action::Target(seat));
            all.extend((0..20).map(|place| Action::Slot(seat, place)));
            all.extend(Scroll::ALL.map(|scroll| Action::Open(seat, scroll)));
        }
        all
    }

    fn weights(&self, walk: u64, table: &Table, seat: Seat, actions: &[Action]) -> Vec<u32> {
        policy::weights(walk, table, seat, actions)
    }

    /// Ordinary turns come by the thousand; the questions of rare cards do not.
    fn every(&self, table: &Table) -> u32 {
        match table.view(Eye::Public).asked {
            Some(Ask::Turn) => 30,
            Some(
                Ask::TradeMore { .. }
                | Ask::Colour
                | Ask::Herald { .. }
                | Ask::Relief { .. }
                | Ask::AfterDraw
                | Ask::LordCompanion { .. },
            ) => 20,
            Some(_) => 4,
            None => 1,
        }
    }

    fn veil(&self, eye: Eye, sight: &Sight) -> Sight {
        let mine = |seat: Seat| eye == Eye::Seat(seat);
        let mut veiled = *sight;
        match &mut veiled {
            // One's own cards and scrolls come as they lie in the decks.
            Sight::Dealt { seat, cards, .. }
            | Sight::Drew { seat, cards, .. }
            | Sight::Searched { seat, cards }
                if mine(*seat) =>
            {
                *cards = None;
            }
            Sight::GotScroll { seat, scroll } if mine(*seat) => *scroll = None,
            // Everybody sees a first lead, and a hand that a Prince cuts.
            Sight::TurnedUp { face }
            | Sight::Discarded {
                face,
                cause: Cause::Combo,
                ..
            } => *face = any_face(),
            // A shown hand: to the table, or to whoever looked.
            Sight::Showed {
                by, to_all, cards, ..
            } if *to_all || mine(*by) => *cards = None,
            // Which of somebody's face-down scrolls it was.
            Sight::Used { seat, place, .. } if !mine(*seat) => *place = 0,
            // Where a Valkyrie finds her card: both piles lie on the table.
            Sight::Recovered { from_deck, .. } => *from_deck = false,
            // What a swap brings, to whom it comes.
            Sight::Swapped {
                seat,
                with,
                gave,
                got,
                ..
            } => {
                if mine(*seat) {
                    *got = None;
                }
                if let Source::Slot(other, _) = *with
                    && mine(other)
                {
                    *gave = None;
                }
            }
            // Hands are counted in the open.
            Sight::Counted {
                cards,
                points,
                total,
                halved,
                ..
            } => {
                *cards = Faces::default();
                (*points, *total, *halved) = (0, 0, false);
            }
            // Whether a forgetful player remembers is a throw of dice.
            Sight::Declared { seat } => veiled = Sight::Forgot { seat: *seat },
            _ => {}
        }
        veiled
    }

    /// What a Valkyrie brings back is not shown.
    fn is_secret(&self, table: &Table, action: Action) -> bool {
        matches!(action, Action::Pick(_)) && table.view(Eye::Public).asked == Some(Ask::Valkyrie)
    }

    /// After the counting the game may be over or go on; a first lead may act (house rule).
    fn forks(&self, sight: &Sight) -> bool {
        matches!(sight, Sight::Counted { .. } | Sight::TurnedUp { .. })
    }
}

fn any_face() -> Face {
    Face::basic(Colour::Red, 1)
}
