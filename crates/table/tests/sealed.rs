//! Answers that are given at the same time, kept sealed, and heard in order.

mod counter;

use bots::Bot;
use counter::{Act, Counter, Sight, View};
use kernel::{Eye, Position, Record, Rng, Seat, Seed, Turn};
use table::{Chair, Refused, Sitting};

/// Decides from its own tokens, the deed and the counters on it: from what everybody knows who is
/// asked, whether together with the others or after they passed.
#[derive(Clone)]
struct Decided {
    seed: u64,
    seat: Seat,
}

impl Decided {
    fn act(&self, view: &View, legal: &[Act]) -> Act {
        let state = u64::from(view.played) << 24
            | u64::from(view.depth.map_or(99, u8::from)) << 16
            | u64::from(view.tokens.unwrap_or(0)) << 8
            | u64::from(self.seat.number());
        let mut rng = Rng::new(Seed::from_number(self.seed << 32 | state));
        // Mostly passing, so that windows run their whole length too.
        if legal.contains(&Act::Pass) && rng.below(3) > 0 {
            return Act::Pass;
        }
        *rng.pick(legal).unwrap()
    }
}

impl Bot<Counter> for Decided {
    fn hear(&mut self, _: &Sight) {}

    fn decide(&mut self, view: &View, legal: &[Act]) -> Act {
        self.act(view, legal)
    }
}

/// The game as it is when everybody is asked in turn, knowing what those before answered.
fn asked_in_order(seats: u8, seed: u64) -> Vec<(Seat, Act)> {
    let mut game = Counter::deal(&seats, Seed::from_number(seed)).unwrap();
    let mut decisions = Vec::new();
    while let Turn::Act(asked) = game.turn() {
        let seat = asked.first().unwrap();
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let act = Decided { seed, seat }.act(&game.view(Eye::Seat(seat)), &legal);
        game.play(seat, act, &mut |_| ()).unwrap();
        decisions.push((seat, act));
    }
    decisions
}

fn sit_down(
    seats: u8,
    seed: u64,
    is_person: impl Fn(Seat) -> bool + Send + Sync + 'static,
) -> Sitting<Counter> {
    let record = Record::new(seats, Seed::from_number(seed));
    let seating = move |seat| {
        if is_person(seat) {
            Chair::Person
        } else {
            Chair::Bot(Box::new(Decided { seed, seat }) as Box<dyn Bot<Counter>>)
        }
    };
    Sitting::new(record, seating).unwrap()
}

#[test]
fn sealed_answers_end_where_asking_in_order_ends() {
    let mut counters = 0;
    for seed in 0..200 {
        let seats = 3 + (seed % 4) as u8;
        let in_order = asked_in_order(seats, seed);
        let sealed = sit_down(seats, seed, |_| false);
        assert!(sealed.record().decisions == in_order, "seed {seed}");
        counters += in_order
            .iter()
            .filter(|(_, act)| *act == Act::Counter)
            .count();
    }
    assert!(counters > 500, "only {counters} counters were played");
}

#[test]
fn in_whatever_order_the_answers_come_the_result_is_the_same() {
    for seed in 0..200 {
        let seats = 3 + (seed % 4) as u8;
        let mut sitting = sit_down(seats, seed, |_| true);
        let mut rng = Rng::new(Seed::from_number(seed));
        while let Turn::Act(_) = sitting.turn() {
            let waiting: Vec<_> = Seat::all(seats)
                .filter_map(|seat| sitting.question(seat))
                .collect();
            let question = rng.pick(&waiting).unwrap();
            let seat = question.seat;
            let act = Decided { seed, seat }.act(sitting.place(seat).view(), &question.legal);
            sitting.answer(seat, question.moment, act).unwrap();
        }
        assert!(
            sitting.record().decisions == asked_in_order(seats, seed),
            "seed {seed}"
        );
    }
}

