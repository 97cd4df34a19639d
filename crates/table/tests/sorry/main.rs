//! What cannot be done at the door: each is refused with its own sentence, and nothing changes.

#[path = "../client/mod.rs"]
mod client;
mod misread;
mod refusal;

use client::{BLANC_NOIR, Client, FENGSHENG};
use kernel::{Rng, Seed};
use refusal::sorry;
use serde_json::{Value, json};

#[test]
fn nonsense_is_no_message() {
    let mut client = Client::new();
    for text in [
        "",
        "{",
        "null",
        "[]",
        "\"hello\"",
        "{}",
        r#"{"t":"dance"}"#,
        r#"{"t":"hello"}"#,
        r#"{"t":"hello","version":-1}"#,
        r#"{"t":"act","moment":0}"#,
        r#"{"t":"start","game":"blanc-noir","setup":{},"plan":[{"t":"ghost"}],"seed":null}"#,
        &"[".repeat(100_000),
    ] {
        sorry(&mut client, text, "sorry-not-a-message");
    }
    sorry(
        &mut client,
        r#"{"t":"hello","version":99}"#,
        "sorry-version",
    );
}

#[test]
fn before_a_game_there_is_nothing_to_do() {
    let mut client = Client::new();
    for text in [
        r#"{"t":"act","moment":0,"action":"draw"}"#,
        r#"{"t":"why","action":"draw"}"#,
        r#"{"t":"undo"}"#,
        r#"{"t":"save"}"#,
    ] {
        sorry(&mut client, text, "sorry-no-game");
    }
}

#[test]
fn a_start_that_cannot_be_dealt_leaves_the_game_in_progress_alone() {
    let mut client = Client::new();
    let table = client.ask(&BLANC_NOIR.start(3, 0, 1));
    let good = BLANC_NOIR.start(4, 1, 2);
    let with = |place: &str, value: Value| {
        let mut message = good.clone();
        *message.pointer_mut(place).unwrap() = value;
        message.to_string()
    };
    for (text, key) in [
        (with("/game", json!("whist")), "sorry-unknown-game"),
        (with("/seed", json!(null)), "sorry-no-seed"),
        (with("/seed", json!("7")), "sorry-bad-seed"),
        (with("/setup", json!(7)), "sorry-setup"),
        (with("/setup", json!({"seats": "four"})), "sorry-setup"),
        (
            with("/setup", json!({"seats": 4, "rules": {"luck": true}})),
            "sorry-setup",
        ),
        (with("/setup/seats", json!(7)), "sorry-setup-seats"),
        (with("/setup/seats", json!(3)), "sorry-plan-seats"),
        (
            with("/setup", json!({"seats": 4, "rules": {"first_starter": 4}})),
            "sorry-setup-starter",
        ),
        (
            with(
                "/setup",
                json!({"seats": 4, "rules": {"declare_mode": {"forgetful": 1001}}}),
            ),
            "sorry-setup-forgetful",
        ),
        (
            with("/plan/0", json!({"t": "you", "name": ""})),
            "sorry-plan-you",
        ),
        (
            with("/plan/1", json!({"t": "bot", "bot": "random", "name": ""})),
            "sorry-plan-you",
        ),
        (
            with("/plan/2", json!({"t": "bot", "bot": "oracle", "name": ""})),
            "sorry-unknown-bot",
        ),
    ] {
        sorry(&mut client, &text, key);
        assert_eq!(client.ask(&json!({"t": "save"}))["record"], table["record"]);
    }
    assert_eq!(client.ask(&good)["t"], "table");
}

#[test]
fn a_setup_of_fengsheng_that_cannot_be_dealt_is_refused_with_what_to_do() {
    let mut client = Client::new();
    let good = FENGSHENG.start(5, 0, 1);
    let table = client.ask(&good);
    assert_eq!(table["t"], "table", "{table}");
    let setup = |seats: u8, rules: &Value| json!({"edition": "standard-2010", "seats": seats, "rules": rules});
    for (setup, key) in [
        (json!({"seats": 5}), "sorry-setup"),
        (
            json!({"edition": "standard-2100", "seats": 5}),
            "sorry-setup",
        ),
        (setup(5, &json!({"luck": true})), "sorry-setup"),
        (setup(5, &json!({"roles": "stranger"})), "sorry-setup"),
        (setup(2, &json!({})), "sorry-setup-players"),
        (setup(10, &json!({})), "sorry-setup-players"),
        (
            setup(5, &json!({"split": "alternative"})),
            "sorry-setup-split",
        ),
        (
            setup(5, &json!({"roles": "old-ghost,blade"})),
            "sorry-setup-characters",
        ),
        (setup(6, &json!({})), "sorry-plan-seats"),
        (setup(5, &json!({"offered": 4})), "sorry-setup-offered"),
        (
            json!({"edition": "qianzhi", "seats": 5, "rules": {"mode": "novice"}}),
            "sorry-setup-mode",
        ),
    ] {
        let mut message = good.clone();
        message["setup"] = setup;
        sorry(&mut client, &message.to_string(), key);
        assert_eq!(client.ask(&json!({"t": "save"}))["record"], table["record"]);
    }
}

