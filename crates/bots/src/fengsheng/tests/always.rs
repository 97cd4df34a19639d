//! What holds in every game.

use fengsheng::{Mode, SplitChoice};
use kernel::{Imagine as _, Rng};

use super::*;

/// A table of an edition with every number of players and mode in turn, and house rules changed now and then.
fn setup(edition: Edition, game: u64) -> Setup {
    let seats = match edition {
        Edition::Qianzhi => 2 + (game % 7) as u8,
        Edition::Standard2010 | Edition::Blacklist => 3 + (game % 7) as u8,
    };
    let mut setup = Setup::new(edition, seats);
    let rules = &mut setup.rules;
    rules.lure_self = !game.is_multiple_of(3);
    rules.last_side_wins = !game.is_multiple_of(4);
    let printed: &[u8] = match edition {
        Edition::Standard2010 => &[4, 6, 7],
        Edition::Blacklist => &[4],
        Edition::Qianzhi => &[],
    };
    if printed.contains(&seats) && game % 2 == 1 {
        rules.split = SplitChoice::Alternative;
    }
    if game % 5 == 4 {
        rules.roles = fengsheng::Cast::NONE;
    }
    if edition == Edition::Qianzhi {
        rules.mode = match (seats, game / 7 % 3) {
            (4, 1) => Mode::Novice,
            (6, 1) => Mode::Teams,
            (6, 2) => Mode::Bystanders,
            _ => Mode::Free,
        };
    }
    setup
}

/// The editions, and how many games of each are walked through where every edition takes so many.
fn every_edition(games: u64) -> impl Iterator<Item = (Edition, u64)> {
    Edition::ALL
        .into_iter()
        .map(move |edition| (edition, games))
}

/// Walks through games of heuristic players who now and then do something odd.
fn walk(
    (edition, games): (Edition, u64),
    mut see: impl FnMut(&Table, Seat, &[Action], &mut Heuristic, Action, &mut Rng),
) {
    for game in 0..games {
        let mut rng = Rng::new(Seed::from_number(game));
        let setup = setup(edition, game);
        let mut played = Played {
            table: Table::deal(&setup, rng.seed()).unwrap(),
            bots: (0..setup.seats)
                .map(|number| Heuristic::new(Seed::from_number(number.into())))
                .collect(),
        };
        while let Some(seat) = played.asked() {
            let legal = played.legal(seat);
            let action = played.decide(seat);
            let bot = &mut played.bots[seat.index()];
            see(&played.table, seat, &legal, bot, action, &mut rng);
            let odd = rng.below(12) == 0;
            let action = if odd {
                *rng.pick(&legal).unwrap()
            } else {
                action
            };
            played.play(seat, action);
        }
    }
}

/// `Played::decide` asserts that it is legal; the same view gets the same answer again.
#[test]
fn it_answers_every_question_and_always_the_same() {
    for edition in every_edition(42) {
        let mut questions = 0;
        walk(edition, |table, seat, legal, bot, action, _| {
            questions += 1;
            if !matches!(table.view(Eye::Public).ask, fengsheng::Ask::Role) {
                let again = bot.decide(&table.view(Eye::Seat(seat)), legal);
                assert_eq!(again, action);
            }
        });
        assert!(questions > 5_000, "{edition:?}: {questions}");
    }
}

/// Another truth that looks the same to a player gets the same answer from it.
#[test]
fn it_cannot_tell_apart_what_looks_the_same() {
    let mut compared = 0;
    for edition in every_edition(10) {
        walk(edition, |table, seat, legal, bot, action, rng| {
            let view = table.view(Eye::Seat(seat));
            if legal.len() < 2 || matches!(view.ask, fengsheng::Ask::Role) {
                return;
            }
            let other = Table::imagine(&view, rng);
            let mut answers = Vec::new();
            other.legal_actions(seat, &mut answers);
            assert_eq!(answers, legal);
            assert_eq!(bot.decide(&other.view(Eye::Seat(seat)), &answers), action);
            compared += 1;
        });
    }
    assert!(compared > 500, "{compared}");
}

