//! Clocktower at a table: alone among bots, and run by a host who answers for everybody.

mod guests;
mod reasons;
mod seats;

use kernel::{Rng, Seed};
use serde_json::{Value, json};
use table::door::Door;

/// A client that speaks JSON with a door.
#[derive(Default)]
struct Client(Door);

impl Client {
    fn new() -> Self {
        Self::default()
    }

    /// The one answer to a message.
    fn ask(&mut self, message: &Value) -> Value {
        let answers = self.0.call(&message.to_string());
        serde_json::from_str::<Vec<Value>>(&answers)
            .unwrap()
            .remove(0)
    }
}

fn you(name: &str) -> Value {
    json!({"t": "you", "name": name})
}

fn bot(name: &str) -> Value {
    json!({"t": "bot", "bot": "random", "name": name})
}

fn start(setup: &Value, plan: &[Value], seed: u64) -> Value {
    json!({"t": "start", "game": "clocktower", "setup": setup, "plan": plan,
        "seed": Seed::from_number(seed).to_hex()})
}

/// A table at which the client has the storyteller's seat and answers for the first `people` players; bots play the others.
fn hosted(script: &str, players: usize, people: usize, seed: u64) -> (Client, Value) {
    let mut plan: Vec<Value> = (0..players)
        .map(|seat| if seat < people { you("") } else { bot("") })
        .collect();
    plan.push(you("Host"));
    let setup = json!({"script": script, "seats": players});
    let mut client = Client::new();
    let table = client.ask(&start(&setup, &plan, seed));
    assert_eq!(table["t"], "table", "{table}");
    (client, table)
}

/// Everybody whom the client is asked for, the own seat first.
fn prompts(table: &Value) -> Vec<Value> {
    let mut prompts = table["prompts"].as_array().unwrap().clone();
    if !table["prompt"].is_null() {
        prompts.insert(0, table["prompt"].clone());
    }
    prompts
}

fn answer(client: &mut Client, prompt: &Value, action: &Value) -> Value {
    client.ask(
        &json!({"t": "act", "moment": prompt["moment"], "seat": prompt["seat"],
        "action": action}),
    )
}

fn view(table: &Value) -> &Value {
    &table["moments"].as_array().unwrap().last().unwrap()["view"]
}

fn phase(view: &Value) -> &str {
    view["board"]["phase"]["phase"].as_str().unwrap()
}

/// A host answers at random for everybody until the game is over; `look` sees every message.
fn run(client: &mut Client, mut table: Value, seed: u64, look: &mut dyn FnMut(&Value)) -> Value {
    let mut rng = Rng::new(Seed::from_number(seed));
    for _ in 0..5000 {
        look(&table);
        let asked = prompts(&table);
        let Some(prompt) = rng.pick(&asked) else {
            return table;
        };
        let options = prompt["options"].as_array().unwrap();
        let action = rng.pick(options).unwrap()["action"].clone();
        table = answer(client, prompt, &action);
        assert_eq!(table["t"], "table", "{table}");
    }
    panic!("the game does not end");
}

#[test]
fn a_host_answers_for_everybody_to_the_end() {
    for (script, players, seed) in [("trouble-brewing", 7, 1), ("sects-and-violets", 9, 2)] {
        let (mut client, table) = hosted(script, players, players, seed);
        assert!(table["sheet"]["characters"].as_array().unwrap().len() > 20);
        let mut woken = 0;
        let last = run(&mut client, table, seed, &mut |table| {
            let Some(moment) = table["moments"].as_array().unwrap().last() else {
                return;
            };
            let view = &moment["view"];
            assert_eq!(view["sees"]["as"], "storyteller");
            if phase(view) == "night" {
                // All calls of the night stand in the queue, made or not.
                assert!(view["sees"]["night"].as_array().unwrap().len() > 3);
                woken += 1;
            }
        });
        assert!(woken > 10);
        assert_eq!(phase(view(&last)), "over");
        assert_eq!(view(&last)["revealed"].as_array().unwrap().len(), players);
    }
}

