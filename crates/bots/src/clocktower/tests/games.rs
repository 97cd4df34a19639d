//! Games end, whatever the script; they are about even, and the town is not blind.

use clocktower::{Action, Character, Script, Setup, Side, Sight, Team, Town};
use kernel::{Eye, Position as _, Rng, Seat, Turn};

use super::super::Townsman;
use super::super::measure::play;
use super::{carry_out, seed, setup};
use crate::Bot as _;

/// A share of what `clocktower_balance` measures, with bounds that only a mistake can leave.
#[test]
fn good_and_evil_both_win_and_the_town_suspects_the_demon() {
    const GAMES: u64 = 80;
    let table = setup("trouble-brewing", 8, 0);
    let games: Vec<_> = (0..GAMES)
        .map(|number| play(&table, seed(number)))
        .collect();
    let good = games
        .iter()
        .filter(|game| game.won == Some(Side::Good))
        .count();
    let voted: Vec<_> = games.iter().filter_map(|game| game.last_vote).collect();
    let suspected = voted.iter().filter(|vote| vote.place < 3).count();
    assert!(games.iter().all(|game| game.won.is_some()), "all games end");
    assert!((24..=56).contains(&good), "good wins {good} of {GAMES}");
    assert!(voted.len() >= 70, "{} games came to a vote", voted.len());
    assert!(
        suspected * 100 >= voted.len() * 80,
        "the Demon is suspected in {suspected} of {} games",
        voted.len()
    );
}

#[test]
fn games_of_every_script_and_size_end_with_travellers_too() {
    for script in ["trouble-brewing", "bad-moon-rising", "sects-and-violets"] {
        for (players, travellers) in [(5, 0), (7, 2), (9, 0), (10, 5), (15, 0)] {
            for number in 0..3 {
                let ended = play(&setup(script, players, travellers), seed(number));
                assert!(
                    ended.won.is_some(),
                    "{script} with {players} and {travellers} Travellers, game {number}"
                );
            }
        }
    }
}

/// A script of characters that no file carries out, besides two that are automated.
fn by_hand() -> Setup {
    let is_manual = |character: &Character| {
        let entry = character.entry().expect("an official character");
        Team::DEALT.contains(&entry.team) && !is_of_a_base_script(*character)
    };
    let manual = Character::official().filter(is_manual).take(60);
    let mut setup = Setup::new(Script::made_of(manual), 8);
    setup.rules.talk = true;
    setup
}

fn is_of_a_base_script(character: Character) -> bool {
    ["trouble-brewing", "bad-moon-rising", "sects-and-violets"]
        .into_iter()
        .filter_map(Script::named)
        .any(|script| script.cast().has(character))
}

#[test]
fn games_with_characters_played_by_hand_end() {
    for number in 0..6 {
        let ended = play(&by_hand(), seed(number));
        assert!(ended.won.is_some(), "game {number}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let table = setup("trouble-brewing", 8, 0);
    let once = play(&table, seed(5));
    let again = play(&table, seed(5));
    assert_eq!(
        (once.won, once.decisions, once.nights),
        (again.won, again.decisions, again.nights)
    );
}

/// Where people do not talk in actions, there is less to go by, and games end all the same.
#[test]
fn games_without_words_end() {
    for number in 0..4 {
        let mut table = setup("trouble-brewing", 8, 0);
        table.rules.talk = false;
        assert!(play(&table, seed(number)).won.is_some());
    }
}

/// At a table all who are asked answer at once; the answers count in order, up to the first that is no pass.
#[test]
fn players_who_all_answer_at_once_still_execute_somebody() {
    let mut executions = 0;
    for number in 0..6 {
        let mut rng = Rng::new(seed(number));
        let mut town = Town::deal(&setup("trouble-brewing", 8, 0), rng.seed()).unwrap();
        let mut players: Vec<Townsman> = Seat::all(town.seats())
            .map(|_| Townsman::new(rng.seed()))
            .collect();
        while let Turn::Act(asked) = town.turn() {
            let answers: Vec<_> = asked
                .into_iter()
                .map(|seat| {
                    let mut legal = Vec::new();
                    town.legal_actions(seat, &mut legal);
                    let view = town.view(Eye::Seat(seat));
                    (seat, players[seat.index()].decide(&view, &legal))
                })
                .collect();
            for (seat, action) in answers {
                if town.why_not(seat, action).is_some() {
                    break;
                }
                let seen = carry_out(&mut town, &mut players, seat, action);
                executions += seen
                    .iter()
                    .filter(|sight| matches!(sight, Sight::Executed { .. }))
                    .count();
                if action != Action::Pass {
                    break;
                }
            }
        }
    }
    assert!(executions >= 6, "{executions} executions in 6 games");
}
