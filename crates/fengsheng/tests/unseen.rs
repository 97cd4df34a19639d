//! 验暗选 — a card chosen from a hand that only the chooser is shown: nobody else learns which, and it lies
//! there in every truth that the chooser can imagine.

mod common;

use common::scenes::place;
use fengsheng::scene::Scene;
use fengsheng::{Action, Ask, Edition, Face, Faction, Function, Role, Setup, Table};
use kernel::{Eye, Imagine, Position, Rng, Seat, Seed, Turn};

use Faction::{Agency, Bystander, Lurker};

const PROBER: Seat = Seat::new(0);
const DYING: Seat = Seat::new(2);
const SISTER_SIX: Seat = Seat::new(3);

/// While a probe is under way between two others, Old Ghost lays her third black card before herself and
/// dies, and Sister Six is shown her hand.
fn shown_the_hand_of_the_dead() -> Table {
    let mut scene = Scene::new(
        Setup::new(Edition::Blacklist, 5),
        vec![
            place(Role::Nobody, Lurker, "probe-agency-draw-red", ""),
            place(Role::Nobody, Agency, "counter-red", ""),
            place(
                Role::OldGhost,
                Lurker,
                "probe-agency-draw-black intercept-black burn-red",
                "burn-black swap-black",
            ),
            place(Role::SisterSix, Agency, "", ""),
            place(Role::Nobody, Bystander, "", ""),
        ],
    );
    scene.places[DYING.index()].face_up = Some(true);
    let mut table = scene.build().unwrap();
    let probe = Action::UseAt(face("probe-agency-draw-red"), Function::Probe, Seat::new(1));
    let wishes = [
        (PROBER, probe),
        (DYING, Action::Skill(0)),
        (DYING, Action::Pick(face("intercept-black"))),
        (SISTER_SIX, Action::Trigger),
    ];
    let mut wishes = wishes.into_iter().peekable();
    while !matches!(table.view(Eye::Public).ask, Ask::Shown { .. }) {
        let Turn::Act(asked) = table.turn() else {
            panic!("the game goes on until she is shown the hand");
        };
        let seat = asked.first().unwrap();
        let wish = wishes.next_if(|&(by, wish)| by == seat && table.is_legal(seat, wish));
        let action = wish.map_or(Action::Pass, |(_, wish)| wish);
        table.play(seat, action, &mut |_| ()).unwrap();
    }
    assert_eq!(wishes.next(), None);
    table
}

fn face(text: &str) -> Face {
    text.parse().unwrap()
}

fn after_choosing(card: &str) -> Table {
    let mut table = shown_the_hand_of_the_dead();
    let pick = Action::Pick(face(card));
    table.play(SISTER_SIX, pick, &mut |_| ()).unwrap();
    assert!(matches!(table.view(Eye::Public).ask, Ask::Whether { .. }));
    table
}

#[test]
fn nobody_else_learns_which_card_is_chosen() {
    let probe = after_choosing("probe-agency-draw-black");
    let other = after_choosing("burn-red");
    let eyes = Seat::all(5).map(Eye::Seat).chain([Eye::Public]);
    for eye in eyes.filter(|&eye| eye != Eye::Seat(SISTER_SIX)) {
        assert_eq!(probe.view(eye), other.view(eye), "{eye:?}");
    }
    let hers = Eye::Seat(SISTER_SIX);
    assert_ne!(probe.view(hers), other.view(hers));
}

#[test]
fn the_chosen_card_lies_in_that_hand_whoever_imagines_it() {
    let truth = after_choosing("probe-agency-draw-black");
    let mut luck = Rng::new(Seed::from_number(1));
    for eye in Seat::all(5).map(Eye::Seat).chain([Eye::Public]) {
        for _ in 0..200 {
            let mut imagined = Table::imagine(&truth.view(eye), &mut luck);
            assert_eq!(imagined.view(eye), truth.view(eye), "{eye:?}");
            imagined
                .play(SISTER_SIX, Action::Trigger, &mut |_| ())
                .unwrap();
            let before_her = imagined.view(Eye::Public).seats[SISTER_SIX.index()].intelligence;
            assert_eq!(before_her.len(), 1);
            if eye == Eye::Seat(SISTER_SIX) {
                assert_eq!(before_her.count(face("probe-agency-draw-black")), 1);
            }
        }
    }
}
