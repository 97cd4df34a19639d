//! `hearsay bench`: how fast the engine plays.
//!
//! One thread plays uniformly random legal games, one after another, in the plainest loop there is: list the legal actions,
//! pick one, play it, with nobody listening. Nothing is skipped and nothing is allocated for a decision.

use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use games::{Game, Visitor};
use kernel::{Seed, Turn};
use serde::Serialize;

use crate::clock::Stopwatch;
use crate::setup::SetupOptions;
use crate::trouble::{Done, Trouble};

/// Measure how fast the engine plays
///
/// One thread plays uniformly random legal games one after another: list the legal actions, pick one, play it. After a
/// warm-up the time is split into several runs; the figures are those of the median run, by the processor time of the thread
/// where the system tells it.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  hearsay bench --seats 4
  hearsay bench --game fengsheng/blacklist --seats 5
  hearsay bench --game clocktower --script trouble-brewing --seats 8
  hearsay bench --game blanc-noir --seats 2 --seconds 10 --json")]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,

    /// How long to measure
    #[arg(long, value_name = "S", default_value_t = 5.0)]
    seconds: f64,

    /// Where the games' chance comes from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Print the figures as one JSON object
    #[arg(long)]
    json: bool,
}

/// How many runs the median is taken of.
const RUNS: usize = 7;
/// What part of the time the warm-up takes before them.
const WARM_UP: f64 = 0.1;

#[derive(Serialize, Debug)]
pub(crate) struct Figures {
    game: &'static str,
    seats: u8,
    decisions_per_s: f64,
    games_per_s: f64,
    ns_per_decision: f64,
    choices_per_s: f64,
    clone_ns: f64,
    position_bytes: usize,
    decisions: u64,
    games: u64,
    seconds: f64,
    clock: &'static str,
}

