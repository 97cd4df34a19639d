//! How strong the heuristic player of fengsheng is, and how fast.
//!
//! ```text
//! cargo run --release -p bots --example fengsheng_strength [GAMES [SEATS [EDITION [MODE]]]]
//! ```
//!
//! 1. A side made of heuristic players against random ones, the sides in turn.
//! 2. One heuristic player after the other among random ones where everybody plays for a mission, and a
//!    random one for comparison.
//! 3. Tables of heuristic players only: who wins, how long it takes, how fast it is played.
//! 4. `roles` after the rest: how often each character wins among heuristic players.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::cast_precision_loss,
    reason = "it prints rounded numbers"
)]

use std::time::Instant;

use bots::{Bot, Roster};
use fengsheng::{Action, Edition, Faction, Mode, Role, Setup, Sight, Table, View};
use kernel::{Eye, Outcome, Position, Rng, Seat, Seats, Seed, Turn};

/// A table at which this many decisions do not end the game is broken off.
const LONGEST: usize = 20_000;

/// What is to be measured.
struct Order {
    games: u64,
    setup: Setup,
    roles: bool,
}

fn main() {
    let order = match order(std::env::args().skip(1)) {
        Ok(order) => order,
        Err(why) => {
            eprintln!(
                "{why}; write: fengsheng_strength [GAMES [SEATS [EDITION [MODE]]]] [roles], for instance: fengsheng_strength 2000 6 qianzhi teams"
            );
            std::process::exit(2);
        }
    };
    let Order { games, setup, .. } = order;
    println!(
        "{}, {}, {} players, {games} games each",
        setup.edition.id(),
        setup.rules.mode.name(),
        setup.seats
    );
    if order.roles {
        report_roles(&run(&setup, games, |_, _, _| true));
        return;
    }
    if setup.rules.mode == Mode::Bystanders {
        let lone = run(&setup, games, |game, seat, _| {
            game % u64::from(setup.seats) == seat.number().into()
        });
        println!(
            "one heuristic player, the others random: {}",
            lone.clever_share()
        );
    } else {
        for faction in Faction::ALL {
            let split = setup.split().map_or([0; 3], |split| split.0);
            if split[faction as usize] == 0 {
                continue;
            }
            let strong = run(&setup, games, |_, _, it| it == faction);
            println!(
                "heuristic {}, the others random: {}",
                faction.name(),
                strong.share(faction)
            );
        }
    }
    let random = run(&setup, games, |_, _, _| false);
    print!("random players only");
    random.report();
    print!("heuristic players only");
    run(&setup, games, |_, _, _| true).report();
}

/// Reads the command line; the error is a sentence.
fn order(words: impl Iterator<Item = String>) -> Result<Order, String> {
    let mut words: Vec<String> = words.collect();
    let roles = words.last().is_some_and(|word| word == "roles");
    if roles {
        words.pop();
    }
    let mut words = words.into_iter();
    let games = number(words.next(), 2000)?;
    let seats = number(words.next(), 5)?;
    let seats = u8::try_from(seats).map_err(|_| format!("{seats} players are too many"))?;
    let name = words.next().unwrap_or("standard-2010".to_owned());
    let edition = Edition::ALL
        .into_iter()
        .find(|edition| edition.name() == name)
        .ok_or_else(|| format!("there is no edition \"{name}\""))?;
    let mut setup = Setup::new(edition, seats);
    if let Some(name) = words.next() {
        setup.rules.mode = Mode::ALL
            .into_iter()
            .find(|mode| mode.name() == name)
            .ok_or_else(|| format!("there is no mode \"{name}\""))?;
    }
    Table::deal(&setup, Seed::from_number(0)).map_err(|why| why.to_string())?;
    Ok(Order {
        games,
        setup,
        roles,
    })
}

fn number(word: Option<String>, usual: u64) -> Result<u64, String> {
    word.map_or(Ok(usual), |word| {
        word.parse().map_err(|_| format!("\"{word}\" is no number"))
    })
}

/// In how many of a thousand games each character wins, of a side and as a bystander.
fn report_roles(tally: &Tally) {
    for (role, &[[won, of_a_side], [alone, bystanders]]) in Role::ALL.iter().zip(&tally.roles) {
        if of_a_side + bystanders > 0 {
            println!(
                "  {role}: {:.0} of {of_a_side}, {:.0} of {bystanders}",
                1000.0 * won as f64 / of_a_side.max(1) as f64,
                1000.0 * alone as f64 / bystanders.max(1) as f64
            );
        }
    }
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
    /// In how many games a heuristic player won.
    clever: u64,
    /// How many won, all games together.
    winners: u64,
    /// Whether everybody plays for a mission, and how many they are.
    by_mission: bool,
    seats: u64,
    /// Of each character, of a side and a bystander: the games won, and all.
    roles: [[[u64; 2]; 2]; Role::ALL.len()],
    seconds: f64,
}

impl Tally {
    fn share(&self, faction: Faction) -> String {
        self.of_decided(self.won[faction as usize])
    }

    fn clever_share(&self) -> String {
        self.of_decided(self.clever)
    }

    fn of_decided(&self, won: u64) -> String {
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
        if self.by_mission {
            let each = 100.0 * self.winners as f64 / (self.decided * self.seats).max(1) as f64;
            println!("  each player wins {each:.1} % of the decided games");
        } else {
            for faction in Faction::ALL {
                println!("  {}: {}", faction.name(), self.share(faction));
            }
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

/// Plays games in which those are heuristic whom `clever` names by game, seat and faction, the others random.
fn run(setup: &Setup, games: u64, clever: impl Fn(u64, Seat, Faction) -> bool) -> Tally {
    let mut tally = Tally {
        by_mission: setup.rules.mode == Mode::Bystanders,
        seats: setup.seats.into(),
        ..Tally::default()
    };
    let clock = Clock::start();
    for game in 0..games {
        let mut rng = Rng::new(Seed::from_number(game));
        let mut table = Table::deal(setup, rng.seed()).expect("the setup was dealt before");
        let identities = identities(&table);
        let is_clever = |seat: Seat| clever(game, seat, identities[seat.index()]);
        let mut players: Vec<Box<dyn Bot<Table>>> = Seat::all(setup.seats)
            .map(|seat| {
                let name = if is_clever(seat) {
                    "heuristic"
                } else {
                    "random"
                };
                Table::bot(name, rng.seed()).expect("the game has this bot")
            })
            .collect();
        tally.games += 1;
        let end = play(&mut table, &mut players, &mut tally);
        let winners = end.unwrap_or(Seats::NONE);
        match end {
            None => tally.endless += 1,
            Some(winners) if winners.is_empty() => {}
            Some(winners) => {
                tally.decided += 1;
                tally.winners += winners.len() as u64;
                tally.clever += u64::from(winners.into_iter().any(is_clever));
                for faction in Faction::ALL {
                    let won = winners
                        .into_iter()
                        .any(|seat| identities[seat.index()] == faction);
                    tally.won[faction as usize] += u64::from(won);
                }
            }
        }
        for (seat, place) in Seat::all(setup.seats).zip(&table.view(Eye::All).seats) {
            let Some(role) = place.role else { continue };
            let alone = identities[seat.index()] == Faction::Bystander;
            let [won, all] = &mut tally.roles[role as usize][usize::from(alone)];
            *won += u64::from(winners.has(seat));
            *all += 1;
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
