//! Tables at their limits: one player with almost every card, nothing left to draw, every scroll in
//! one hand. Pages cannot say that nothing breaks whatever is done next.

mod common;

use blanc_noir::scene::{Place, Scene};
use blanc_noir::{Scroll, Table};
use common::DEFAULT;
use kernel::{Conserve, Eye, Imagine, Position, Rng, Seat, Seed, Turn};
use testkit::Game;

/// Plays on at random from a scene, counting the cards and rebuilding every view after each decision.
fn play_on(scene: &Scene, decisions: usize, seed: u64) -> Table {
    let mut table = scene.build().unwrap();
    let mut dice = Rng::new(Seed::from_number(seed));
    let eyes: Vec<Eye> = Seat::all(table.seats()).map(Eye::Seat).collect();
    let mut views: Vec<_> = eyes.iter().map(|&eye| table.view(eye)).collect();
    for _ in 0..decisions {
        let Turn::Act(asked) = table.turn() else {
            break;
        };
        let seat = asked.first().unwrap();
        let mut actions = Vec::new();
        table.legal_actions(seat, &mut actions);
        let action = *dice.pick(&actions).expect("somebody asked can answer");
        let mut events = Vec::new();
        table
            .play(seat, action, &mut |event| events.push(event))
            .unwrap();
        table.census().unwrap();
        for (&eye, view) in eyes.iter().zip(&mut views) {
            for event in &events {
                Table::fold(view, &Table::sight(event, eye).unwrap());
            }
            assert_eq!(*view, table.view(eye), "{action} of {seat}");
            let imagined = Table::imagine(view, &mut dice);
            imagined.census().unwrap();
            assert_eq!(imagined.view(eye), *view, "{action} of {seat}");
        }
    }
    table
}

fn holding_the_rest() -> Place {
    Place {
        rest: true,
        ..Place::default()
    }
}

fn holding(text: &str) -> Place {
    Place {
        hand: text.split(' ').map(|word| word.parse().unwrap()).collect(),
        ..Place::default()
    }
}

#[test]
fn a_player_with_almost_every_card_can_do_almost_everything() {
    let mut scene = Scene::new(2);
    scene.places = vec![holding_the_rest(), holding("R2 G2")];
    let table = scene.build().unwrap();
    let mut actions = Vec::new();
    table.legal_actions(Seat::new(0), &mut actions);
    let view = table.view(Eye::Seat(Seat::new(0)));
    assert_eq!(view.seats[0].hand_size, 122);
    // 16 red faces, the other colours' 1s, six black faces, the draw; trades: all faces but 30 and 50.
    assert_eq!(actions.len(), 16 + 3 + 6 + 1 + 67);
    for action in DEFAULT.game.universe(&scene.setup) {
        let listed = actions.contains(&action);
        let refused = table.why_not(Seat::new(0), action);
        assert_eq!(listed, refused.is_none(), "{action}: {refused:?}");
    }
}

#[test]
fn a_game_in_which_one_player_holds_almost_every_card_goes_on() {
    for seed in 0..5 {
        let mut scene = Scene::new(3);
        scene.places = vec![
            holding_the_rest(),
            holding("golem R-knight Y3"),
            holding("valkyrie G2"),
        ];
        scene.places[1].down = vec![Scroll::Blizzard, Scroll::Outburst];
        play_on(&scene, 400, seed);
    }
}

#[test]
fn a_game_with_nothing_left_to_draw_goes_on() {
    for seed in 0..5 {
        let mut scene = Scene::new(2);
        scene.places = vec![
            holding_the_rest(),
            holding("dragon valkyrie golem B-prince"),
        ];
        scene.deck_only = true;
        let table = scene.build().unwrap();
        let view = table.view(Eye::Public);
        assert_eq!((view.deck, view.discard), (0, 0));
        play_on(&scene, 400, seed);
    }
}

#[test]
fn a_game_in_which_one_player_holds_every_scroll_goes_on() {
    for seed in 0..5 {
        let mut scene = Scene::new(6);
        scene.places = (0..6)
            .map(|_| Place {
                more: 7,
                ..Place::default()
            })
            .collect();
        scene.places[0].down = Scroll::deck().collect();
        let table = scene.build().unwrap();
        assert_eq!(table.view(Eye::Public).scroll_deck, 0);
        play_on(&scene, 400, seed);
    }
}

#[test]
fn a_chain_of_every_attacking_card_can_be_taken() {
    let mut scene = Scene::new(2);
    scene.setup.rules.chain_must_answer = true;
    let attackers = "R-knight R-knight Y-knight Y-knight G-knight G-knight B-knight";
    scene.places = vec![
        holding(&format!("{attackers} R9")),
        holding("R-prince Y-prince G-prince B-prince golem golem R8"),
    ];
    scene.lead = "R1".parse().unwrap();
    let mut table = scene.build().unwrap();
    let mut highest = 0;
    for _ in 0..60 {
        let Turn::Act(asked) = table.turn() else {
            break;
        };
        let seat = asked.first().unwrap();
        let mut actions = Vec::new();
        table.legal_actions(seat, &mut actions);
        // The first listed action that attacks or names; else whatever is listed last.
        let attack = actions
            .iter()
            .copied()
            .find(|action| matches!(action, blanc_noir::Action::Play(face) if face.number() == 25));
        let action = attack.unwrap_or(*actions.last().unwrap());
        table.play(seat, action, &mut |_| ()).unwrap();
        table.census().unwrap();
        highest = highest.max(table.view(Eye::Public).pending);
    }
    assert_eq!(highest, 7 * 2 + 4 * 2 + 2 * 4);
}
