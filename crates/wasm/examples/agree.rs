//! Plays random games and writes each with the fingerprints of all its positions, for `agree.mjs` to compare with what the
//! page's engine makes of the same records. `cargo xtask test --only agree` runs both.
#![allow(
    clippy::print_stderr,
    reason = "a small program for developers, talking to them"
)]

use std::fs;
use std::process::ExitCode;

use blanc_noir::Table;
use kernel::{Notation, Record, Rng, Seat, Seed, Turn};

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
    let games: u32 = games
        .parse()
        .map_err(|_| format!("'{games}' is not a number of games."))?;
    let mut rng = Rng::new(Seed::from_number(7));
    let mut all = Vec::new();
    for game in 0..games {
        let record = random_game::<Table>(2 + game % 5, &mut rng)?.to_text();
        let fingerprints = wasm::fingerprints(&record)?;
        all.push(serde_json::json!({ "record": record, "fingerprints": fingerprints }));
    }
    fs::write(path, serde_json::Value::from(all).to_string())
        .map_err(|error| format!("{path} cannot be written: {error}."))
}

/// A game to its end, every decision drawn at random.
fn random_game<P: Notation>(seats: u32, rng: &mut Rng) -> Result<Record<P>, String> {
    let setup = P::read_setup(&format!("seats={seats}"))?;
    let mut record = Record::<P>::new(setup, rng.seed());
    let mut position = P::deal(&record.setup, record.seed).map_err(|why| why.to_string())?;
    while let Turn::Act(asked) = position.turn() {
        let seats: Vec<Seat> = asked.into_iter().collect();
        let seat = *rng.pick(&seats).expect("somebody is asked");
        let mut actions = Vec::new();
        position.legal_actions(seat, &mut actions);
        let action = *rng.pick(&actions).expect("whoever is asked has an answer");
        position.play_unchecked(seat, action, &mut |_| ());
        record.decisions.push((seat, action));
    }
    Ok(record)
}
