//! Travellers who come in mid-game, among these players.

use clocktower::{Action, Setup, Side, Town, Why};
use kernel::{Eye, Position as _, Rng, Seat, Seed, Turn};

use super::super::{Townsman, explain};
use super::{carry_out, played, seed, setup};
use crate::Bot as _;

fn with_chairs(script: &str, chairs: u8) -> Setup {
    Setup {
        chairs,
        ..setup(script, 8, 0)
    }
}

#[test]
fn the_storyteller_neither_welcomes_nor_sees_off_unasked() {
    for number in 0..4 {
        let table = with_chairs("trouble-brewing", 2);
        played(&table, seed(number), |decision| {
            let unasked = matches!(decision.action, Action::Welcome(_) | Action::SeeOff(_));
            assert!(!unasked, "{:?}", decision.action);
        });
    }
}

/// Every day somebody comes while there are chairs, and every third day somebody goes; who won, and how many came.
fn with_guests(setup: &Setup, seed: Seed) -> (Side, usize) {
    let mut rng = Rng::new(seed);
    let mut town = Town::deal(setup, rng.seed()).unwrap();
    let mut players: Vec<Townsman> = Seat::all(town.seats())
        .map(|_| Townsman::new(rng.seed()))
        .collect();
    let storyteller = Seat::new(town.seats() - 1);
    let (mut came, mut day) = (0, 0);
    let mut legal = Vec::new();
    while let Turn::Act(asked) = town.turn() {
        let seat = asked.first().unwrap();
        let view = town.view(Eye::Seat(storyteller));
        legal.clear();
        town.legal_actions(storyteller, &mut legal);
        let is_new = view.board.night > day;
        let comes = legal.iter().find(|it| matches!(it, Action::Welcome(_)));
        let goes = legal.iter().find(|it| matches!(it, Action::SeeOff(_)));
        if let (true, Some(&action)) = (is_new, goes.filter(|_| day % 3 == 2).or(comes)) {
            day = view.board.night;
            came += usize::from(matches!(action, Action::Welcome(_)));
            carry_out(&mut town, &mut players, storyteller, action);
            continue;
        }
        legal.clear();
        town.legal_actions(seat, &mut legal);
        let view = town.view(Eye::Seat(seat));
        let action = players[seat.index()].decide(&view, &legal);
        if view
            .pending
            .is_some_and(|it| it.script == clocktower::FrameScript::Arrival)
            && matches!(action, Action::Yes | Action::No)
        {
            assert_eq!(explain(&view, action).why, Why::HelpsBehind);
        }
        carry_out(&mut town, &mut players, seat, action);
    }
    let Turn::Over(outcome) = town.turn() else {
        panic!("the game is over");
    };
    let winner = outcome.winners.first().unwrap();
    let revealed = town.view(Eye::Public);
    let place = revealed
        .board
        .present
        .into_iter()
        .position(|it| it == winner);
    (revealed.revealed[place.unwrap()].1, came)
}

#[test]
fn games_in_which_travellers_come_and_go_end() {
    let mut came = 0;
    for script in ["trouble-brewing", "bad-moon-rising", "sects-and-violets"] {
        for number in 0..4 {
            let (_, guests) = with_guests(&with_chairs(script, 3), seed(number));
            came += guests;
        }
    }
    assert!(came > 20, "{came} came");
}
