//! 验生死 — what a death does before it is mourned, and what 真伪莫辨 sets aside: places where the engine and
//! the oracle once disagreed.

use fengsheng::scene::{Place, Scene};
use fengsheng::{Action, Edition, Faction, How, Role, Setup, Sight, Table};
use kernel::{Conserve, Eye, Position, Seat, Seats, Turn};

use Faction::{Agency, Bystander, Lurker};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// A character's place with the cards of its hand and its intelligence.
fn place(role: Role, identity: Faction, hand: &str, intelligence: &str) -> Place {
    let faces = |names: &str| {
        names
            .split_whitespace()
            .map(|it| it.parse().unwrap())
            .collect()
    };
    Place {
        hand: faces(hand),
        intelligence: faces(intelligence),
        ..Place::new(role, identity)
    }
}

fn scene(places: Vec<Place>) -> Scene {
    let setup = Setup::new(Edition::Standard2010, places.len() as u8);
    Scene::new(setup, places)
}

/// Lets each player named in the play do what is written as soon as that player may, everybody else pass; then lets
/// everybody pass, refuse and end what is under way, until `until` is told or a new turn begins.
fn play(table: &mut Table, play: &[(Seat, &str)]) -> Vec<Sight> {
    let mut told = Vec::new();
    let mut act = |table: &mut Table, seat: Seat, action: Action| {
        table
            .play(seat, action, &mut |event| {
                told.extend(Table::sight(&event, Eye::All));
            })
            .unwrap_or_else(|why| panic!("{seat} {action}: {why:?}"));
        table.census().unwrap();
    };
    let mut actions = Vec::new();
    for &(who, text) in play {
        let action = text.parse().unwrap();
        loop {
            let Turn::Act(asked) = table.turn() else {
                panic!("the game is over before {who} {text}");
            };
            let seat = asked.first().unwrap();
            actions.clear();
            table.legal_actions(seat, &mut actions);
            if seat == who && actions.contains(&action) {
                act(table, seat, action);
                break;
            }
            assert!(
                actions.contains(&Action::Pass),
                "before {who} {text}: {actions:?}"
            );
            act(table, seat, Action::Pass);
        }
    }
    told
}

/// Everybody passes until the player on turn is asked in the play phase again, somebody is asked another question, or the
/// game is over.
fn settle(table: &mut Table) -> Vec<Sight> {
    let mut told = Vec::new();
    loop {
        let view = table.view(Eye::Public);
        let quiet = view.transit.is_none() && view.chain.is_empty();
        let Turn::Act(asked) = table.turn() else {
            return told;
        };
        let seat = asked.first().unwrap();
        let is_window = matches!(view.ask, fengsheng::Ask::Window { .. });
        if !is_window || (quiet && seat == view.turn) {
            return told;
        }
        table
            .play(seat, Action::Pass, &mut |event| {
                told.extend(Table::sight(&event, Eye::All));
            })
            .unwrap();
    }
}

fn winners(table: &Table) -> Option<Vec<Seat>> {
    let winners = table.view(Eye::Public).winners;
    winners.map(|seats: Seats| seats.into_iter().collect())
}

#[test]
fn the_dead_are_dead_at_once_and_lose_the_skills_that_answer_a_gain() {
    // The third black intelligence kills the Masked Man: he does not draw two for it.
    let mut table = scene(vec![
        place(Role::Viper, Lurker, "lock-black", ""),
        place(Role::MaskedMan, Agency, "", "burn-black lure-black"),
        place(Role::Blade, Bystander, "", ""),
        place(Role::Beret, Agency, "", ""),
    ])
    .build()
    .unwrap();
    let told = play(&mut table, &[(A, "send lock-black to B"), (B, "take")]);
    assert!(
        told.iter()
            .any(|it| matches!(it, Sight::Died { seat: B, .. }))
    );
    let view = table.view(Eye::Public);
    assert!(!view.living.has(B) && view.dead.has(B));
    // The Blade is asked, and may give his card to the living only.
    assert!(matches!(table.turn(), Turn::Act(asked) if asked == Seats::only(C)));
    play(&mut table, &[(C, "trigger")]);
    let mut whom = Vec::new();
    table.legal_actions(C, &mut whom);
    let living = [A, C, Seat::new(3)].map(Action::Target);
    assert_eq!(whom, living);
}

#[test]
fn a_double_blow_is_struck_once_even_if_it_kills() {
    let mut table = scene(vec![
        place(
            Role::ProfessionalKiller,
            Lurker,
            "intercept-black lock-black lock-black",
            "",
        ),
        place(Role::Tide, Agency, "", "burn-black"),
        place(Role::Beret, Agency, "", ""),
        place(Role::SisterSix, Bystander, "", ""),
    ])
    .build()
    .unwrap();
    let told = play(
        &mut table,
        &[
            (A, "send lock-black to B"),
            (B, "take"),
            (A, "trigger"),
            (A, "pick lock-black"),
        ],
    );
    assert!(
        told.iter()
            .any(|it| matches!(it, Sight::Buried { seat: B, .. }))
    );
    let mut actions = Vec::new();
    table.legal_actions(A, &mut actions);
    assert!(!actions.contains(&Action::Trigger), "{actions:?}");
}

