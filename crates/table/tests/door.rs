//! Whole games through the door: played, taken back, killed and resumed.

mod client;

use client::{BLANC_NOIR, Client, FENGSHENG, Game};
use kernel::{Rng, Seed};
use serde_json::{Value, json};

#[test]
fn a_whole_game_can_be_played_through_the_door() {
    for (game, seats, me) in [
        (BLANC_NOIR, 2, 0),
        (BLANC_NOIR, 3, 2),
        (BLANC_NOIR, 6, 5),
        (FENGSHENG, 3, 0),
        (FENGSHENG, 5, 3),
        (FENGSHENG, 9, 8),
    ] {
        let mut rng = Rng::new(Seed::from_number(7));
        let mut client = Client::new();
        let welcome = client.ask(&json!({"t": "hello", "version": protocol::PROTOCOL_VERSION}));
        let games = welcome["games"].as_array().unwrap();
        assert!(games.iter().any(|listed| listed["id"] == game.id));
        let mut table = client.ask(&game.start(seats, me, seats as u64));
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
        let late = client.ask(&json!({"t": "act", "moment": next - 1, "action": "take"}));
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
    for (game, seats, me, seed) in [
        (BLANC_NOIR, 2, 1, 3),
        (BLANC_NOIR, 4, 0, 5),
        (BLANC_NOIR, 5, 2, 8),
        (FENGSHENG, 3, 1, 2),
        (FENGSHENG, 5, 0, 3),
        (FENGSHENG, 8, 4, 5),
    ] {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut first = Client::new();
        let mut table = first.ask(&game.start(seats, me, seed));
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
    check_taking_back(&BLANC_NOIR, 3, 30);
    check_taking_back(&FENGSHENG, 5, 40);
}

fn check_taking_back(game: &Game, seats: usize, decisions: usize) {
    let mut rng = Rng::new(Seed::from_number(4));
    let mut client = Client::new();
    let mut table = client.ask(&game.start(seats, 0, 11));
    for _ in 0..decisions {
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
fn every_illegal_choice_before_a_player_of_blanc_noir_has_its_reason() {
    let mut rng = Rng::new(Seed::from_number(2));
    let mut client = Client::new();
    let mut table = client.ask(&BLANC_NOIR.start(4, 2, 21));
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

#[test]
fn a_game_of_fengsheng_that_was_killed_in_the_middle_of_a_chain_goes_on_there() {
    let mut chains = 0;
    for seed in 0..2 {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut first = Client::new();
        let mut table = first.ask(&FENGSHENG.start(5, 1, seed));
        for _ in 0..150 {
            if table["prompt"].is_null() {
                break;
            }
            let chain = last_view(&table)["chain"].as_array().unwrap().len();
            if chain > 0 {
                chains += 1;
                let mut second = Client::new();
                let resumed = second.ask(&json!({"t": "resume", "record": table["record"]}));
                assert_eq!(last_view(&resumed), last_view(&table));
                assert_eq!(resumed["prompt"], table["prompt"]);
                let mut same = rng.clone();
                assert_eq!(second.act(&resumed, &mut same), {
                    table = first.act(&table, &mut rng);
                    table.clone()
                });
            } else {
                table = first.act(&table, &mut rng);
            }
        }
    }
    assert!(chains > 20, "only {chains} chains were met");
}

/// Spots as texts that are equal for equal spots.
fn spots_of(listed: &Value) -> Vec<String> {
    let listed = listed.as_array().unwrap();
    listed.iter().map(|it| it["spot"].to_string()).collect()
}

#[test]
fn every_card_of_a_player_of_fengsheng_is_offered_or_refused_with_its_reason() {
    let (mut refusals, mut both) = (0, 0);
    for seed in 0..6 {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut client = Client::new();
        let mut table = client.ask(&FENGSHENG.start(5, 2, seed));
        let mut view = last_view(&table).clone();
        for _ in 0..120 {
            let prompt = &table["prompt"];
            if prompt.is_null() {
                break;
            }
            let (offered, refused) = (spots_of(&prompt["options"]), spots_of(&prompt["refused"]));
            assert!(!offered.is_empty());
            let in_window = view["ask"]["q"] == "window";
            let mut cards = view["seats"][2]["hand"].as_array().unwrap().clone();
            cards.dedup();
            for card in &cards {
                let spot = json!({"t": "hand", "card": card}).to_string();
                let (yes, no) = (offered.contains(&spot), refused.contains(&spot));
                assert!(yes || no, "{spot} is neither offered nor refused");
                // What can only be sent in a window is refused for its use.
                assert!(in_window || yes != no, "{spot} is both");
                both += u32::from(yes && no);
            }
            for refusal in prompt["refused"].as_array().unwrap() {
                let action = &refusal["action"];
                let because = client.ask(&json!({"t": "why", "action": action}));
                assert_eq!(because["reason"], refusal["reason"], "{action}");
                let act = json!({"t": "act", "moment": prompt["moment"], "action": action});
                assert_eq!(client.ask(&act)["line"], refusal["reason"], "{action}");
                refusals += 1;
            }
            let passes = prompt["options"].as_array().unwrap();
            let idle = passes.len() == 1 && passes[0]["action"] == "pass";
            assert_eq!(prompt["pause"].is_object(), in_window);
            assert!(!in_window || prompt["pause"]["idle"] == idle);
            table = client.act(&table, &mut rng);
            if let Some(last) = table["moments"].as_array().unwrap().last() {
                view = last["view"].clone();
            }
        }
    }
    assert!(refusals > 300, "only {refusals} refusals were met");
    assert!(both > 10, "only {both} cards could be sent but not used");
}
