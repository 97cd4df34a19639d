//! 电脑坐几个座位 — a host lets bots play some of the players: they answer for themselves, and by day wait to be called upon.

use kernel::{Rng, Seed};
use serde_json::{Value, json};

use super::{Client, answer, bot, phase, prompts, start, view, you};

const PLAYERS: u64 = 7;
const HOST: u64 = PLAYERS;

/// Plays by what it believes.
fn clever(name: &str) -> Value {
    json!({"t": "bot", "bot": "heuristic", "name": name})
}

/// A table whose host answers for everybody but these bots.
fn with_bots(bots: &[u64], make: fn(&str) -> Value, seed: u64) -> (Client, Value) {
    let plan: Vec<Value> = (0..=PLAYERS)
        .map(|seat| {
            if bots.contains(&seat) {
                make("")
            } else {
                you("")
            }
        })
        .collect();
    let setup = json!({"script": "trouble-brewing", "seats": PLAYERS, "talk": true});
    let mut client = Client::new();
    let table = client.ask(&start(&setup, &plan, seed));
    assert_eq!(table["t"], "table", "{table}");
    (client, table)
}

fn seat_of(prompt: &Value) -> u64 {
    prompt["seat"].as_u64().unwrap()
}

fn options(prompt: &Value) -> Vec<&str> {
    let options = prompt["options"].as_array().unwrap().iter();
    options
        .map(|option| option["action"].as_str().unwrap())
        .collect()
}

/// What these bots want to be called upon for.
fn wishes(table: &Value, bots: &[u64]) -> Vec<Value> {
    let is_a_bot = |prompt: &Value| bots.contains(&seat_of(prompt));
    prompts(table).into_iter().filter(is_a_bot).collect()
}

/// Every decision of the record, as lines.
fn decisions(table: &Value) -> Vec<String> {
    let record = table["record"].as_str().unwrap().lines();
    let is_decision = |line: &&str| {
        let mut letters = line.chars();
        letters.next().is_some_and(|it| it.is_ascii_uppercase()) && letters.next() == Some(' ')
    };
    record.filter(is_decision).map(str::to_owned).collect()
}

fn by(seat: u64) -> String {
    format!("{} ", char::from(b'A' + seat as u8))
}

/// The host answers the first answer of whatever is asked until it is day.
fn until_day(client: &mut Client, mut table: Value) -> Value {
    for _ in 0..200 {
        if phase(view(&table)) == "day" && table["prompts"].as_array().unwrap().len() > 1 {
            return table;
        }
        let prompt = prompts(&table).remove(0);
        table = answer(client, &prompt, &json!(options(&prompt)[0]));
        assert_eq!(table["t"], "table", "{table}");
    }
    panic!("it never gets day");
}

#[test]
fn bots_play_their_seats_to_the_end_and_the_host_all_others() {
    for (make, bots) in [
        (bot as fn(&str) -> Value, &[3, 4, 5, 6][..]),
        (clever, &[0, 2, 5][..]),
        (clever, &[0, 1, 2, 3, 4, 5, 6][..]),
    ] {
        let (mut client, mut table) = with_bots(bots, make, 5);
        let mut rng = Rng::new(Seed::from_number(5));
        let mut called = 0;
        for _ in 0..2000 {
            for wish in wishes(&table, bots) {
                assert_eq!(phase(view(&table)), "day", "a bot waits only by day");
                let [wanted] = options(&wish)[..] else {
                    panic!("a bot wants one thing: {wish}");
                };
                let verb = wanted.split(' ').next().unwrap();
                assert!(["nominate", "exile", "use"].contains(&verb), "{wanted}");
            }
            let asked = prompts(&table);
            let Some(prompt) = rng.pick(&asked) else {
                break;
            };
            called += u32::from(bots.contains(&seat_of(prompt)));
            let action = json!(rng.pick(&options(prompt)).unwrap());
            table = answer(&mut client, prompt, &action);
            assert_eq!(table["t"], "table", "{table}");
        }
        assert_eq!(phase(view(&table)), "over");
        assert!(called > 0, "no bot ever wanted to do anything");
        for &seat in bots {
            let made = decisions(&table);
            assert!(made.iter().any(|line| line.starts_with(&by(seat))));
        }
    }
}