/// A table of four people at which A has just done a deed; B to D are asked.
fn deed_done() -> Sitting<Counter> {
    let with_tokens = (0..1000)
        .find(|&seed| {
            let game = Counter::deal(&4, Seed::from_number(seed)).unwrap();
            Seat::all(4).all(|seat| game.view(Eye::Seat(seat)).tokens > Some(1))
        })
        .unwrap();
    let mut sitting = sit_down(4, with_tokens, |_| true);
    sitting.answer(Seat::new(0), 0, Act::Deed).unwrap();
    sitting
}

#[test]
fn a_sealed_answer_shows_nowhere_before_it_counts() {
    let [a, b, c, d] = [0, 1, 2, 3].map(Seat::new);
    let mut sitting = deed_done();
    let before: Vec<View> = Seat::all(4)
        .map(|seat| {
            sitting.place(seat).take_news();
            sitting.place(seat).view().clone()
        })
        .collect();
    sitting.answer(d, 1, Act::Pass).unwrap();
    sitting.answer(c, 1, Act::Counter).unwrap();
    for (seat, view) in Seat::all(4).zip(&before) {
        assert_eq!(sitting.place(seat).view(), view);
        assert!(sitting.place(seat).take_news().is_empty());
    }
    assert_eq!(sitting.moment(), 1);

    // B's pass settles it: C's counter counts, D's pass was an answer to a deed that is no more.
    sitting.answer(b, 1, Act::Pass).unwrap();
    assert_eq!(
        sitting.record().decisions[1..],
        [(b, Act::Pass), (c, Act::Counter)]
    );
    for (seat, asked) in [(a, true), (b, true), (c, false), (d, true)] {
        assert_eq!(sitting.question(seat).is_some(), asked, "{seat}");
    }
}

#[test]
fn an_answer_before_which_nobody_is_left_counts_at_once() {
    let mut sitting = deed_done();
    sitting.answer(Seat::new(1), 1, Act::Counter).unwrap();
    assert_eq!(sitting.moment(), 2);
}

#[test]
fn answers_that_are_too_late_too_many_or_not_asked_for_change_nothing() {
    let [a, b, c, d] = [0, 1, 2, 3].map(Seat::new);
    let mut sitting = deed_done();
    sitting.answer(c, 1, Act::Pass).unwrap();
    for (seat, moment, act, why) in [
        (c, 1, Act::Counter, Refused::Sealed),
        (a, 1, Act::Pass, Refused::NotAsked),
        (Seat::new(9), 1, Act::Pass, Refused::NotAsked),
        (b, 0, Act::Pass, Refused::Stale { asked: 1 }),
        (d, 2, Act::Pass, Refused::Stale { asked: 1 }),
        (
            b,
            1,
            Act::Deed,
            Refused::Illegal(counter::Reason::WrongQuestion),
        ),
    ] {
        assert_eq!(sitting.answer(seat, moment, act), Err(why));
        assert_eq!(sitting.moment(), 1);
        assert!(sitting.question(b).is_some() && sitting.question(d).is_some());
    }
}

#[test]
fn taking_back_reopens_the_whole_window() {
    let c = Seat::new(2);
    let mut taken_back = 0;
    for seed in 0..200 {
        let mut sitting = sit_down(4, seed, move |seat| seat == c);
        while let Some(question) = sitting.question(c) {
            let act = Decided { seed, seat: c }.act(sitting.place(c).view(), &question.legal);
            sitting.answer(c, question.moment, act).unwrap();
            let after = sitting.record().clone();
            if sitting.take_back(c).is_ok() {
                // A sealed answer that did not count is no decision: then an earlier one is taken back.
                let now = sitting.question(c).unwrap();
                if now == question {
                    taken_back += 1;
                } else {
                    assert!(now.moment < question.moment);
                }
                sitting = Sitting::new(after, move |seat| {
                    if seat == c {
                        Chair::Person
                    } else {
                        Chair::Bot(Box::new(Decided { seed, seat }) as Box<dyn Bot<Counter>>)
                    }
                })
                .unwrap();
            }
        }
        assert!(sitting.record().decisions == asked_in_order(4, seed));
    }
    assert!(
        taken_back > 500,
        "only {taken_back} decisions were taken back"
    );
}
