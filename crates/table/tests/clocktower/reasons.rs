//! Advice for a host, and the storyteller's reasons when the game is over.

use kernel::{Rng, Seed};
use serde_json::{Value, json};

use super::{Client, answer, bot, hosted, phase, prompts, start, view, you};

/// Whenever the storyteller's seat is asked, there is advice: an allowed answer, with reasons. It changes nothing.
#[test]
fn a_host_gets_advice_that_is_an_allowed_answer() {
    let (mut client, mut table) = hosted("trouble-brewing", 7, 7, 6);
    let (mut advised, mut refused) = (0, 0);
    let mut rng = Rng::new(Seed::from_number(6));
    for _ in 0..150 {
        let before = table["record"].clone();
        let advice = client.ask(&json!({"t": "advise"}));
        assert_eq!(client.ask(&json!({"t": "save"}))["record"], before);
        if table["prompt"].is_null() {
            assert_eq!(advice["line"]["key"], "sorry-no-advice");
            refused += 1;
        } else {
            assert_eq!(advice["t"], "advice", "{advice}");
            assert_eq!(advice["moment"], table["prompt"]["moment"]);
            let options = table["prompt"]["options"].as_array().unwrap();
            let counsel = &advice["counsel"];
            let chosen = options.iter().find(|it| it["action"] == counsel["action"]);
            let chosen = chosen.expect("advice is among what is allowed");
            assert_eq!(chosen["label"], counsel["label"]);
            assert!(!counsel["why"].as_array().unwrap().is_empty());
            assert_eq!(client.ask(&json!({"t": "advise"})), advice);
            advised += 1;
        }
        let Some(prompt) = rng.pick(&prompts(&table)).cloned() else {
            break;
        };
        let options = prompt["options"].as_array().unwrap();
        let action = rng.pick(options).unwrap()["action"].clone();
        table = answer(&mut client, &prompt, &action);
    }
    assert!(advised > 20 && refused > 5, "{advised} {refused}");
}

/// A player gets no advice, and reads the storyteller's reasons only when the game is over.
#[test]
fn a_player_reads_the_storyteller_s_reasons_only_afterwards() {
    let plan: Vec<Value> = (0..8)
        .map(|seat| match seat {
            2 => you(""),
            7 => json!({"t": "bot", "bot": "balanced", "name": ""}),
            _ => bot(""),
        })
        .collect();
    let setup = json!({"script": "trouble-brewing", "seats": 7});
    let mut client = Client::new();
    let mut table = client.ask(&start(&setup, &plan, 3));
    let mut rng = Rng::new(Seed::from_number(3));
    let mut asked = 0;
    while !table["prompt"].is_null() {
        for (message, sorry) in [("advise", "sorry-no-advice"), ("review", "sorry-not-over")] {
            let refused = client.ask(&json!({"t": message}));
            assert_eq!(refused["t"], "sorry");
            assert_eq!(refused["line"]["key"], sorry);
        }
        let prompt = table["prompt"].clone();
        let options = prompt["options"].as_array().unwrap();
        let action = rng.pick(options).unwrap()["action"].clone();
        table = answer(&mut client, &prompt, &action);
        asked += 1;
    }
    assert!(asked > 3);
    assert_eq!(phase(view(&table)), "over");
    let reviewed = client.ask(&json!({"t": "review"}));
    assert_eq!(reviewed["t"], "reviewed", "{reviewed}");
    let decisions = reviewed["decisions"].as_array().unwrap();
    assert!(decisions.len() > 5, "{decisions:?}");
    for decision in decisions {
        let when = decision["when"]["key"].as_str().unwrap();
        assert!(when.starts_with("ct-why-when-"), "{when}");
        let action = decision["action"].as_str().unwrap();
        let record = table["record"].as_str().unwrap();
        assert!(record.contains(action), "{action} was not decided");
        assert!(!decision["why"].as_array().unwrap().is_empty());
    }
    let advice = client.ask(&json!({"t": "advise"}));
    assert_eq!(advice["line"]["key"], "sorry-no-advice");
}

/// A game that nobody runs has nothing to look back at.
#[test]
fn there_is_no_storyteller_to_ask_in_a_game_without_one() {
    let mut client = Client::new();
    let start = json!({"t": "start", "game": "blanc-noir", "setup": {"seats": 2, "rules": {}},
        "plan": [you(""), bot("")], "seed": Seed::from_number(1).to_hex()});
    assert_eq!(client.ask(&start)["t"], "table");
    let advice = client.ask(&json!({"t": "advise"}));
    assert_eq!(advice["line"]["key"], "sorry-no-advice");
}
