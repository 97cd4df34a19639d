//! Many games between the same bots, each from a seed of its own, on as many threads as there are.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Bot;
use games::{Game, Tallied, Tally};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use kernel::{Eye, Outcome, Record, Seat, Turn};

use crate::seeds::{Purpose, seed};
use crate::trouble::Trouble;

/// What is to be played.
pub(super) struct Match<'a, G: Game> {
    pub(super) setup: &'a G::Setup,
    pub(super) bots: &'a [String],
    pub(super) seed: u64,
    pub(super) games: u64,
    /// How many games are played from each deal, the bots one seat further each time.
    pub(super) rotations: u64,
    pub(super) save: Option<&'a Path>,
}

/// What came of the games.
pub(super) struct Results<G: Game> {
    /// Games won, for each bot of the line-up.
    pub(super) wins: Vec<u64>,
    /// Games that nobody won.
    pub(super) draws: u64,
    /// Decisions of each game, shortest first.
    pub(super) lengths: Vec<u32>,
    pub(super) tally: <G as Tallied>::Tally,
}

impl<G: Game> Results<G> {
    fn new(bots: usize) -> Self {
        Self {
            wins: vec![0; bots],
            draws: 0,
            lengths: Vec::new(),
            tally: <_>::default(),
        }
    }

    fn add(&mut self, other: &Self) {
        for (sum, wins) in self.wins.iter_mut().zip(&other.wins) {
            *sum += wins;
        }
        self.draws += other.draws;
        self.lengths.extend(&other.lengths);
        self.tally.add(&other.tally);
    }
}

impl<G: Game> Match<'_, G> {
    /// Plays all games.
    pub(super) fn play(&self, threads: Option<usize>) -> Result<Results<G>, Trouble> {
        let threads = threads
            .or_else(|| std::thread::available_parallelism().ok().map(Into::into))
            .unwrap_or(1);
        let bar = progress(self.games);
        let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
        let worker = || -> Result<Results<G>, Trouble> {
            let mut results = Results::new(self.bots.len());
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games || failed.load(Ordering::Relaxed) {
                    return Ok(results);
                }
                if let Err(trouble) = self.play_one(game, &mut results) {
                    failed.store(true, Ordering::Relaxed);
                    return Err(trouble);
                }
                bar.inc(1);
            }
        };
        let parts: Vec<Result<Results<G>, Trouble>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
            workers
                .into_iter()
                .map(|worker| {
                    worker
                        .join()
                        .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                })
                .collect()
        });
        bar.finish_and_clear();
        let mut all = Results::new(self.bots.len());
        for part in parts {
            all.add(&part?);
        }
        all.lengths.sort_unstable();
        Ok(all)
    }

    fn play_one(&self, game: u64, results: &mut Results<G>) -> Result<(), Trouble> {
        let (deal, shift) = (game / self.rotations, game % self.rotations);
        // Seat s is taken by bot number s + shift of the line-up.
        let count = self.bots.len();
        let bot_at = |seat: Seat| (seat.index() + shift as usize) % count;
        let mut record =
            Record::<G>::new(self.setup.clone(), seed(self.seed, Purpose::Cards, deal, 0));
        let seats = || Seat::all(count as u8);
        // As a sitting writes them: what each player is called, and which bot it is.
        record.notes = seats()
            .flat_map(|seat| {
                let bot = &self.bots[bot_at(seat)];
                [
                    (format!("{seat}"), bot.clone()),
                    (format!("{seat}-bot"), bot.clone()),
                ]
            })
            .collect();
        let mut players: Vec<_> = seats()
            .filter_map(|seat| {
                let luck = seed(self.seed, Purpose::Player, game, seat.number());
                G::bot(&self.bots[bot_at(seat)], luck)
            })
            .collect();
        let outcome = play_game(&mut record, &mut players, &mut results.tally)?;
        results.draws += u64::from(outcome.winners.is_empty());
        for seat in outcome.winners {
            results.wins[bot_at(seat)] += 1;
        }
        results.lengths.push(record.decisions.len() as u32);
        match self.save {
            Some(folder) => save(
                &record,
                &folder.join(format!("{}-{game:06}.txt", self.seed)),
            ),
            None => Ok(()),
        }
    }
}

/// Plays one game to its end, writing down the decisions.
fn play_game<G: Game>(
    record: &mut Record<G>,
    players: &mut [Box<dyn Bot<G>>],
    tally: &mut G::Tally,
) -> Result<Outcome, Trouble> {
    let mut position = G::deal(&record.setup, record.seed)
        .map_err(|why| Trouble::new(format!("the game cannot be dealt: {why}")))?;
    tally.deal(&position.view(Eye::Public));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        let asked = match position.turn() {
            Turn::Act(asked) => asked,
            Turn::Over(outcome) => {
                tally.over(&position.view(Eye::All));
                return Ok(outcome);
            }
        };
        let seat = asked.first().expect("somebody is asked");
        legal.clear();
        position.legal_actions(seat, &mut legal);
        let action = players[seat.index()].decide(&position.view(Eye::Seat(seat)), &legal);
        if !legal.contains(&action) {
            return Err(Trouble::new(format!(
                "the bot at seat {seat} chose \"{}\" at decision {}, which is not legal",
                G::write_action(action),
                record.decisions.len() + 1
            )));
        }
        record.decisions.push((seat, action));
        events.clear();
        position.play_unchecked(seat, action, &mut |event| events.push(event));
        for event in &events {
            if let Some(sight) = G::sight(event, Eye::Public) {
                tally.hear(&sight);
            }
            for (seat, player) in (0..).map(Seat::new).zip(players.iter_mut()) {
                if let Some(sight) = G::sight(event, Eye::Seat(seat)) {
                    player.hear(&sight);
                }
            }
        }
    }
}

fn save<G: Game>(record: &Record<G>, path: &Path) -> Result<(), Trouble> {
    std::fs::write(path, record.to_text())
        .map_err(|error| Trouble::new(format!("{} cannot be written: {error}", path.display())))
}

/// A bar on standard error, where that is a terminal; nothing elsewhere.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style =
        ProgressStyle::with_template("{bar:32} {pos} of {len} games, {per_sec:.0}, {eta} to go");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

#[cfg(test)]
mod tests {
    use blanc_noir::{Setup, Table};

    use super::*;

    fn results(threads: usize, rotations: u64) -> Results<Table> {
        let bots = ["random", "random", "random"].map(str::to_owned);
        let plan = Match::<Table> {
            setup: &Setup::new(3),
            bots: &bots,
            seed: 9,
            games: 12,
            rotations,
            save: None,
        };
        plan.play(Some(threads)).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let (one, four) = (results(1, 1), results(4, 1));
        assert_eq!((one.wins, one.lengths), (four.wins, four.lengths));
        assert_eq!(one.tally.counts(), four.tally.counts());
    }

    #[test]
    fn every_game_has_a_winner() {
        let results = results(2, 3);
        assert_eq!(results.lengths.len(), 12);
        assert!(results.wins.iter().sum::<u64>() >= 12);
    }
}
