//! A host's table with chairs for Travellers who come in mid-game.

use serde_json::{Value, json};

use super::{Client, answer, phase, prompts, run, start, view, you};

/// Five players, two empty chairs and the host, who answers for everybody.
fn with_chairs(seed: u64) -> (Client, Value) {
    let plan = vec![you(""); 8];
    let setup = json!({"script": "trouble-brewing", "seats": 5, "chairs": 2});
    let mut client = Client::new();
    let table = client.ask(&start(&setup, &plan, seed));
    assert_eq!(table["t"], "table", "{table}");
    (client, table)
}

/// The first day of a game.
fn by_day(client: &mut Client, mut table: Value) -> Value {
    while phase(view(&table)) != "day" {
        let prompt = prompts(&table).remove(0);
        let action = prompt["options"][0]["action"].clone();
        table = answer(client, &prompt, &action);
    }
    table
}

/// What is asked of a seat, where this can be answered.
fn asked_for(table: &Value, action: &str) -> Value {
    let can = |prompt: &Value| {
        let options = prompt["options"].as_array().unwrap();
        options.iter().any(|option| option["action"] == action)
    };
    let found = prompts(table).into_iter().find(can);
    found.unwrap_or_else(|| panic!("nobody is asked for {action}"))
}

fn act(client: &mut Client, table: &Value, action: &str) -> Value {
    let table = answer(client, &asked_for(table, action), &json!(action));
    assert_eq!(table["t"], "table", "{table}");
    table
}

fn keys(table: &Value) -> Vec<String> {
    let moments = table["moments"].as_array().unwrap().iter();
    let lines = moments.flat_map(|moment| moment["lines"].as_array().unwrap().clone());
    lines
        .map(|line| line["key"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn a_host_welcomes_a_traveller_and_sees_him_off() {
    let (mut client, table) = with_chairs(4);
    let table = by_day(&mut client, table);
    let seats = view(&table)["board"]["seats"].as_array().unwrap();
    let present: Vec<bool> = seats.iter().map(|it| it["present"] == true).collect();
    assert_eq!(present, [true, true, true, true, true, false, false]);
    assert_eq!(view(&table)["board"]["circle"], json!([0, 1, 2, 3, 4]));
    assert_eq!(view(&table)["players"], 7);

    let welcome = asked_for(&table, "welcome G");
    let option = welcome["options"].as_array().unwrap().iter();
    let option = option
        .clone()
        .find(|it| it["action"] == "welcome G")
        .unwrap();
    assert_eq!(option["spot"], json!({"t": "seat", "seat": 6}));
    assert_eq!(option["verb"]["key"], "ct-verb-welcome");
    let table = act(&mut client, &table, "welcome G");
    assert_eq!(prompts(&table)[0]["question"]["key"], "ct-decide-newcomer");
    assert_eq!(view(&table)["board"]["business"]["script"], "arrival");
    let table = act(&mut client, &table, "pick B");
    assert_eq!(prompts(&table)[0]["question"]["key"], "ct-ask-newcomer");
    assert_eq!(prompts(&table)[0]["seat"], 6);
    let table = act(&mut client, &table, "name gunslinger");
    assert!(keys(&table).contains(&"ct-joined".to_owned()));
    assert_eq!(prompts(&table)[0]["question"]["key"], "ct-decide-side");
    let table = act(&mut client, &table, "yes");
    let board = &view(&table)["board"];
    assert_eq!(board["circle"], json!([0, 1, 6, 2, 3, 4]));
    assert_eq!(board["seats"][6]["traveller"], "gunslinger");
    assert_eq!(view(&table)["sees"]["pages"][6]["side"], "evil");
    assert_eq!(view(&table)["sees"]["pages"][5]["character"], "nobody");

    let table = act(&mut client, &table, "see-off G");
    assert!(keys(&table).contains(&"ct-left".to_owned()));
    assert_eq!(view(&table)["board"]["circle"], json!([0, 1, 2, 3, 4]));
    assert_eq!(view(&table)["board"]["seats"][6]["present"], false);
}

#[test]
fn hosted_games_with_chairs_come_to_an_end() {
    for seed in [6, 7, 8] {
        let (mut client, table) = with_chairs(seed);
        let last = run(&mut client, table, seed, &mut |_| ());
        let board = &view(&last)["board"];
        assert_eq!(phase(view(&last)), "over");
        let there = board["circle"].as_array().unwrap().len();
        let revealed = view(&last)["revealed"].as_array().unwrap();
        assert_eq!(revealed.len(), there);
        assert!(revealed.iter().all(|it| {
            let seat = it["seat"].as_u64().unwrap() as usize;
            board["seats"][seat]["present"] == true
        }));
    }
}

#[test]
fn more_chairs_than_a_town_holds_are_refused() {
    let setup = json!({"script": "trouble-brewing", "seats": 15, "chairs": 7});
    let answer = Client::new().ask(&start(&setup, &vec![you(""); 23], 1));
    assert_eq!(answer["t"], "sorry", "{answer}");
    assert_eq!(answer["line"]["key"], "sorry-ct-players", "{answer}");
}
