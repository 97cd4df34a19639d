//! What no page can show, because it is a matter of many games: chance is fair.

use std::collections::BTreeMap;

use fengsheng::{Action, Edition, Face, Faction, Role, Setup, Sight, Table};
use kernel::{Eye, Position, Seat, Seed, Turn};

fn deal(setup: &Setup, seed: u64) -> Table {
    Table::deal(setup, Seed::from_number(seed)).unwrap()
}

fn plain(seats: u8) -> Setup {
    let mut setup = Setup::new(Edition::Standard2010, seats);
    setup.rules.roles = fengsheng::Cast::NONE;
    setup
}

/// Counts must lie within five standard deviations of what is expected: a fair game fails one time
/// in millions, and these seeds are fixed, so it either always does or never.
fn about(count: u32, trials: u32, chance: f64) -> bool {
    let n = f64::from(trials);
    let deviation = (n * chance * (1.0 - chance)).sqrt();
    (f64::from(count) - n * chance).abs() < 5.0 * deviation
}

#[test]
fn every_seat_begins_equally_often_and_has_every_identity_equally_often() {
    const DEALS: u32 = 5_000;
    let mut begins = [0; 5];
    let mut lurks = [0; 5];
    let mut lurks_first = 0;
    for seed in 0..u64::from(DEALS) {
        let view = deal(&plain(5), seed).view(Eye::All);
        begins[view.turn.index()] += 1;
        for (count, place) in lurks.iter_mut().zip(&view.seats) {
            *count += u32::from(place.identity == Some(Faction::Lurker));
        }
        let first = view.seats[view.turn.index()].identity;
        lurks_first += u32::from(first == Some(Faction::Lurker));
    }
    let fair = |counts: &[u32], chance| counts.iter().all(|&count| about(count, DEALS, chance));
    assert!(fair(&begins, 0.2), "{begins:?}");
    // Two of five players are lurkers.
    assert!(fair(&lurks, 0.4), "{lurks:?}");
    assert!(about(lurks_first, DEALS, 0.4), "{lurks_first}");
}

#[test]
fn every_character_is_offered_equally_often() {
    const DEALS: u32 = 5_000;
    let setup = Setup::new(Edition::Standard2010, 4);
    let mut offers = BTreeMap::<Role, u32>::new();
    for seed in 0..u64::from(DEALS) {
        for place in deal(&setup, seed).view(Eye::All).seats {
            for role in place.offered.unwrap().roles() {
                *offers.entry(role).or_default() += 1;
            }
        }
    }
    for role in setup.roster() {
        let count = offers.get(&role).copied().unwrap_or_default();
        // Eight of 25.
        assert!(about(count, DEALS, 0.32), "{role}: {count}");
    }
}

#[test]
fn every_seat_is_dealt_a_given_card_equally_often() {
    const DEALS: u32 = 6_000;
    let face: Face = "confound-red".parse().unwrap();
    let mut holders = [0; 3];
    for seed in 0..u64::from(DEALS) {
        let view = deal(&plain(3), seed).view(Eye::All);
        for (seat, place) in Seat::all(3).zip(&view.seats) {
            // The first player has drawn two more.
            if seat != view.turn {
                holders[seat.index()] += u32::from(place.hand.unwrap().count(face));
            }
        }
    }
    // Three of 81 cards each, at two of three deals.
    let chance = 3.0 / 81.0 * 2.0 / 3.0;
    assert!(
        holders.iter().all(|&count| about(count, DEALS, chance)),
        "{holders:?}"
    );
}

#[test]
fn the_deck_comes_in_another_order_for_another_seed() {
    let drawn = |seed: u64| {
        let mut table = deal(&plain(3), seed);
        let mut faces: Vec<Face> = Vec::new();
        for _ in 0..200 {
            let Turn::Act(asked) = table.turn() else {
                break;
            };
            let seat = asked.first().unwrap();
            let mut actions = Vec::new();
            table.legal_actions(seat, &mut actions);
            let pass = actions.iter().find(|&&action| action == Action::Pass);
            let action = pass.or(actions.first()).copied().unwrap();
            table
                .play(seat, action, &mut |event| {
                    if let Some(Sight::Drew { cards, .. }) = Table::sight(&event, Eye::All) {
                        faces.extend(cards.unwrap().iter());
                    }
                })
                .unwrap();
        }
        faces
    };
    assert_eq!(drawn(1), drawn(1));
    assert_ne!(drawn(1), drawn(2));
}
