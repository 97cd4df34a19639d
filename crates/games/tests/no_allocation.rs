//! Deciding costs no memory: listing the legal actions and playing one take nothing from the heap, and neither does dealing
//! again, but where a bag has to be filled first.
//!
//! The counting allocator counts for the whole process, so this is the only test of its program.

use std::alloc::System;

use games::{Entry, GAMES, Game, Visitor};
use kernel::{Rng, Seed, Turn};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const DECISIONS: usize = 100_000;
const RUNS: usize = 5;

/// Games that are dealt from a bag which is put together anew each time.
const FILLS_A_BAG: [&str; 1] = ["clocktower"];

struct Play(&'static Entry);

impl Visitor for Play {
    type Output = ();

    fn visit<G: Game>(self) {
        let setup = G::read_setup(&self.0.setup_for(self.0.usual_seats)).unwrap();
        let mut rng = Rng::new(Seed::from_number(1));
        let mut position = G::deal(&setup, rng.seed()).unwrap();
        let mut legal = Vec::with_capacity(256);
        // The test's own harness may still be setting itself up on another thread. An engine that
        // takes memory takes it every time, so one quiet run in a few is proof enough.
        let quiet = (0..RUNS).any(|_| {
            let mut heap = Region::new(COUNTING);
            let mut taken = 0;
            for _ in 0..DECISIONS {
                let Turn::Act(asked) = position.turn() else {
                    if FILLS_A_BAG.contains(&self.0.game) {
                        let change = heap.change();
                        taken += change.allocations + change.reallocations;
                        position = G::deal(&setup, rng.seed()).unwrap();
                        heap.reset();
                    } else {
                        position = G::deal(&setup, rng.seed()).unwrap();
                    }
                    continue;
                };
                let seat = asked.first().unwrap();
                legal.clear();
                position.legal_actions(seat, &mut legal);
                let action = *rng.pick(&legal).unwrap();
                position.play_unchecked(seat, action, &mut |_| ());
            }
            let change = heap.change();
            taken + change.allocations + change.reallocations == 0
        });
        assert!(
            quiet,
            "deciding takes memory from the heap in {}",
            self.0.id
        );
    }
}

#[test]
fn no_decision_takes_memory_from_the_heap() {
    // What is counted is counted at all.
    let heap = Region::new(COUNTING);
    drop(std::hint::black_box(vec![0_u8; 10]));
    assert_eq!(heap.change().allocations, 1);
    for entry in GAMES {
        games::visit(entry.id, Play(entry)).unwrap();
    }
}
