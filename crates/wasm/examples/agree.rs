//! Plays random games, as many of each kind, and writes each with the fingerprints of all its positions, for `agree.mjs` to compare with what the
//! page's engine makes of the same records. `cargo xtask test --only agree` runs both.
#![allow(
    clippy::print_stderr,
    reason = "a small program for developers, talking to them"
)]

use std::fs;
use std::process::ExitCode;

use games::{GAMES, Game, Visitor};
use kernel::{Record, Rng, Seat, Seed, Turn};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(games), Some(path), None) = (arguments.next(), arguments.next(), arguments.next())
    else {
        eprintln!("How to call it: agree GAMES FILE");
        return ExitCode::from(2);
    };
    match write(&games, &path) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn write(games: &str, path: &str) -> Result<(), String> {
    let games: usize = games
        .parse()
        .map_err(|_| format!("'{games}' is not a number of games."))?;
    let each = games.div_ceil(GAMES.len());
    let mut rng = Rng::new(Seed::from_number(7));
    let mut all = Vec::new();
    for game in GAMES {
        for (_, seats) in (0..each).zip(game.seats.clone().cycle()) {
            let play = RandomGame {
                setup: game.setup_for(seats),
                rng: &mut rng,
            };
            let record = games::visit(game.id, play).map_err(|unknown| unknown.to_string())??;
            let fingerprints = wasm::fingerprints(&record)?;
            all.push(serde_json::json!({ "record": record, "fingerprints": fingerprints }));
        }
    }
    fs::write(path, serde_json::Value::from(all).to_string())
        .map_err(|error| format!("{path} cannot be written: {error}."))
}

/// The record of a game to its end, every decision drawn at random.
struct RandomGame<'r> {
    setup: String,
    rng: &'r mut Rng,
}

impl Visitor for RandomGame<'_> {
    type Output = Result<String, String>;

    fn visit<G: Game>(self) -> Self::Output {
        let Self { setup, rng } = self;
        let setup = G::read_setup(&setup)?;
        let mut record = Record::<G>::new(setup, rng.seed());
        let mut position = G::deal(&record.setup, record.seed).map_err(|why| why.to_string())?;
        while let Turn::Act(asked) = position.turn() {
            let seats: Vec<Seat> = asked.into_iter().collect();
            let seat = *rng.pick(&seats).expect("somebody is asked");
            let mut actions = Vec::new();
            position.legal_actions(seat, &mut actions);
            let action = *rng.pick(&actions).expect("whoever is asked has an answer");
            position.play_unchecked(seat, action, &mut |_| ());
            record.decisions.push((seat, action));
        }
        Ok(record.to_text())
    }
}
