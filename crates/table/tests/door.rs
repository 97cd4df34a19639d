//! Whole games through the door: played, taken back, killed and resumed.

mod client;

use client::{Client, start};
use kernel::{Rng, Seed};
use serde_json::{Value, json};

#[test]
fn a_whole_game_can_be_played_through_the_door() {
    for (seats, me) in [(2, 0), (3, 2), (6, 5)] {
        let mut rng = Rng::new(Seed::from_number(7));
        let mut client = Client::new();
        let welcome = client.ask(&json!({"t": "hello", "version": 1}));
        assert_eq!(welcome["games"][0]["id"], "blanc-noir");
        let mut table = client.ask(&start(seats, me, seats as u64));
        assert_eq!(table["fresh"], true);
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
            table = client.act(&table, &mut rng);
            assert_eq!(table["t"], "table", "{table}");
        }
        assert!(last_view(&table)["winners"].is_array());
        let late = client.ask(&json!({"t": "act", "moment": next - 1, "action": "draw"}));
        assert_eq!(late["line"]["key"], "sorry-over");
    }
}

fn last_view(table: &Value) -> &Value {
    &table["moments"].as_array().unwrap().last().unwrap()["view"]
}

/// Plays `count` random answers and gives the last table.
fn play(client: &mut Client, mut table: Value, count: usize, rng: &mut Rng) -> Value {
    for _ in 0..count {
        if table["prompt"].is_null() {
            break;
        }
        table = client.act(&table, rng);
    }
    table
}

#[test]
fn a_game_that_was_killed_goes_on_exactly_as_it_would_have() {
    for (seats, me, seed) in [(2, 1, 3), (4, 0, 5), (5, 2, 8)] {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut first = Client::new();
        let mut table = first.ask(&start(seats, me, seed));
        for stage in 0..6 {
            table = play(&mut first, table, 1 + 7 * stage, &mut rng);
            let mut second = Client::new();
            let resumed = second.ask(&json!({"t": "resume", "record": table["record"]}));
            assert_eq!(resumed["fresh"], true);
            for what in ["seat", "names", "bots", "prompt", "record"] {
                assert_eq!(resumed[what], table[what], "{what}");
            }
            assert_eq!(last_view(&resumed), last_view(&table));
            if table["prompt"].is_null() {
                break;
            }
            // The same answers from here on: the bots must do the same, too.
            let mut same = rng.clone();
            let on = play(&mut first, table.clone(), 12, &mut rng);
            let again = play(&mut second, resumed, 12, &mut same);
            assert_eq!(again, on);
            table = on;
        }
    }
}

#[test]
fn taking_back_leads_to_the_same_question_and_buys_the_bots_nothing() {
    let mut rng = Rng::new(Seed::from_number(4));
    let mut client = Client::new();
    let mut table = client.ask(&start(3, 0, 11));
    for _ in 0..30 {
        let asked = table["prompt"].clone();
        let options = asked["options"].as_array().unwrap();
        let action = rng.pick(options).unwrap()["action"].clone();
        let answer = json!({"t": "act", "moment": asked["moment"], "action": action});
        let done = client.ask(&answer);

        // Something else is tried and taken back as well, before the first answer is given again.
        for other in options.iter().take(3) {
            let back = client.ask(&json!({"t": "undo"}));
            assert_eq!(back["prompt"], asked);
            assert_eq!(back["fresh"], true);
            assert_eq!(back["moments"].as_array().unwrap().len(), 1);
            assert_eq!(back["moments"][0]["n"], asked["moment"]);
            let other = json!({"t": "act", "moment": asked["moment"], "action": other["action"]});
            assert_eq!(client.ask(&other)["t"], "table");
        }
        client.ask(&json!({"t": "undo"}));
        let mut again = client.ask(&answer);
        again["record"] = done["record"].clone(); // it counts what was taken back
        assert_eq!(again, done);
        table = done;
        if table["prompt"].is_null() {
            break;
        }
    }
    let record = client.ask(&json!({"t": "save"}))["record"].to_string();
    assert!(record.contains("note taken-back "), "{record}");
}

#[test]
fn every_illegal_choice_before_the_player_has_its_reason() {
    let mut rng = Rng::new(Seed::from_number(2));
    let mut client = Client::new();
    let mut table = client.ask(&start(4, 2, 21));
    let mut refusals = 0;
    let mut view = last_view(&table).clone();
    while !table["prompt"].is_null() {
        let prompt = &table["prompt"];
        let spots = |kind: &str| -> Vec<Value> {
            let listed = prompt[kind].as_array().unwrap();
            listed.iter().map(|entry| entry["spot"].clone()).collect()
        };
        let (offered, refused) = (spots("options"), spots("refused"));
        assert!(!offered.is_empty());
        let mine = &view["seats"][2];
        let cards = mine["hand"].as_array().unwrap().iter();
        let scrolls = 0..mine["scrolls"].as_array().unwrap().len();
        for spot in cards
            .map(|card| json!({"t": "hand", "card": card}))
            .chain(scrolls.map(|slot| json!({"t": "own-scroll", "slot": slot})))
        {
            let (yes, no) = (offered.contains(&spot), refused.contains(&spot));
            assert!(yes != no, "{spot}: offered {yes}, refused {no}");
        }
        for refusal in prompt["refused"].as_array().unwrap() {
            let because = client.ask(&json!({"t": "why", "action": refusal["action"]}));
            assert_eq!(because["reason"], refusal["reason"]);
            let sorry = client
                .ask(&json!({"t": "act", "moment": prompt["moment"], "action": refusal["action"]}));
            assert_eq!(sorry["t"], "sorry");
            assert_eq!(sorry["line"], refusal["reason"]);
            refusals += 1;
        }
        table = client.act(&table, &mut rng);
        view = last_view(&table).clone();
    }
    assert!(refusals > 100, "only {refusals} refusals were met");
}
