//! How strong the heuristic player of fengsheng is, and how fast.
//!
//! ```text
//! cargo run --release -p bots --example fengsheng_strength [GAMES [SEATS]]
//! ```
//!
//! 1. A side made of heuristic players against random ones, the sides in turn.
//! 2. One heuristic bystander among random players, and a random one for comparison.
//! 3. Tables of heuristic players only: who wins, how long it takes, how fast it is played.

use std::time::Instant;

use bots::{Bot, Roster};
use fengsheng::{Action, Edition, Faction, Setup, Sight, Table, View};
use kernel::{Eye, Outcome, Position, Rng, Seat, Seats, Seed, Turn};

/// A table at which this many decisions do not end the game is broken off.
const LONGEST: usize = 20_000;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| match word.parse() {
        Ok(number) => number,
        Err(_) => {
            eprintln!("\"{word}\" is no number; write: fengsheng_strength [GAMES [SEATS]]");
            std::process::exit(2);
        }
    });
    let games: u64 = numbers.next().unwrap_or(2000);
    let seats = numbers.next().unwrap_or(5) as u8;
    let setup = Setup::new(Edition::Standard2010, seats);
    if let Err(why) = Table::deal(&setup, Seed::from_number(0)) {
        eprintln!("{why}");
        std::process::exit(2);
    }
    println!("{seats} players, {games} games each");
    for faction in Faction::ALL {
        let name = faction.name();
        let strong = run(&setup, games, |it| it == faction);
        println!(
            "heuristic {name}, the others random: {}",
            strong.share(faction)
        );
    }
    let random = run(&setup, games, |_| false);
    print!("random players only");
    random.report();
    print!("heuristic players only");
    run(&setup, games, |_| true).report();
}

/// What came of many games.
#[derive(Default)]
struct Tally {
    games: u64,
    decided: u64,
    endless: u64,
    decisions: usize,
    turns: u64,
    deaths: u64,
    /// For each faction, in how many games one of it won.
    won: [u64; 3],
    seconds: f64,
}

impl Tally {
    fn share(&self, faction: Faction) -> String {
        let won = self.won[faction as usize];
        let percent = 100.0 * won as f64 / self.decided.max(1) as f64;
        format!(
            "wins {won} of {} decided games, {percent:.1} %",
            self.decided
        )
    }

    fn report(&self) {
        let mean = |sum: f64| sum / self.games as f64;
        println!(
            ": {:.0} games a second, {:.0} decisions, {:.1} turns and {:.2} deaths a game",
            self.games as f64 / self.seconds,
            mean(self.decisions as f64),
            mean(self.turns as f64),
            mean(self.deaths as f64),
        );
        for faction in Faction::ALL {
            println!("  {}: {}", faction.name(), self.share(faction));
        }
        println!(
            "  nobody won: {}; broken off: {}",
            self.games - self.decided - self.endless,
            self.endless
        );
    }
}

/// Time spent computing; where the system does not tell, time gone by.
struct Clock {
    began: Instant,
    computed: Option<u64>,
}

impl Clock {
    fn start() -> Self {
        Self {
            began: Instant::now(),
            computed: Self::computed(),
        }
    }

    /// Nanoseconds this thread has run, as Linux counts them.
    fn computed() -> Option<u64> {
        let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        stat.split_whitespace().next()?.parse().ok()
    }

    fn seconds(&self) -> f64 {
        match (self.computed, Self::computed()) {
            (Some(before), Some(now)) => (now - before) as f64 / 1e9,
            _ => self.began.elapsed().as_secs_f64(),
        }
    }
}

/// Plays games in which the players of the factions that `clever` names are heuristic, the others random.
fn run(setup: &Setup, games: u64, clever: impl Fn(Faction) -> bool) -> Tally {
    let mut tally = Tally::default();
    let clock = Clock::start();
    for game in 0..games {
        let mut rng = Rng::new(Seed::from_number(game));
        let mut table = Table::deal(setup, rng.seed()).expect("the setup was dealt before");
        let identities = identities(&table);
        let mut players: Vec<Box<dyn Bot<Table>>> = identities
            .iter()
            .map(|&faction| {
                let name = if clever(faction) {
                    "heuristic"
                } else {
                    "random"
                };
                Table::bot(name, rng.seed()).expect("the game has this bot")
            })
            .collect();
        tally.games += 1;
        match play(&mut table, &mut players, &mut tally) {
            None => tally.endless += 1,
            Some(winners) if winners.is_empty() => {}
            Some(winners) => {
                tally.decided += 1;
                for faction in Faction::ALL {
                    let won = winners
                        .into_iter()
                        .any(|seat| identities[seat.index()] == faction);
                    tally.won[faction as usize] += u64::from(won);
                }
            }
        }
        tally.deaths += table.view(Eye::Public).dead.len() as u64;
    }
    tally.seconds = clock.seconds();
    tally
}

/// Who will be what: chance does not depend on which characters are kept.
fn identities(table: &Table) -> Vec<Faction> {
    let mut table = table.clone();
    let all = |table: &Table| -> Option<Vec<Faction>> {
        let View { seats, .. } = table.view(Eye::All);
        seats.iter().map(|place| place.identity).collect()
    };
    loop {
        if let Some(identities) = all(&table) {
            return identities;
        }
        let Turn::Act(asked) = table.turn() else {
            unreachable!("a game does not end before it begins")
        };
        let seat = asked.first().expect("somebody is asked");
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        table.play_unchecked(seat, legal[0], &mut |_| ());
    }
}

/// Plays a game to its end; the winners, unless it does not end.
fn play(
    table: &mut Table,
    players: &mut [Box<dyn Bot<Table>>],
    tally: &mut Tally,
) -> Option<Seats> {
    let mut legal: Vec<Action> = Vec::new();
    for _ in 0..LONGEST {
        let asked = match table.turn() {
            Turn::Over(Outcome { winners }) => return Some(winners),
            Turn::Act(asked) => asked,
        };
        let seat = asked.first().expect("somebody is asked");
        legal.clear();
        table.legal_actions(seat, &mut legal);
        let action = players[seat.index()].decide(&table.view(Eye::Seat(seat)), &legal);
        tally.decisions += 1;
        table.play_unchecked(seat, action, &mut |event| {
            for (at, player) in (0..).map(Seat::new).zip(players.iter_mut()) {
                if let Some(sight) = Table::sight(&event, Eye::Seat(at)) {
                    tally.turns +=
                        u64::from(at.number() == 0 && matches!(sight, Sight::TurnBegan { .. }));
                    player.hear(&sight);
                }
            }
        });
    }
    None
}