impl Options {
    pub(crate) fn run(&self, out: &mut impl Write) -> Done {
        if !(self.seconds > 0.0 && self.seconds <= 86_400.0) {
            return Err(Trouble::new(format!(
                "--seconds {}: the time must be above 0 and at most a day (86400)",
                self.seconds
            )));
        }
        let figures = games::visit(self.setup.game(), self)??;
        if self.json {
            serde_json::to_writer(&mut *out, &figures).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            tell(&figures, out)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn tell(figures: &Figures, out: &mut impl Write) -> std::io::Result<()> {
    let million = 1e6;
    writeln!(out, "{}, {} seats, one thread", figures.game, figures.seats)?;
    for (figure, what) in [
        (
            format!("{:.2} million", figures.decisions_per_s / million),
            "decisions a second",
        ),
        (
            format!("{:.2} million", figures.choices_per_s / million),
            "of them with more than one legal action",
        ),
        (format!("{:.0}", figures.games_per_s), "games a second"),
        (
            format!("{:.1} ns", figures.ns_per_decision),
            "for a decision",
        ),
        (format!("{:.1} ns", figures.clone_ns), "to copy a position"),
        (
            format!("{}", figures.position_bytes),
            "bytes for a position",
        ),
    ] {
        writeln!(out, "{figure:>14}  {what}")?;
    }
    Ok(())
}

impl Visitor for &Options {
    type Output = Result<Figures, Trouble>;

    fn visit<G: Game>(self) -> Self::Output {
        let entry = self.setup.entry()?;
        let setup = self.setup.read::<G>(entry.usual_seats)?;
        let mut player = Player::<G>::new(&setup, self.seed);
        let run_for = |share: f64| Duration::from_secs_f64(self.seconds * share);
        player.play_for(run_for(WARM_UP));
        let mut runs: Vec<Run> = (0..RUNS)
            .map(|_| player.play_for(run_for((1.0 - WARM_UP) / RUNS as f64)))
            .collect();
        runs.sort_by(|one, other| one.pace().total_cmp(&other.pace()));
        let median = &runs[RUNS / 2];
        let seconds = median.took.as_secs_f64();
        Ok(Figures {
            game: entry.id,
            seats: player.position.seats(),
            decisions_per_s: median.pace(),
            games_per_s: median.games as f64 / seconds,
            ns_per_decision: 1e9 / median.pace(),
            choices_per_s: median.choices as f64 / seconds,
            clone_ns: clone_ns(&mut player),
            position_bytes: size_of::<G>(),
            decisions: runs.iter().map(|run| run.decisions).sum(),
            games: runs.iter().map(|run| run.games).sum(),
            seconds: runs.iter().map(|run| run.took.as_secs_f64()).sum(),
            clock: Stopwatch::KIND,
        })
    }
}

/// What one run counted.
#[derive(Default)]
struct Run {
    decisions: u64,
    choices: u64,
    games: u64,
    took: Duration,
}

impl Run {
    /// Decisions a second.
    fn pace(&self) -> f64 {
        self.decisions as f64 / self.took.as_secs_f64()
    }
}

/// Plays random games, one after another.
struct Player<'a, G: Game> {
    setup: &'a G::Setup,
    position: G,
    legal: Vec<G::Action>,
    luck: Luck,
    deals: u64,
}

impl<'a, G: Game> Player<'a, G> {
    fn new(setup: &'a G::Setup, seed: u64) -> Self {
        Self {
            setup,
            position: deal(setup, seed),
            legal: Vec::with_capacity(256),
            luck: Luck(seed),
            deals: seed,
        }
    }

    /// Plays until the time is over; the clock is read between games and every few thousand decisions.
    fn play_for(&mut self, time: Duration) -> Run {
        const BETWEEN_LOOKS: u32 = 4096;
        let mut run = Run::default();
        let stopwatch = Stopwatch::start();
        loop {
            for _ in 0..BETWEEN_LOOKS {
                self.step(&mut run);
            }
            run.took = stopwatch.elapsed();
            if run.took >= time {
                return run;
            }
        }
    }

    /// One decision; a finished game is followed by the next deal.
    #[inline]
    fn step(&mut self, run: &mut Run) {
        let seat = match self.position.turn() {
            Turn::Act(seats) => seats.first().expect("somebody is asked"),
            Turn::Over(_) => {
                run.games += 1;
                self.deals += 1;
                self.position = deal(self.setup, self.deals);
                return;
            }
        };
        self.legal.clear();
        self.position.legal_actions(seat, &mut self.legal);
        let action = self.legal[self.luck.below(self.legal.len())];
        self.position.play_quietly(seat, action);
        run.decisions += 1;
        run.choices += u64::from(self.legal.len() > 1);
    }
}

fn deal<G: Game>(setup: &G::Setup, number: u64) -> G {
    match G::deal(setup, Seed::from_number(number)) {
        Ok(position) => position,
        Err(why) => unreachable!("the setup was dealt before: {why}"),
    }
}

/// How long a copy of a position takes: the median over positions from the middle of a game.
fn clone_ns<G: Game>(player: &mut Player<'_, G>) -> f64 {
    const POSITIONS: usize = 16;
    const COPIES: u32 = 20_000;
    let mut times: Vec<f64> = (0..POSITIONS)
        .map(|_| {
            for _ in 0..100 {
                player.step(&mut Run::default());
            }
            let stopwatch = Stopwatch::start();
            for _ in 0..COPIES {
                black_box(black_box(&player.position).clone());
            }
            stopwatch.elapsed().as_nanos() as f64 / f64::from(COPIES)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[POSITIONS / 2]
}

/// A very fast generator (a Weyl sequence, each step mixed by one wide multiplication): good enough to wander about in
/// games, and no part of any game's result.
struct Luck(u64);

impl Luck {
    /// A number below `bound`, by multiply and shift.
    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xd6e8_feb8_6659_fd93);
        let mixed = (wide >> 64) as u64 ^ wide as u64;
        ((u128::from(mixed) * bound as u128) >> 64) as usize
    }
}
