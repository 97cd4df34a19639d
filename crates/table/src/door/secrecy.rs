//! 保密 — two truths that one player cannot tell apart give that player the same messages, byte for byte.
//!
//! A game is played at one table. At a second table lies another truth, imagined from what the player sees at the
//! first. Everything that happens at the first is answered at the second by something that looks the same to the player,
//! and, where there is one, by another hidden decision. Whatever the tables send to the player must be equal.

mod blanc_noir;
mod clocktower;
mod fengsheng;

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Eye, Imagine, Position, Record, Rng, Seat, Seed, Turn};
use protocol::FromSitting;
use serde_json::Value;

use super::plan::Plan;
use super::solo::Solo;
use super::{Room, Spoken};
use crate::{Chair, Hearing, Sitting};

/// A table at which everybody is a person, so that the test decides for all; messages go to `me`.
fn table_at<G: Spoken>(truth: G, record: Record<G>, me: Seat) -> Solo<G> {
    let count = G::seats_of(&record.setup);
    let plan = Plan {
        me,
        names: Seat::all(count).map(|seat| seat.to_string()).collect(),
        bots: vec![None; usize::from(count)],
        is_host: false,
    };
    let mut solo = Solo {
        sitting: Sitting::at(truth, record, Hearing::Sealed, Arc::new(|_| Chair::Person)),
        plan,
    };
    solo.sitting.public().listen(true);
    solo.table(true);
    solo
}

/// What the player is sent now, without the record, which is the keeper's.
fn sent<G: Spoken>(solo: &mut Solo<G>) -> String {
    let mut message = solo.table(false);
    if let FromSitting::Table { record, .. } = &mut message {
        record.clear();
    }
    serde_json::to_string(&message).unwrap()
}

/// Another truth that looks to `me` as this one does.
fn imagine_another<G: Imagine>(truth: &G, me: Seat, rng: &mut Rng) -> G {
    let view = truth.view(Eye::Seat(me));
    let imagined = G::imagine(&view, rng);
    assert!(
        imagined.view(Eye::Seat(me)) == view,
        "the imagined truth does not look the same"
    );
    imagined
}

/// What `me` would see if `seat` decided so.
fn seen<G: Position>(truth: &G, seat: Seat, action: G::Action, me: Seat) -> Vec<G::Sight> {
    let mut sights = Vec::new();
    let mut after = truth.clone();
    after.play_unchecked(seat, action, &mut |event| {
        sights.extend(G::sight(&event, Eye::Seat(me)));
    });
    sights
}

/// An answer at the other truth that looks to `me` like `sights`: another one than `action` if there is one.
fn lookalike<G: Position>(
    other: &G,
    seat: Seat,
    action: G::Action,
    me: Seat,
    sights: &[G::Sight],
) -> Option<G::Action> {
    let mut legal = Vec::new();
    other.legal_actions(seat, &mut legal);
    if seat == me {
        legal.retain(|&it| it == action);
    }
    legal.sort_by_key(|&it| it == action);
    legal
        .into_iter()
        .find(|&it| seen(other, seat, it, me) == sights)
}

#[derive(Default)]
struct Tally {
    compared: u32,
    hidden_decisions: u32,
    /// How often each kind of decision was hidden behind another.
    hidden: BTreeMap<String, u32>,
}

/// The two tables, and the truths behind them.
struct Pair<G: Spoken> {
    me: Seat,
    truth: G,
    real: Solo<G>,
    imagined: G,
    other: Solo<G>,
}

impl<G: Spoken + Imagine> Pair<G> {
    fn deal(setup: &G::Setup, seed: u64, me: Seat, rng: &mut Rng) -> Self {
        let record = Record::new(setup.clone(), Seed::from_number(seed));
        let Ok(truth) = G::deal(setup, record.seed) else {
            panic!("this setup can be dealt");
        };
        let imagined = imagine_another(&truth, me, rng);
        Self {
            me,
            real: table_at(truth.clone(), record.clone(), me),
            truth,
            other: table_at(imagined.clone(), record, me),
            imagined,
        }
    }

    /// At the other table everybody has noticed as much as at the first.
    fn count_on(&mut self) {
        for seat in Seat::all(self.truth.seats()) {
            self.other.sitting.place(seat).noticed = self.real.sitting.place(seat).noticed;
        }
        self.other.sitting.public().noticed = self.real.sitting.public().noticed;
    }

    /// Everybody who is asked answers at random; as long as `me` cannot tell the truths apart, both
    /// tables are answered. Whether both were.
    fn step(&mut self, asked: Vec<Seat>, rng: &mut Rng, tally: &mut Tally) -> bool {
        let mut both = true;
        for seat in asked {
            let mut legal = Vec::new();
            self.truth.legal_actions(seat, &mut legal);
            let action = *rng.pick(&legal).unwrap();
            let sights = seen(&self.truth, seat, action, self.me);
            if let Some(answer) = lookalike(&self.imagined, seat, action, self.me, &sights)
                && both
            {
                self.imagined.play_unchecked(seat, answer, &mut |_| ());
                let moment = self.other.sitting.place(seat).noticed();
                let taken = self.other.sitting.answer(seat, moment, answer);
                assert!(taken.is_ok(), "{answer:?} was refused");
                if answer != action {
                    tally.hidden_decisions += 1;
                    let kind = G::write_action(action);
                    let kind = kind.split(' ').next().unwrap_or_default().to_owned();
                    *tally.hidden.entry(kind).or_default() += 1;
                }
            } else {
                both = false;
            }
            self.truth.play_unchecked(seat, action, &mut |_| ());
            let moment = self.real.sitting.place(seat).noticed();
            let taken = self.real.sitting.answer(seat, moment, action);
            assert!(taken.is_ok(), "{action:?} was refused");
            // Whoever is heard later is asked anew.
            if !G::is_pass(action) {
                break;
            }
        }
        both
    }
}

fn walk<G: Spoken + Imagine>(
    setup: &G::Setup,
    (seed, me): (u64, Seat),
    check: fn(&Value, Seat),
    tally: &mut Tally,
) {
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut pair = Pair::<G>::deal(setup, seed, me, &mut rng);
    for _ in 0..400 {
        let Turn::Act(asked) = pair.truth.turn() else {
            break;
        };
        let asked = G::order(pair.real.sitting.public().view(), asked);
        let both = pair.step(asked, &mut rng, tally);
        let message = sent(&mut pair.real);
        let watched = pair.real.sitting.public().take_news();
        check_views(&message, me, check);
        if both {
            assert_eq!(sent(&mut pair.other), message);
            assert!(
                pair.other.sitting.public().take_news() == watched,
                "a spectator sees less than {me}"
            );
            tally.compared += u32::from(pair.imagined != pair.truth);
        } else {
            // The player can tell these two apart now: imagine another truth from here on.
            pair.imagined = imagine_another(&pair.truth, me, &mut rng);
            let record = pair.real.sitting.record().clone();
            pair.other = table_at(pair.imagined.clone(), record, me);
            pair.count_on();
        }
    }
}

fn check_views(message: &str, me: Seat, check: fn(&Value, Seat)) {
    let message: Value = serde_json::from_str(message).unwrap();
    for moment in message["moments"].as_array().unwrap() {
        assert_eq!(moment["view"]["eye"], me.number());
        check(&moment["view"], me);
    }
}