/// By day whoever speaks up first is heard first, though others are asked too; one answer is taken back at a time.
#[test]
fn a_host_enters_what_happens_in_the_order_it_happens_and_takes_it_back() {
    let (mut client, mut table) = hosted("trouble-brewing", 7, 7, 3);
    while phase(view(&table)) != "day" {
        let prompt = prompts(&table).remove(0);
        let action = prompt["options"][0]["action"].clone();
        table = answer(&mut client, &prompt, &action);
        assert_eq!(table["t"], "table", "{table}");
    }
    let asked = prompts(&table);
    assert_eq!(asked[0]["seat"], 7, "the storyteller comes first");
    let nominator = asked
        .iter()
        .rfind(|prompt| {
            let options = prompt["options"].as_array().unwrap();
            options
                .iter()
                .any(|option| option["action"].as_str().unwrap().starts_with("nominate"))
        })
        .unwrap();
    assert_ne!(nominator["seat"], 0, "not the first who is asked");
    table = answer(&mut client, nominator, &json!("nominate A"));
    // The storyteller says whether the nomination has consequences.
    let prompt = table["prompt"].clone();
    table = answer(&mut client, &prompt, &json!("no"));
    assert_eq!(phase(view(&table)), "vote");
    let first = prompts(&table).remove(0);
    let before = first["seat"].clone();
    table = answer(&mut client, &first, &json!("yes"));
    assert_ne!(prompts(&table)[0]["seat"], before);

    let back = client.ask(&json!({"t": "undo"}));
    assert_eq!(prompts(&back)[0]["seat"], before);
    let back = client.ask(&json!({"t": "undo"}));
    assert_eq!(phase(view(&back)), "day");
    let back = client.ask(&json!({"t": "undo"}));
    assert_eq!(phase(view(&back)), "day");
    assert_eq!(prompts(&back).len(), asked.len());
}

#[test]
fn a_hosted_game_goes_on_from_its_record() {
    let (mut client, mut table) = hosted("bad-moon-rising", 9, 9, 4);
    let mut rng = Rng::new(Seed::from_number(4));
    for _ in 0..60 {
        let prompt = rng.pick(&prompts(&table)).unwrap().clone();
        let options = prompt["options"].as_array().unwrap();
        let action = rng.pick(options).unwrap()["action"].clone();
        table = answer(&mut client, &prompt, &action);
    }
    let resumed = Client::new().ask(&json!({"t": "resume", "record": table["record"]}));
    assert_eq!(prompts(&resumed), prompts(&table));
    assert_eq!(view(&resumed), view(&table));
    assert_eq!(resumed["record"], table["record"]);
}

#[test]
fn one_person_plays_a_whole_game_against_bots() {
    let mut rng = Rng::new(Seed::from_number(8));
    for (seed, me) in [(1, 0), (2, 3), (3, 7), (4, 5)] {
        let plan: Vec<Value> = (0..9)
            .map(|seat| if seat == me { you("小王") } else { bot("") })
            .collect();
        let setup = json!({"script": "trouble-brewing", "seats": 8, "talk": seed == 4});
        let mut client = Client::new();
        let mut table = client.ask(&start(&setup, &plan, seed));
        let mut answers = 0;
        while !table["prompt"].is_null() {
            assert_eq!(table["seat"], me);
            assert!(prompts(&table).len() == 1, "only the own seat is asked");
            for moment in table["moments"].as_array().unwrap() {
                assert_eq!(moment["view"]["sees"]["as"], "player");
            }
            let options = table["prompt"]["options"].as_array().unwrap();
            let action = rng.pick(options).unwrap()["action"].clone();
            let prompt = table["prompt"].clone();
            table = answer(&mut client, &prompt, &action);
            assert_eq!(table["t"], "table", "{table}");
            answers += 1;
            assert!(answers < 2000, "the game does not end");
        }
        assert_eq!(phase(view(&table)), "over");
    }
}

