//! Tables at their limits: one player with almost every card, nothing left to draw, a chain that holds
//! no more, intelligence whose sender is dead. Pages cannot say that nothing breaks whatever is done next.

mod common;

use common::Fengsheng;
use common::scenes::{faces, place, table};
use fengsheng::scene::{Place, Scene};
use fengsheng::{Action, Ask, Edition, Faction, Function, Role, Setup, Sight, Table, Window};
use kernel::{Conserve, Eye, Imagine, Position, Rng, Seat, Seed, Turn};
use testkit::Game;

use Faction::{Agency, Bystander, Lurker};

/// Who is asked, and what they may do.
fn asked(table: &Table) -> Option<(Seat, Vec<Action>)> {
    let Turn::Act(asked) = table.turn() else {
        return None;
    };
    let seat = asked.first().unwrap();
    let mut actions = Vec::new();
    table.legal_actions(seat, &mut actions);
    Some((seat, actions))
}

/// Plays on at random from a scene, counting the cards and rebuilding every view after each decision.
fn play_on(scene: &Scene, decisions: usize, seed: u64) -> Table {
    let mut table = scene.build().unwrap();
    let mut dice = Rng::new(Seed::from_number(seed));
    let eyes: Vec<Eye> = Seat::all(table.seats()).map(Eye::Seat).collect();
    let mut views: Vec<_> = eyes.iter().map(|&eye| table.view(eye)).collect();
    for _ in 0..decisions {
        let Some((seat, actions)) = asked(&table) else {
            break;
        };
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

/// Plays on as `choose` says, to the end or until it says nothing; all that happened.
fn play_as(table: &mut Table, choose: impl Fn(&Table, &[Action]) -> Option<Action>) -> Vec<Sight> {
    let mut told = Vec::new();
    while let Some((seat, actions)) = asked(table) {
        let Some(action) = choose(table, &actions) else {
            break;
        };
        table
            .play(seat, action, &mut |event| {
                told.extend(Table::sight(&event, Eye::All));
            })
            .unwrap();
        table.census().unwrap();
    }
    told
}

fn with_the_rest(role: Role, identity: Faction, more: u8) -> Place {
    Place {
        more,
        ..Place::new(role, identity)
    }
}

#[test]
fn exactly_the_listed_actions_of_a_player_with_almost_every_card_are_legal() {
    for role in [Role::Beret, Role::MrYi, Role::BlackHand, Role::Nobody] {
        let scene = table(vec![
            with_the_rest(role, Lurker, 70),
            place(Role::ThousandFaces, Agency, "lock-red", "burn-black"),
            place(Role::Viper, Lurker, "", "lock-blue"),
            place(Role::OldGhost, Agency, "counter-red", ""),
            place(Role::Tide, Bystander, "", ""),
        ]);
        let table = scene.build().unwrap();
        let (seat, listed) = asked(&table).unwrap();
        assert!(listed.len() > 100, "{} actions", listed.len());
        for action in Fengsheng.universe(&scene.setup) {
            let refused = table.why_not(seat, action);
            assert_eq!(
                listed.contains(&action),
                refused.is_none(),
                "{action}: {refused:?}"
            );
        }
    }
}

#[test]
fn a_game_in_which_one_player_holds_every_card_goes_on() {
    for seed in 0..5 {
        let scene = table(vec![
            with_the_rest(Role::RookieWhite, Lurker, 81),
            Place::new(Role::Viper, Agency),
            Place::new(Role::GreatBeauty, Bystander),
        ]);
        assert_eq!(scene.build().unwrap().view(Eye::Public).deck, 0);
        play_on(&scene, 400, seed);
    }
}

#[test]
fn a_full_table_with_intelligence_everywhere_goes_on() {
    let setup = Setup::new(Edition::Standard2010, 9);
    let roles: Vec<Role> = setup.roster().collect();
    let identities = [Lurker, Agency, Bystander].into_iter().cycle();
    let black = "lock-black intercept-black counter-black probe-lurker-draw-black burn-black \
                 return-black lure-black decode-black confound-black";
    let black = faces(black);
    for seed in 0..5 {
        let places = roles.iter().rev().zip(identities.clone()).take(9);
        let places = places.zip(&black).map(|((&role, identity), &face)| Place {
            more: 7,
            intelligence: vec![face],
            ..Place::new(role, identity)
        });
        let scene = Scene::new(setup.clone(), places.collect());
        play_on(&scene, 400, seed);
    }
}

/// One counter on another, as long as anybody has one.
#[test]
fn a_chain_that_holds_no_more_is_carried_out() {
    let counters = "counter-red counter-red counter-red counter-red counter-red counter-black";
    let more = "counter-blue counter-blue counter-blue counter-blue counter-blue counter-black \
                counter-black counter-black";
    let turned = "return-red return-red return-red return-blue return-blue return-blue \
                  intercept-black intercept-black";
    let mut table = table(vec![
        place(Role::Viper, Lurker, &format!("lock-red {counters}"), ""),
        place(Role::MrYi, Agency, turned, ""),
        place(Role::Tide, Bystander, more, ""),
    ])
    .build()
    .unwrap();
    let mut longest = 0;
    let mut locked = false;
    while let Some((seat, actions)) = asked(&table) {
        let view = table.view(Eye::Public);
        longest = longest.max(view.chain.len());
        if view.sent {
            break;
        }
        let counters = |action: &&Action| matches!(action, Action::Use(_, Function::Counter));
        let locks = |action: &&Action| matches!(action, Action::UseAt(_, Function::Lock, _));
        let counter = actions.iter().find(counters).copied();
        let lock = actions.iter().find(locks).copied().filter(|_| !locked);
        locked |= lock.is_some() && counter.is_none();
        let action = counter.or(lock).unwrap_or(actions[0]);
        if longest > 1 && view.chain.is_empty() {
            break;
        }
        table.play(seat, action, &mut |_| ()).unwrap();
        table.census().unwrap();
    }
    // The lock, and as many counters as a chain has room for.
    assert_eq!(longest, 20);
}

/// While it travels, its sender is killed; if nobody takes it then, it is gone.
#[test]
fn intelligence_of_a_dead_sender_travels_on_until_nobody_takes_it() {
    let build = || {
        table(vec![
            place(
                Role::Viper,
                Lurker,
                "decode-blue lock-red",
                "burn-black decode-black",
            ),
            place(Role::BlackRose, Agency, "lock-black", ""),
            place(Role::Tide, Lurker, "lock-blue", ""),
            place(Role::GreatBeauty, Agency, "lock-blue", ""),
            place(Role::MrYi, Bystander, "lock-blue", ""),
        ])
        .build()
        .unwrap()
    };
    let a = Seat::new(0);
    let send = Action::Send("decode-blue".parse().unwrap(), Seat::new(1));
    let kill = |table: &Table, actions: &[Action]| {
        let travelling = table.view(Eye::Public).transit.is_some();
        let wanted = [send, Action::Skill(0), Action::Target(a)];
        let wish = wanted.iter().find(|it| actions.contains(it));
        let lay = Action::Pick("lock-black".parse().unwrap());
        let wish = wish.filter(|&&it| it != Action::Skill(0) || travelling);
        match wish {
            Some(&wish) => Some(wish),
            None if actions.contains(&lay) => Some(lay),
            None if actions.contains(&Action::Refuse) => Some(Action::Refuse),
            None => actions.contains(&Action::Pass).then_some(Action::Pass),
        }
    };
    let mut refused = build();
    let told = play_as(&mut refused, kill);
    let buried = told
        .iter()
        .position(|it| matches!(it, Sight::Buried { seat, .. } if *seat == a));
    let dropped = told
        .iter()
        .position(|it| matches!(it, Sight::Dropped { .. }));
    assert!(buried.unwrap() < dropped.unwrap(), "{told:?}");

    let mut taken = build();
    let told = play_as(&mut taken, |table, actions| {
        let view = table.view(Eye::Public);
        if actions.contains(&Action::Take) && !view.living.has(a) {
            return Some(Action::Take);
        }
        // The next turn has begun.
        let over = view.turn != a
            && view.ask
                == (Ask::Window {
                    window: Window::Play,
                });
        kill(table, actions).filter(|_| !over)
    });
    let gained = |it: &&Sight| matches!(it, Sight::Gained { by: Some(by), face, .. } if *by == a && face.to_string() == "decode-blue");
    assert_eq!(told.iter().filter(gained).count(), 1, "{told:?}");
}
