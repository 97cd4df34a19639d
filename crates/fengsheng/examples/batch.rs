//! A fixed batch of random games, for counting instructions: `batch play|view|imagine GAMES`.
//!
//! Prints how often it did what it was asked for. `play`: lists the legal actions and carries one
//! out. `view`: besides, looks through every seat's eyes and the public's. `imagine`: besides, at every
//! sixteenth decision, imagines a truth from the view of whoever is asked.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program of its own, run by the testkit's `instructions`"
)]

use std::process::ExitCode;

use fengsheng::{Edition, Setup, Table};
use kernel::{Eye, Imagine, Position, Rng, Seat, Seed, Turn};

const SEATS: u8 = 5;
const IMAGINE_EVERY: u64 = 16;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let games = arguments.get(1).and_then(|games| games.parse().ok());
    let (Some(what), Some(games)) = (arguments.first(), games) else {
        eprintln!("batch takes play, view or imagine, and a number of games");
        return ExitCode::from(2);
    };
    let mut done = 0;
    for game in 0..games {
        done += play(game, what);
    }
    println!("{done}");
    ExitCode::SUCCESS
}

/// Plays one random game; how often it did `what`.
fn play(game: u64, what: &str) -> u64 {
    let setup = Setup::new(Edition::Standard2010, SEATS);
    let mut table = Table::deal(&setup, Seed::from_number(game)).expect("five may play");
    let mut dice = Dice(game + 1);
    let mut rng = Rng::new(Seed::from_number(game));
    let mut actions = Vec::with_capacity(256);
    let (mut decisions, mut done) = (0, 0);
    while let Turn::Act(asked) = table.turn() {
        let seat = asked.first().expect("somebody is asked");
        actions.clear();
        table.legal_actions(seat, &mut actions);
        let action = actions[dice.below(actions.len())];
        match what {
            "view" => {
                for eye in Seat::all(SEATS).map(Eye::Seat).chain([Eye::Public]) {
                    std::hint::black_box(table.view(eye));
                    done += 1;
                }
            }
            "imagine" if decisions % IMAGINE_EVERY == 0 => {
                let view = table.view(Eye::Seat(seat));
                std::hint::black_box(Table::imagine(&view, &mut rng));
                done += 1;
            }
            "play" => done += 1,
            _ => {}
        }
        table.play_unchecked(seat, action, &mut |event| {
            std::hint::black_box(event);
        });
        decisions += 1;
    }
    done
}

/// Cheap luck, so that the engine is counted and not the dice.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
