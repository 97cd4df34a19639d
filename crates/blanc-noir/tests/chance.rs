//! What no page can show, because it is a matter of many games: chance is fair.

use std::collections::BTreeMap;

use blanc_noir::scene::{Place, Scene};
use blanc_noir::{Action, DeclareMode, Face, Setup, Sight, Table};
use kernel::{Eye, Position, Seat, Seed};

fn deal(seats: u8, seed: u64) -> Table {
    Table::deal(&Setup::new(seats), Seed::from_number(seed)).unwrap()
}

fn holding(text: &str) -> Place {
    Place {
        hand: text.split(' ').map(|word| word.parse().unwrap()).collect(),
        ..Place::default()
    }
}

/// Counts must lie within five standard deviations of what is expected: a fair game fails one time
/// in millions, and these seeds are fixed, so it either always does or never.
fn about(count: u32, trials: u32, chance_in_thousand: u32) -> bool {
    let (n, p) = (f64::from(trials), f64::from(chance_in_thousand) / 1000.0);
    let deviation = (n * p * (1.0 - p)).sqrt();
    (f64::from(count) - n * p).abs() < 5.0 * deviation
}

#[test]
fn every_seat_starts_a_game_equally_often() {
    const DEALS: u32 = 5_000;
    let mut starts = [0; 5];
    for seed in 0..u64::from(DEALS) {
        starts[deal(5, seed).view(Eye::Public).starter.index()] += 1;
    }
    assert!(
        starts.iter().all(|&count| about(count, DEALS, 200)),
        "{starts:?}"
    );
}

#[test]
fn every_card_is_the_first_lead_equally_often_by_its_copies() {
    const DEALS: u32 = 12_500;
    let mut leads = BTreeMap::<Face, u32>::new();
    for seed in 0..u64::from(DEALS) {
        let view = deal(2, seed).view(Eye::Public);
        *leads.entry(view.lead.face).or_default() += 1;
    }
    for face in Face::all() {
        let count = leads.get(&face).copied().unwrap_or_default();
        let chance = 8 * u32::from(face.copies()); // thousandths: 1 in 125 is 8
        assert!(about(count, DEALS, chance), "{face}: {count}");
    }
}

#[test]
fn every_seat_is_dealt_a_given_card_equally_often() {
    const DEALS: u32 = 6_000;
    let dragon: Face = "dragon".parse().unwrap();
    let mut holders = [0; 3];
    for seed in 0..u64::from(DEALS) {
        let view = deal(3, seed).view(Eye::All);
        for (seat, place) in view.seats.iter().enumerate() {
            holders[seat] += u32::from(place.hand.unwrap().has(dragon));
        }
    }
    // Seven of 125 cards each.
    assert!(
        holders.iter().all(|&count| about(count, DEALS, 56)),
        "{holders:?}"
    );
}

#[test]
fn a_forgetful_player_forgets_as_often_as_the_switch_says() {
    const TIMES: u32 = 4_000;
    let mut forgot = 0;
    for seed in 0..u64::from(TIMES) {
        let mut scene = Scene::new(2);
        scene.setup.rules.declare_mode = DeclareMode::Forgetful(250);
        scene.seed = Seed::from_number(seed);
        scene.places = vec![holding("R2 G9"), holding("B1 B2 B3")];
        let mut table = scene.build().unwrap();
        let mut told = Vec::new();
        let play = Action::Play("R2".parse().unwrap());
        table
            .play(Seat::new(0), play, &mut |event| {
                told.extend(Table::sight(&event, Eye::Public));
            })
            .unwrap();
        forgot += u32::from(told.iter().any(|it| matches!(it, Sight::Forgot { .. })));
    }
    assert!(about(forgot, TIMES, 250), "{forgot} of {TIMES}");
}

#[test]
fn a_reshuffled_deck_comes_in_another_order_for_another_seed() {
    let order = |seed: u64| {
        let mut scene = Scene::new(2);
        scene.deck_only = true;
        scene.seed = Seed::from_number(seed);
        scene.places = vec![holding("G9 G9"), holding("B9 B9")];
        let mut table = scene.build().unwrap();
        let mut drawn = Vec::new();
        for turn in 0..20 {
            table
                .play(Seat::new(turn % 2), Action::Draw, &mut |event| {
                    if let Some(Sight::Drew { cards, .. }) = Table::sight(&event, Eye::All) {
                        drawn.extend(cards.unwrap().iter());
                    }
                })
                .unwrap();
        }
        drawn
    };
    assert_eq!(order(1), order(1));
    assert_ne!(order(1), order(2));
    assert!(!order(1).is_sorted(), "{:?}", order(1));
}
