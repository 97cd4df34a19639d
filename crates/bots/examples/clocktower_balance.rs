//! How even Clocktower is between heuristic players with the balanced storyteller, how well the town finds the Demon, and
//! how fast a game is played.
//!
//! ```text
//! cargo run --release -p bots --example clocktower_balance [GAMES [PLAYERS [SCRIPT [TRAVELLERS [FIRST]]]]]
//! ```
//!
//! The games are dealt from the numbers FIRST, FIRST + 1 and so on.
//!
//! 1. How many of the games good wins.
//! 2. In how many the true Demon was, when the last vote on an execution began, among the three living players whom the
//!    living good players together suspected most: their beliefs are added up, each counting as much as the others.
//! 3. How long a game takes.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::cast_precision_loss,
    reason = "it prints rounded numbers"
)]

use std::time::Instant;

use bots::clocktower::measure::{Ended, play};
use clocktower::{Script, Setup, Side, Town};
use kernel::{Position as _, Seed};

fn main() {
    let (games, first, setup) = match order(std::env::args().skip(1)) {
        Ok(order) => order,
        Err(why) => {
            eprintln!(
                "{why}; write: clocktower_balance [GAMES [PLAYERS [SCRIPT [TRAVELLERS [FIRST]]]]], for instance: clocktower_balance 1000 8 trouble-brewing"
            );
            std::process::exit(2);
        }
    };
    let began = Instant::now();
    let mut tally = Tally::default();
    for game in first..first + games {
        let before = Instant::now();
        tally.count(&play(&setup, Seed::from_number(game)));
        tally.slowest = tally.slowest.max(before.elapsed().as_secs_f64());
    }
    tally.report(games, began.elapsed().as_secs_f64());
}

/// Reads the command line; the error is a sentence.
fn order(mut words: impl Iterator<Item = String>) -> Result<(u64, u64, Setup), String> {
    let games = number(words.next(), 1000)?;
    let players = number(words.next(), 8)?;
    let name = words.next().unwrap_or("trouble-brewing".to_owned());
    let travellers = number(words.next(), 0)?;
    let first = number(words.next(), 0)?;
    let script = Script::named(&name).ok_or_else(|| format!("there is no script \"{name}\""))?;
    let small = |number: u64| u8::try_from(number).map_err(|_| format!("{number} are too many"));
    let mut setup = Setup::new(script, small(players + travellers)?);
    setup.travellers = small(travellers)?;
    setup.rules.talk = true;
    Town::deal(&setup, Seed::from_number(0)).map_err(|why| why.to_string())?;
    Ok((games, first, setup))
}

fn number(word: Option<String>, usual: u64) -> Result<u64, String> {
    word.map_or(Ok(usual), |word| {
        word.parse().map_err(|_| format!("\"{word}\" is no number"))
    })
}

/// What came of many games.
#[derive(Default)]
struct Tally {
    good: u64,
    evil: u64,
    endless: u64,
    /// Games with a vote on an execution, and those in which the Demon was among the first three, and the first.
    voted: u64,
    among_three: u64,
    first: u64,
    /// The same for games whose last vote was held with at least five alive.
    early: u64,
    early_among_three: u64,
    nights: u64,
    decisions: u64,
    slowest: f64,
}

impl Tally {
    fn count(&mut self, ended: &Ended) {
        match ended.won {
            Some(Side::Good) => self.good += 1,
            Some(Side::Evil) => self.evil += 1,
            None => self.endless += 1,
        }
        self.nights += u64::from(ended.nights);
        self.decisions += ended.decisions as u64;
        if let Some(last) = ended.last_vote {
            self.voted += 1;
            self.among_three += u64::from(last.place < 3);
            self.first += u64::from(last.place == 0);
            if last.living >= 5 {
                self.early += 1;
                self.early_among_three += u64::from(last.place < 3);
            }
        }
    }

    fn report(&self, games: u64, seconds: f64) {
        let percent = |part: u64, of: u64| 100.0 * part as f64 / of.max(1) as f64;
        let mean = |sum: u64| sum as f64 / games.max(1) as f64;
        println!(
            "good wins {} of {games} games, {:.1} %; evil {}; without an end {}",
            self.good,
            percent(self.good, games),
            self.evil,
            self.endless
        );
        println!(
            "at the last vote the Demon is among the first three suspects in {:.1} %, the first in {:.1} % of {} games",
            percent(self.among_three, self.voted),
            percent(self.first, self.voted),
            self.voted
        );
        println!(
            "  with five alive or more: among the first three in {:.1} % of {}",
            percent(self.early_among_three, self.early),
            self.early
        );
        println!(
            "{:.1} nights and {:.0} decisions a game; {:.3} seconds a game, the slowest {:.3}",
            mean(self.nights),
            mean(self.decisions),
            seconds / games.max(1) as f64,
            self.slowest
        );
    }
}