/// A player who is not the host answers for no other seat.
#[test]
fn only_a_host_answers_for_others() {
    let plan: Vec<Value> = (0..8)
        .map(|seat| if seat == 2 { you("") } else { bot("") })
        .collect();
    let setup = json!({"script": "trouble-brewing", "seats": 7});
    let mut client = Client::new();
    let table = client.ask(&start(&setup, &plan, 1));
    let moment = &table["prompt"]["moment"];
    for seat in [0, 7, 20] {
        let act = json!({"t": "act", "moment": moment, "seat": seat, "action": "pass"});
        let refused = client.ask(&act);
        assert_eq!(refused["line"]["key"], "sorry-not-asked");
    }
    let two: Vec<Value> = (0..8)
        .map(|seat| if seat < 2 { you("") } else { bot("") })
        .collect();
    let refused = Client::new().ask(&start(&setup, &two, 1));
    assert_eq!(refused["line"]["key"], "sorry-plan-you");
}

#[test]
fn what_cannot_be_dealt_is_refused_with_what_to_do() {
    for (setup, key) in [
        (
            json!({"script": "trouble-brewing", "seats": 4}),
            "sorry-ct-residents",
        ),
        (
            json!({"script": "trouble-brewing", "seats": 22, "travellers": 7}),
            "sorry-ct-players",
        ),
        (
            json!({"script": "the-gathering", "seats": 7}),
            "sorry-ct-no-script",
        ),
        (
            json!({"script": "[\"imp\",", "seats": 7}),
            "sorry-ct-script",
        ),
        (
            json!({"script": "[\"imp\", \"poisoner\", \"chef\"]", "seats": 7}),
            "sorry-ct-too-few",
        ),
        (
            json!({"script": "trouble-brewing", "seats": 5, "seating": ["imp"]}),
            "sorry-ct-seating",
        ),
        (
            json!({"script": "trouble-brewing", "seats": 5, "bluffs": 3}),
            "sorry-setup",
        ),
    ] {
        let seats = setup["seats"].as_u64().unwrap() as usize;
        let plan: Vec<Value> = (0..=seats).map(|_| you("")).collect();
        let refused = Client::new().ask(&start(&setup, &plan, 1));
        assert_eq!(refused["line"]["key"], key, "{setup}: {refused}");
    }
}

#[test]
fn a_script_s_own_characters_go_by_their_names() {
    let script = r#"["imp", "poisoner", "drunk", "saint", "chef", "empath", "monk", "mayor", "soldier", "virgin",
        {"id": "weaver", "name": "Weaver", "team": "townsfolk", "ability": "Weaves.", "otherNight": 30}]"#;
    let setup = json!({"script": script, "seats": 5,
        "seating": ["imp", "poisoner", "own-0", "chef", "empath"]});
    let plan: Vec<Value> = (0..6).map(|_| you("")).collect();
    let mut client = Client::new();
    let mut table = client.ask(&start(&setup, &plan, 1));
    let sheet = table["sheet"]["characters"].as_array().unwrap();
    let own = sheet.iter().find(|it| it["id"] == "own-0").unwrap();
    assert_eq!(
        (&own["name"], &own["by_hand"]),
        (&json!("Weaver"), &json!(true))
    );
    let mut said = String::new();
    let mut rng = Rng::new(Seed::from_number(2));
    for _ in 0..80 {
        let Some(prompt) = rng.pick(&prompts(&table)).cloned() else {
            break;
        };
        let options = prompt["options"].as_array().unwrap();
        let action = rng.pick(options).unwrap()["action"].clone();
        table = answer(&mut client, &prompt, &action);
        said += &table["moments"].to_string();
        said += &table["prompts"].to_string();
        said += &table["prompt"].to_string();
    }
    assert!(
        said.contains(r#"{"t":"text","text":"Weaver"}"#) || said.contains(r#""text":"Weaver""#)
    );
    assert!(!said.contains("ct-role-own-0"));
}
