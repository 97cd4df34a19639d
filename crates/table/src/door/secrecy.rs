//! 保密 — two truths that one player cannot tell apart give that player the same messages, byte for byte.
//!
//! A game is played at one table. At a second table lies another truth, imagined from what the player sees at the
//! first. Everything that happens at the first is answered at the second by something that looks the same to the player,
//! and, where there is one, by another hidden decision. Whatever the tables send to the player must be equal.

use std::sync::Arc;

use blanc_noir::{DeclareMode, DiscardMemory, Setup, Sight, Table};
use kernel::{Eye, Imagine, Position, Record, Rng, Seat, Seed, Turn};
use protocol::FromSitting;

use super::plan::Plan;
use super::solo::Solo;
use super::{Room, Spoken};
use crate::{Chair, Sitting};

/// A table at which everybody is a person, so that the test decides for all; messages go to `me`.
fn table_at(truth: Table, record: Record<Table>, me: Seat) -> Solo<Table> {
    let count = Table::seats_of(&record.setup);
    let plan = Plan {
        me,
        names: Seat::all(count).map(|seat| seat.to_string()).collect(),
        bots: vec![None; usize::from(count)],
    };
    let mut solo = Solo {
        sitting: Sitting::at(truth, record, Arc::new(|_| Chair::Person)),
        plan,
    };
    solo.sitting.public().listen(true);
    solo.table(true);
    solo
}

/// What the player is sent now, without the record, which is the keeper's.
fn sent(solo: &mut Solo<Table>) -> String {
    let mut message = solo.table(false);
    if let FromSitting::Table { record, .. } = &mut message {
        record.clear();
    }
    serde_json::to_string(&message).unwrap()
}

/// Another truth that looks to `me` as this one does.
fn imagine_another(truth: &Table, me: Seat, rng: &mut Rng) -> Table {
    let view = truth.view(Eye::Seat(me));
    let imagined = Table::imagine(&view, rng);
    assert!(
        imagined.view(Eye::Seat(me)) == view,
        "the imagined truth does not look the same"
    );
    imagined
}

/// What `me` would see if `seat` decided so.
fn seen(truth: &Table, seat: Seat, action: blanc_noir::Action, me: Seat) -> Vec<Sight> {
    let mut sights = Vec::new();
    let mut after = truth.clone();
    after.play_unchecked(seat, action, &mut |event| {
        sights.extend(Table::sight(&event, Eye::Seat(me)));
    });
    sights
}

/// An answer at the other truth that looks to `me` like `sights`: another one than `action` if there is one.
fn lookalike(
    other: &Table,
    seat: Seat,
    action: blanc_noir::Action,
    me: Seat,
    sights: &[Sight],
) -> Option<blanc_noir::Action> {
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

struct Tally {
    compared: u32,
    hidden_decisions: u32,
}

fn walk(setup: &Setup, seed: u64, me: Seat, tally: &mut Tally) {
    let mut rng = Rng::new(Seed::from_number(seed));
    let record = Record::new(setup.clone(), Seed::from_number(seed));
    let truth = Table::deal(setup, record.seed).unwrap();
    let mut real = table_at(truth.clone(), record, me);
    let mut truth = truth;
    let mut imagined = imagine_another(&truth, me, &mut rng);
    let mut other = table_at(imagined.clone(), real.sitting.record().clone(), me);
    for _ in 0..300 {
        let Turn::Act(asked) = truth.turn() else {
            break;
        };
        let seat = asked.first().unwrap();
        let mut legal = Vec::new();
        truth.legal_actions(seat, &mut legal);
        let action = *rng.pick(&legal).unwrap();
        let sights = seen(&truth, seat, action, me);
        let answer = lookalike(&imagined, seat, action, me, &sights);

        let moment = real.sitting.moment();
        real.sitting.answer(seat, moment, action).unwrap();
        truth.play_unchecked(seat, action, &mut |_| ());
        let message = sent(&mut real);
        let watched = real.sitting.public().take_news();
        check_hands(&message, me);
        if let Some(answer) = answer {
            other.sitting.answer(seat, moment, answer).unwrap();
            imagined.play_unchecked(seat, answer, &mut |_| ());
            assert_eq!(
                sent(&mut other),
                message,
                "{seat} did {action} and {answer}"
            );
            assert!(
                other.sitting.public().take_news() == watched,
                "a spectator sees less than {me}"
            );
            tally.compared += u32::from(imagined != truth);
            tally.hidden_decisions += u32::from(answer != action);
        } else {
            // The player can tell these two apart now: imagine another truth from here on.
            imagined = imagine_another(&truth, me, &mut rng);
            other = table_at(imagined.clone(), real.sitting.record().clone(), me);
        }
    }
}

/// No message shows another seat's hand, face-down scrolls or search.
fn check_hands(message: &str, me: Seat) {
    let message: serde_json::Value = serde_json::from_str(message).unwrap();
    for moment in message["moments"].as_array().unwrap() {
        let view = &moment["view"];
        assert_eq!(view["eye"], me.number());
        for (at, seat) in view["seats"].as_array().unwrap().iter().enumerate() {
            let mine = at == me.index();
            assert_eq!(seat["hand"].is_array(), mine);
            assert_eq!(seat["scrolls"].is_array(), mine);
        }
        if view["turn"] != me.number() {
            assert!(view["search"].is_null() && view["drawn"].is_null());
        }
    }
}

#[test]
fn truths_that_look_the_same_sound_the_same() {
    let mut tally = Tally {
        compared: 0,
        hidden_decisions: 0,
    };
    for seed in 0..12 {
        let seats = 2 + (seed % 5) as u8;
        let mut setup = Setup::new(seats);
        setup.rules.discard_memory = [
            DiscardMemory::LastLap,
            DiscardMemory::None,
            DiscardMemory::Full,
        ][seed as usize % 3];
        setup.rules.play_after_draw = seed % 2 == 1;
        if seed % 4 == 2 {
            setup.rules.declare_mode = DeclareMode::Manual;
        }
        walk(&setup, seed, Seat::new(seed as u8 % seats), &mut tally);
    }
    assert!(tally.compared > 1000, "only {} messages", tally.compared);
    assert!(
        tally.hidden_decisions > 5,
        "only {} decisions were hidden ones",
        tally.hidden_decisions
    );
}