#[test]
fn by_day_bots_speak_by_themselves_and_nominate_when_they_are_called_upon() {
    let bots = [0, 3, 6];
    let (mut client, table) = with_bots(&bots, bot, 2);
    let mut table = until_day(&mut client, table);
    let said = decisions(&table);
    let words = ["claim", "learned", "suspect", "trust", "whisper"];
    let speaks = |line: &&String| words.iter().any(|word| line[2..].starts_with(word));
    assert!(said.iter().any(|line| speaks(&line)), "{said:?}");
    assert_eq!(
        view(&table)["board"]["counted"],
        json!([]),
        "nobody has nominated yet"
    );

    // Something else happens first, and the bot still waits.
    for _ in 0..40 {
        let wished = wishes(&table, &bots);
        let nominates = |wish: &&Value| options(wish)[0].starts_with("nominate");
        if let Some(wish) = wished.iter().find(nominates) {
            let action = options(wish)[0].to_owned();
            let seat = seat_of(wish);
            let called = answer(&mut client, wish, &json!(action));
            assert_eq!(called["t"], "table", "{called}");
            assert!(decisions(&called).contains(&format!("{}{action}", by(seat))));
            let back = client.ask(&json!({"t": "undo"}));
            assert_eq!(
                decisions(&back),
                decisions(&table),
                "calling upon a bot is taken back"
            );
            assert_eq!(wishes(&back, &bots), wished, "and it wants the same again");
            return;
        }
        let person = prompts(&table)
            .into_iter()
            .find(|prompt| !bots.contains(&seat_of(prompt)) && seat_of(prompt) != HOST)
            .unwrap();
        let speech = options(&person)
            .into_iter()
            .find(|it| it.starts_with("suspect"));
        table = answer(&mut client, &person, &json!(speech.unwrap()));
    }
    panic!("no bot wants to nominate");
}

#[test]
fn nobody_makes_a_bot_do_what_it_does_not_want() {
    let bots = [1, 4];
    let (mut client, table) = with_bots(&bots, clever, 9);
    let table = until_day(&mut client, table);
    for seat in bots {
        let moment = &table["prompt"]["moment"];
        for action in ["pass", "suspect A"] {
            let act = json!({"t": "act", "moment": moment, "seat": seat, "action": action});
            let refused = client.ask(&act);
            assert_eq!(refused["line"]["key"], "sorry-not-asked", "{refused}");
        }
    }
    let same = client.ask(&json!({"t": "save"}));
    assert_eq!(same["record"], table["record"], "nothing has changed");
}

/// What bots say at once comes after an answer of the host's, and is taken back with it.
#[test]
fn taking_back_goes_to_the_host_s_own_latest_answer() {
    let bots = [0, 2, 5];
    let (mut client, mut table) = with_bots(&bots, clever, 3);
    let mut before = Vec::new();
    let mut rng = Rng::new(Seed::from_number(3));
    for _ in 0..60 {
        let asked = prompts(&table);
        let Some(prompt) = rng.pick(&asked) else {
            break;
        };
        let action = json!(rng.pick(&options(prompt)).unwrap());
        before.push((decisions(&table), asked.clone()));
        table = answer(&mut client, prompt, &action);
    }
    assert!(
        decisions(&table).len() > before.len() + 10,
        "the bots decided, too"
    );
    for (record, asked) in before.into_iter().rev() {
        let back = client.ask(&json!({"t": "undo"}));
        assert_eq!(decisions(&back), record);
        assert_eq!(prompts(&back), asked);
    }
    let none = client.ask(&json!({"t": "undo"}));
    assert_eq!(none["line"]["key"], "sorry-nothing-to-undo");
}

#[test]
fn a_game_with_bots_goes_on_from_its_record() {
    let bots = [1, 2, 6];
    let (mut client, mut table) = with_bots(&bots, clever, 4);
    let mut rng = Rng::new(Seed::from_number(4));
    for _ in 0..50 {
        let asked = prompts(&table);
        let Some(prompt) = rng.pick(&asked) else {
            break;
        };
        let action = json!(rng.pick(&options(prompt)).unwrap());
        table = answer(&mut client, prompt, &action);
        let resumed = Client::new().ask(&json!({"t": "resume", "record": table["record"]}));
        assert_eq!(prompts(&resumed), prompts(&table));
        assert_eq!(resumed["record"], table["record"]);
        assert_eq!(resumed["bots"], table["bots"]);
    }
}

/// A bot that is quiet may still speak up; only when the host waits for the town, and nobody is left, has it nothing more to do.
#[test]
fn a_host_who_waits_for_bots_that_keep_quiet_is_asked_again() {
    let bots = [0, 1, 2, 3, 4, 5, 6];
    let passes = |made: &[String]| made.iter().filter(|it| it.ends_with(" pass")).count();
    let mut nothing_more = 0;
    for seed in 0..8 {
        let (mut client, table) = with_bots(&bots, clever, seed);
        let table = until_called_on(&mut client, table);
        assert_eq!(passes(&decisions(&table)), 0, "nobody passes by itself");
        let own = table["prompt"].clone();
        let table = answer(&mut client, &own, &json!("wait"));
        assert!(!prompts(&table).is_empty(), "the game stands still");
        nothing_more += passes(&decisions(&table));
    }
    assert!(nothing_more > 0, "every bot wanted something in every game");
}

/// The host answers for the storyteller alone until the town is free to act.
fn until_called_on(client: &mut Client, mut table: Value) -> Value {
    for _ in 0..200 {
        let own = table["prompt"].clone();
        if options(&own).contains(&"wait") {
            return table;
        }
        table = answer(client, &own, &json!(options(&own)[0]));
        assert_eq!(table["t"], "table", "{table}");
    }
    panic!("it never gets day");
}