#[test]
fn an_answer_that_does_not_fit_changes_nothing() {
    let mut client = Client::new();
    let table = client.ask(&BLANC_NOIR.start(3, 0, 1));
    let moment = table["prompt"]["moment"].as_u64().unwrap();
    let act = |moment: u64, action: &str| {
        json!({"t": "act", "moment": moment, "action": action}).to_string()
    };
    for (text, key) in [
        (act(moment + 1, "draw"), "sorry-stale"),
        (act(moment, "fly"), "sorry-no-action"),
        (act(moment, ""), "sorry-no-action"),
        (act(moment, "take"), "bn-no-no-chain"),
        (act(moment, "slot F 20"), "bn-no-wrong-question"),
        (
            r#"{"t":"why","action":"play K9"}"#.to_owned(),
            "sorry-no-action",
        ),
        (r#"{"t":"undo"}"#.to_owned(), "sorry-nothing-to-undo"),
    ] {
        sorry(&mut client, &text, key);
        assert_eq!(client.ask(&json!({"t": "save"}))["record"], table["record"]);
    }
    let legal = &table["prompt"]["options"][0]["action"];
    let because = client.ask(&json!({"t": "why", "action": legal}));
    assert!(because["reason"].is_null(), "{because}");
}

#[test]
fn an_answer_that_does_not_fit_a_question_of_fengsheng_changes_nothing() {
    let mut client = Client::new();
    let mut table = client.ask(&FENGSHENG.start(5, 2, 1));
    let mut rng = Rng::new(Seed::from_number(1));
    for _ in 0..60 {
        let moment = table["prompt"]["moment"].as_u64().unwrap();
        let allowed: Vec<&str> = table["prompt"]["options"]
            .as_array()
            .unwrap()
            .iter()
            .map(|option| option["action"].as_str().unwrap())
            .collect();
        for action in [
            "pass",
            "take",
            "draw",
            "trigger",
            "skill 7",
            "skill 0 on I",
            "use lock-red",
            "use lock-red on I",
            "use lock-red as probe on A",
            "send burn-blue to I",
            "choose mr-yi",
            "pick counter-black",
            "pick A counter-black",
            "target I",
        ] {
            if allowed.contains(&action) {
                continue;
            }
            let act = json!({"t": "act", "moment": moment, "action": action});
            let answer = client.ask(&act);
            assert_eq!(answer["t"], "sorry", "{action}: {answer}");
            let key = answer["line"]["key"].as_str().unwrap();
            assert!(key.starts_with("fs-no-"), "{action}: {key}");
            let because = client.ask(&json!({"t": "why", "action": action}));
            assert_eq!(because["reason"], answer["line"]);
        }
        for nonsense in [
            "",
            "fly",
            "use",
            "send lock-red",
            "skill 8",
            "choose nobody",
            "pick A B",
        ] {
            let act = json!({"t": "act", "moment": moment, "action": nonsense});
            sorry(&mut client, &act.to_string(), "sorry-no-action");
        }
        assert_eq!(client.ask(&json!({"t": "save"}))["record"], table["record"]);
        table = client.act(&table, &mut rng);
        if table["prompt"].is_null() {
            break;
        }
    }
}

#[test]
fn a_broken_record_is_refused_with_the_place() {
    let mut client = Client::new();
    let mut table = client.ask(&BLANC_NOIR.start(3, 0, 1));
    let mut rng = Rng::new(Seed::from_number(1));
    for _ in 0..5 {
        table = client.act(&table, &mut rng);
    }
    let record = table["record"].as_str().unwrap().to_owned();
    let head = record.lines().take(9).collect::<Vec<_>>().join("\n");
    for (text, key) in [
        (String::new(), "sorry-record-line"),
        ("hearsay 2\n".to_owned(), "sorry-record-line"),
        (
            record.replace("game blanc-noir", "game whist"),
            "sorry-unknown-game",
        ),
        (record.replace("rules 1", "rules 0"), "sorry-record-line"),
        (record.replace("seats=3", "seats=9"), "sorry-setup-seats"),
        (
            record.replace("seats=3", "seats=2"),
            "sorry-record-decision",
        ),
        (
            record.replace("seed 01", "seed 02"),
            "sorry-record-decision",
        ),
        ("hearsay 1".to_owned(), "sorry-record-line"),
        (head[..60].to_owned(), "sorry-record-line"),
        (record.replace("seats=3", "seats=x"), "sorry-record-line"),
        (record.replace("setup ", "sets "), "sorry-record-line"),
        (record.replace("seed 0", "seed x"), "sorry-record-line"),
        (record.clone() + "0 draw\n", "sorry-record-line"),
        (record.clone() + "A fly\n", "sorry-record-line"),
        (record.clone() + "X draw\n", "sorry-record-decision"),
        (
            record.replace("note B-bot", "note B-was"),
            "sorry-record-you",
        ),
        (
            record.replace("B-bot heuristic", "B-bot oracle"),
            "sorry-unknown-bot",
        ),
        (head + "\nA slot F 20\n", "sorry-record-decision"),
    ] {
        let message = json!({"t": "resume", "record": text}).to_string();
        sorry(&mut client, &message, key);
        assert_eq!(client.ask(&json!({"t": "save"}))["record"], table["record"]);
    }
}