/// In how many games one of those wins who are heuristic, the others being random; `clever` names them by game,
/// seat and identity.
fn won(setup: &Setup, games: u64, clever: impl Fn(u64, Seat, Faction) -> bool) -> usize {
    let mut won = 0;
    for game in 0..games {
        let mut rng = Rng::new(Seed::from_number(game));
        let mut played = Played {
            table: Table::deal(setup, rng.seed()).unwrap(),
            bots: Seat::all(setup.seats)
                .map(|_| Heuristic::new(rng.seed()))
                .collect(),
        };
        // An identity that is taken later does not change who is clever.
        let mut first = vec![None; setup.seats.into()];
        while let Some(seat) = played.asked() {
            let identity = played.table.view(Eye::Seat(seat)).seats[seat.index()].identity;
            let first = &mut first[seat.index()];
            *first = first.or(identity);
            let action = if first.is_some_and(|it| clever(game, seat, it)) {
                played.decide(seat)
            } else {
                *rng.pick(&played.legal(seat)).unwrap()
            };
            played.play(seat, action);
        }
        let Turn::Over(end) = played.table.turn() else {
            unreachable!("nobody is asked")
        };
        let mut winners = end.winners.into_iter();
        won +=
            usize::from(winners.any(|seat| {
                first[seat.index()].is_some_and(|identity| clever(game, seat, identity))
            }));
    }
    won
}

/// `cargo run --release -p bots --example fengsheng_strength` measures it on thousands of games: 95 %.
#[test]
fn a_side_of_heuristic_players_beats_random_ones() {
    let tables = [
        (Edition::Standard2010, Mode::Standard, 5),
        (Edition::Blacklist, Mode::Standard, 5),
        (Edition::Qianzhi, Mode::Standard, 5),
        (Edition::Qianzhi, Mode::Standard, 6),
        (Edition::Qianzhi, Mode::Novice, 4),
        (Edition::Qianzhi, Mode::Teams, 6),
        (Edition::Qianzhi, Mode::Free, 2),
        (Edition::Qianzhi, Mode::Free, 8),
    ];
    for (edition, mode, seats) in tables {
        let mut setup = Setup::new(edition, seats);
        setup.rules.mode = mode;
        let side = |game: u64| [Faction::Lurker, Faction::Agency][(game % 2) as usize];
        let won = won(&setup, 30, |game, _, identity| identity == side(game));
        assert!(won >= 25, "{edition:?} {mode:?} {seats}: {won} of 30");
    }
}

/// 酱油场: one of six who are all for themselves.
#[test]
fn a_heuristic_player_wins_by_its_mission_more_often_than_by_luck() {
    let mut setup = Setup::new(Edition::Qianzhi, 6);
    setup.rules.mode = Mode::Bystanders;
    let won = won(&setup, 60, |game, seat, _| game % 6 == seat.number().into());
    assert!(won >= 30, "{won} of 60");
}

/// Six who wait for one another all the same come to an end.
#[test]
fn games_of_bystanders_end() {
    let mut setup = Setup::new(Edition::Qianzhi, 6);
    setup.rules.mode = Mode::Bystanders;
    for game in 0..30 {
        let mut rng = Rng::new(Seed::from_number(game));
        let mut played = Played {
            table: Table::deal(&setup, rng.seed()).unwrap(),
            bots: (0..6).map(|_| Heuristic::new(rng.seed())).collect(),
        };
        let mut decisions = 0;
        while let Some(seat) = played.asked() {
            let action = played.decide(seat);
            played.play(seat, action);
            decisions += 1;
            assert!(decisions < 20_000, "game {game} does not end");
        }
    }
}

/// A player that comes in late has heard nothing and still answers.
#[test]
fn it_can_come_in_at_any_time() {
    for edition in every_edition(10) {
        walk(edition, |table, seat, legal, _, _, _| {
            let mut late = Heuristic::new(Seed::from_number(9));
            assert!(legal.contains(&late.decide(&table.view(Eye::Seat(seat)), legal)));
        });
    }
}
