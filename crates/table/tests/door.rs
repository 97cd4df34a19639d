//! Whole games through the door, and everything that can go wrong at it.

use kernel::{Rng, Seed};
use serde_json::{Value, json};
use table::door::Door;

fn call(door: &mut Door, message: &Value) -> Value {
    let answer: Value = serde_json::from_str(&door.call(&message.to_string())).unwrap();
    let answers = answer.as_array().unwrap();
    assert_eq!(answers.len(), 1, "one answer to one message");
    answers[0].clone()
}

fn start(seats: usize, me: usize, seed: u64) -> Value {
    let plan: Vec<Value> = (0..seats)
        .map(|seat| {
            if seat == me {
                json!({"t": "you", "name": "小王"})
            } else {
                json!({"t": "bot", "bot": "random", "name": format!("Bot {seat}")})
            }
        })
        .collect();
    json!({"t": "start", "game": "blanc-noir", "setup": {"seats": seats}, "plan": plan,
        "seed": Seed::from_number(seed).to_hex()})
}

/// Answers the prompt of `table` with a random option.
fn act(door: &mut Door, table: &Value, rng: &mut Rng) -> Value {
    let prompt = &table["prompt"];
    let options = prompt["options"].as_array().unwrap();
    let action = &rng.pick(options).unwrap()["action"];
    call(
        door,
        &json!({"t": "act", "moment": prompt["moment"], "action": action}),
    )
}

#[test]
fn a_whole_game_can_be_played_through_the_door() {
    for (seats, me) in [(2, 0), (3, 2), (4, 1), (6, 5)] {
        let mut rng = Rng::new(Seed::from_number(7));
        let mut door = Door::new();
        let welcome = call(&mut door, &json!({"t": "hello", "version": 1}));
        assert_eq!(welcome["games"][0]["id"], "blanc-noir");
        let mut table = call(&mut door, &start(seats, me, seats as u64));
        assert_eq!(table["fresh"], true);
        assert_eq!(table["moments"][0]["n"], 0);
        let mut next = 0;
        loop {
            for moment in table["moments"].as_array().unwrap() {
                assert_eq!(moment["n"], next, "moments come in order, none is left out");
                next += 1;
            }
            if table["prompt"].is_null() {
                break;
            }
            assert_eq!(table["prompt"]["moment"], next - 1);
            table = act(&mut door, &table, &mut rng);
            assert_eq!(table["t"], "table", "{table}");
        }
        let last = table["moments"].as_array().unwrap().last().unwrap();
        assert!(last["view"]["winners"].is_array());
        assert_eq!(
            call(
                &mut door,
                &json!({"t": "act", "moment": next - 1, "action": "draw"})
            )["line"]["key"],
            "sorry-over"
        );
    }
}
