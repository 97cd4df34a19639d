//! A client that speaks JSON with a door and answers at random.

use kernel::{Rng, Seed};
use serde_json::{Value, json};
use table::door::Door;

pub(crate) struct Client(Door);

impl Client {
    pub(crate) fn new() -> Self {
        Self(Door::new())
    }

    /// The one answer to a message.
    pub(crate) fn ask(&mut self, message: &Value) -> Value {
        self.say(&message.to_string())
    }

    /// The one answer to any text.
    pub(crate) fn say(&mut self, text: &str) -> Value {
        let mut answers: Vec<Value> = serde_json::from_str(&self.0.call(text)).unwrap();
        assert_eq!(answers.len(), 1, "one answer to one message");
        answers.remove(0)
    }

    /// Answers the prompt of `table` with one of its options. It likes to do something with a card, so that games end soon.
    pub(crate) fn act(&mut self, table: &Value, rng: &mut Rng) -> Value {
        let prompt = &table["prompt"];
        let options = prompt["options"].as_array().unwrap();
        let is_play = |option: &&Value| {
            let action = option["action"].as_str().unwrap();
            action.starts_with("play") || action.starts_with("send")
        };
        let plays: Vec<&Value> = options.iter().filter(is_play).collect();
        let option = match rng.pick(&plays) {
            Some(play) if rng.below(4) > 0 => play,
            _ => rng.pick(options).unwrap(),
        };
        let action = &option["action"];
        self.ask(&json!({"t": "act", "moment": prompt["moment"], "action": action}))
    }
}

/// A game of the catalogue, and what a test has to know of it.
pub(crate) struct Game {
    pub(crate) id: &'static str,
    /// The setup for so many.
    pub(crate) setup: fn(usize) -> Value,
    bots: [&'static str; 2],
}

pub(crate) const BLANC_NOIR: Game = Game {
    id: "blanc-noir",
    setup: |seats| json!({"seats": seats}),
    bots: ["random", "heuristic"],
};

pub(crate) const FENGSHENG: Game = Game {
    id: "fengsheng/standard-2010",
    setup: |seats| json!({"edition": "standard-2010", "seats": seats}),
    bots: ["random", "heuristic"],
};

impl Game {
    /// A message that starts a game at which seat number `me` is the client's.
    pub(crate) fn start(&self, seats: usize, me: usize, seed: u64) -> Value {
        let plan: Vec<Value> = (0..seats)
            .map(|seat| {
                if seat == me {
                    json!({"t": "you", "name": "小王"})
                } else {
                    let bot = self.bots[usize::from(seat % 3 != 0)];
                    json!({"t": "bot", "bot": bot, "name": format!("Bot {seat}")})
                }
            })
            .collect();
        json!({"t": "start", "game": self.id, "setup": (self.setup)(seats), "plan": plan,
            "seed": Seed::from_number(seed).to_hex()})
    }
}