#[test]
fn what_kills_fulfils_no_mission_and_the_dead_do_not_win_along() {
    // Sister Six dies of her sixth intelligence.
    let five = "burn-black lure-black lock-red lock-blue return-red";
    let mut table = scene(vec![
        place(Role::Beret, Lurker, "lock-black", ""),
        place(Role::SisterSix, Bystander, "", five),
        place(Role::Tide, Agency, "", ""),
    ])
    .build()
    .unwrap();
    play(&mut table, &[(A, "send lock-black to B"), (B, "take")]);
    settle(&mut table);
    assert_eq!(winners(&table), None);

    // With the Masked Man dead a female is the last one; his mission comes too late.
    let mut table = scene(vec![
        place(Role::GreatBeauty, Lurker, "lock-black", ""),
        place(Role::MaskedMan, Bystander, "", "burn-black lure-black"),
        Place {
            dead: true,
            ..Place::new(Role::Tide, Agency)
        },
    ])
    .build()
    .unwrap();
    play(&mut table, &[(A, "send lock-black to B"), (B, "take")]);
    assert_eq!(winners(&table), Some(vec![A]));
}

#[test]
fn who_lost_is_not_dead_for_a_mission_about_a_faction() {
    for (lost, wins) in [(false, Some(vec![C])), (true, None)] {
        let mut table = scene(vec![
            place(Role::Beret, Lurker, "lock-black", ""),
            place(Role::Tide, Agency, "", "burn-black lure-black"),
            place(Role::BrotherMark, Bystander, "", ""),
            Place {
                dead: !lost,
                lost,
                ..Place::new(Role::Viper, Agency)
            },
        ])
        .build()
        .unwrap();
        play(&mut table, &[(A, "send lock-black to B"), (B, "take")]);
        assert_eq!(winners(&table), wins);
    }
}

#[test]
fn a_lure_finds_a_player_who_is_locked_by_then() {
    let mut table = scene(vec![
        place(Role::Beret, Lurker, "lock-red lock-blue", ""),
        place(Role::Tide, Agency, "lure-red", ""),
        place(Role::BrotherMark, Bystander, "", ""),
    ])
    .build()
    .unwrap();
    play(
        &mut table,
        &[
            (A, "send lock-blue to C"),
            (B, "use lure-red on C"),
            (A, "use lock-red on C"),
        ],
    );
    let told = settle(&mut table);
    assert!(told.contains(&Sight::Locked { seat: C }));
    assert!(!told.contains(&Sight::Lured { seat: C }));
}

#[test]
fn what_is_dealt_is_set_aside_before_anything_else_is_drawn() {
    let mut scene = scene(vec![
        place(Role::Beret, Lurker, "confound-red", ""),
        place(Role::MaskedMan, Agency, "", ""),
        place(Role::Tide, Agency, "", ""),
    ]);
    let names = [
        "lock-black",
        "lure-black",
        "burn-black",
        "counter-red",
        "counter-blue",
    ];
    scene.deck = names.map(|name| name.parse().unwrap()).to_vec();
    scene.deck_only = true;
    let mut table = scene.build().unwrap();
    play(&mut table, &[(A, "use confound-red"), (B, "trigger")]);
    let gained = table.view(Eye::Public).seats[2].intelligence;
    assert_eq!(gained.len(), 1, "the third card is dealt too");
    let hand = table.view(Eye::All).seats[1].hand.unwrap();
    let drawn: Vec<String> = hand.iter().map(|face| face.to_string()).collect();
    assert_eq!(drawn, ["counter-red", "counter-blue"]);

    // Two cards are too few for three: the discard becomes a new deck before the first is dealt.
    scene.deck.truncate(2);
    let mut table = scene.build().unwrap();
    let mut told = play(&mut table, &[(A, "use confound-red")]);
    told.extend(settle(&mut table));
    let reshuffled = told
        .iter()
        .position(|it| matches!(it, Sight::Reshuffled { .. }));
    let dealt = told.iter().position(|it| {
        matches!(
            it,
            Sight::Gained {
                how: How::Confound,
                ..
            }
        )
    });
    assert!(reshuffled.unwrap() < dealt.unwrap());
}

#[test]
fn a_deck_that_ran_out_with_nothing_discarded_is_filled_when_a_card_is_drawn() {
    let mut scene = scene(vec![
        place(Role::Beret, Lurker, "lock-red lock-blue", ""),
        place(Role::Tide, Agency, "", ""),
        Place {
            more: 79,
            ..Place::new(Role::BrotherMark, Bystander)
        },
    ]);
    scene.turn = A;
    let mut table = scene.build().unwrap();
    assert_eq!(table.view(Eye::Public).deck, 0);
    // What is used is discarded; at the next turn's beginning it is drawn.
    play(
        &mut table,
        &[(A, "use lock-red on B"), (A, "send lock-blue to B")],
    );
    let told = play(&mut table, &[(B, "send lock-red to A")]);
    assert!(told.contains(&Sight::Reshuffled { count: 1 }));
}
