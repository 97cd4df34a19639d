//! Fengsheng as the testkit needs it: which tables to deal, how to walk, and what the rules let an eye
//! learn by surprise.
#![allow(
    dead_code,
    reason = "each test binary includes this and uses a part of it"
)]

pub(crate) mod expected;
pub(crate) mod other;
pub(crate) mod policy;
pub(crate) mod rare;
pub(crate) mod scenes;

use fengsheng::{
    Action, Ask, Cast, Edition, Face, Function, Role, Rule, Script, Setup, Sight, SplitChoice,
    Table, Way,
};
use kernel::{Eye, Position, Seat};
use testkit::Game;

/// Fengsheng under test: 3 to 9 seats in turn, with all characters, some or none.
pub(crate) struct Fengsheng;

impl Game for Fengsheng {
    type Position = Table;

    fn setup(&self, walk: u64) -> Setup {
        let mut setup = Setup::new(Edition::Standard2010, 3 + (walk % 7) as u8);
        if matches!(setup.seats, 4 | 6 | 7) && walk % 2 == 1 {
            setup.rules.split = SplitChoice::Alternative;
        }
        setup.rules.lure_self = !walk.is_multiple_of(3);
        setup.rules.last_side_wins = !walk.is_multiple_of(4);
        match walk % 11 {
            4 => setup.rules.roles = Cast::NONE,
            7 => {
                let all: Vec<Role> = setup.roster().collect();
                setup.rules.roles = all.into_iter().rev().take(18).collect();
            }
            _ => {}
        }
        setup
    }

    fn longest(&self) -> usize {
        20_000
    }

    fn weights(&self, walk: u64, table: &Table, seat: Seat, actions: &[Action]) -> Vec<u32> {
        policy::weights(walk, table, seat, actions)
    }

    fn universe(&self, setup: &Setup) -> Vec<Action> {
        // All there is in this edition, and one card and one function that are not.
        let deck = setup.edition.cards();
        let (own, foreign): (Vec<Face>, Vec<Face>) =
            Face::all().partition(|&face| deck.count(face) > 0);
        let faces: Vec<Face> = own
            .iter()
            .copied()
            .chain(foreign.first().copied())
            .collect();
        let functions: Vec<Function> = Function::ALL
            .into_iter()
            .filter(|&function| faces.iter().any(|face| face.function() == function))
            .collect();

        let mut all = vec![
            Action::Pass,
            Action::Trigger,
            Action::Take,
            Action::Refuse,
            Action::Draw,
            Action::Discard,
            Action::Say,
        ];
        all.extend(Role::ALL.map(Action::Choose));
        for face in faces {
            all.push(Action::Pick(face));
            all.extend(
                functions
                    .iter()
                    .map(|&function| Action::Use(face, function)),
            );
            for seat in Seat::all(9) {
                all.extend([Action::Send(face, seat), Action::PickFrom(seat, face)]);
                let at = |&function| Action::UseAt(face, function, seat);
                all.extend(functions.iter().map(at));
            }
        }
        for number in 0..3 {
            all.push(Action::Skill(number));
            all.extend(Seat::all(9).map(|seat| Action::SkillAt(number, seat)));
        }
        all.extend(Seat::all(9).map(Action::Target));
        all
    }

    /// Most decisions are passes in windows that nobody can use.
    fn every(&self, table: &Table) -> u32 {
        match table.view(Eye::Public).ask {
            Ask::Window { .. } => 40,
            Ask::Role | Ask::Receive | Ask::Send => 10,
            _ => 2,
        }
    }

    fn veil(&self, eye: Eye, sight: &Sight) -> Sight {
        let mine = |seat: Seat| eye == Eye::Seat(seat);
        let mut veiled = *sight;
        match &mut veiled {
            Sight::Drew { seat, cards, .. } if mine(*seat) => *cards = None,
            Sight::Handed {
                from, to, cards, ..
            } if mine(*from) || mine(*to) => *cards = None,
            Sight::Identified { seat, identity } if mine(*seat) => *identity = None,
            Sight::IdentitySeen { by, identity, .. } if mine(*by) => *identity = None,
            Sight::LookedAt { by, face } if mine(*by) => *face = None,
            Sight::HandSeen { by, cards, .. } if mine(*by) => *cards = None,
            // What comes from the deck or at random from a hand is news to everybody.
            Sight::Gained { face, .. }
            | Sight::LeftHand { face, .. }
            | Sight::TopShown { face } => {
                *face = any_face();
            }
            Sight::Dropped { face } => *face = any_face(),
            // A countered probe goes to the open discard.
            Sight::Spent {
                face: Some(face), ..
            } if face.bet().is_some() => *face = any_face(),
            // Everything of the dead is shown.
            Sight::Buried {
                role,
                identity,
                cards,
                ..
            } => {
                *role = Role::ALL[0];
                *identity = fengsheng::Faction::Lurker;
                *cards = fengsheng::Faces::default();
            }
            Sight::TurnedUp { role, .. } => *role = Role::ALL[0],
            Sight::IdentityShown { identity, .. } => *identity = fengsheng::Faction::Lurker,
            _ => {}
        }
        veiled
    }

    /// Sending face down, keeping a character, giving, putting back and choosing from a hand that is
    /// shown are unseen. (To whom something
    /// goes directly is seen, so two such answers cannot be held against each other.)
    fn is_secret(&self, table: &Table, action: Action) -> bool {
        match action {
            Action::Choose(_) => true,
            Action::Send(face, to) => {
                let view = table.view(Eye::Public);
                let next = (1..=9).map(|step| view.turn.moved(step, view.seats.len() as u8));
                let right = next.into_iter().find(|&seat| view.living.has(seat));
                Way::of(view.edition, face) == Way::Secret && right == Some(to)
            }
            Action::Pick(_) => matches!(
                table.view(Eye::Public).ask,
                Ask::Shown { .. }
                    | Ask::Card {
                        by: Script::Rule(Rule::ReturnOne),
                        ..
                    }
            ),
            _ => false,
        }
    }

    /// Missions and identities come to light when somebody wins by them.
    fn reveals(&self, sight: &Sight) -> bool {
        matches!(
            sight,
            Sight::VictoryDeclared { .. }
                | Sight::Over { .. }
                | Sight::TurnedUp { .. }
                | Sight::Triggered { .. }
                | Sight::Declared { card: false, .. }
        )
    }

    /// What a gain, a death or a victory leads to depends on what it showed.
    fn forks(&self, sight: &Sight) -> bool {
        matches!(
            sight,
            Sight::Gained { .. }
                | Sight::TurnedUp { .. }
                | Sight::Buried { .. }
                | Sight::TopShown { .. }
                | Sight::Died { .. }
                | Sight::Drew { .. }
                | Sight::Handed { .. }
                | Sight::VictoryDeclared { .. }
        )
    }
}

fn any_face() -> Face {
    Face::from_index(0).unwrap()
}
