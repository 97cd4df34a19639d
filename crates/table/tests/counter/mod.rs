//! A toy game that asks several seats at once, with nothing else in it.
//!
//! The player on turn does a deed or rests. At a deed everybody else is asked at once whether to
//! counter it; at a counter everybody but whoever countered is asked again, and so on. When all have
//! passed, the deed scores if it was countered an even number of times. Each player has a few
//! tokens, which only they see, and a counter costs one: who is asked does not depend on them.

use kernel::{Eye, Notation, Outcome, Position, Rng, Seat, Seats, Seed, Turn};
use table::Playable;

const TURNS: u8 = 12;

#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Counter {
    seats: u8,
    tokens: Vec<u8>,
    scores: Vec<u8>,
    played: u8,
    /// Who is asked; at a deed the one on turn, in a window everyone who has not passed.
    asked: Seats,
    /// How many counters lie on the deed; none: no deed was done yet.
    depth: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Act {
    Deed,
    Rest,
    Counter,
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    Did(Seat, Act),
    /// What is left of one's own tokens; others notice nothing.
    Tokens(u8),
    Now {
        asked: Seats,
        depth: Option<u8>,
        played: u8,
    },
    Scored(Seat),
}

#[derive(Clone, Copy)]
pub(crate) enum Event {
    Open(Sight),
    Tokens(Seat, u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(crate) tokens: Option<u8>,
    pub(crate) scores: Vec<u8>,
    pub(crate) played: u8,
    pub(crate) asked: Seats,
    pub(crate) depth: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    NotAsked,
    WrongQuestion,
    NoToken,
}

impl Counter {
    fn on_turn(&self) -> Seat {
        Seat::new(self.played % self.seats)
    }

    fn next_turn(&mut self) {
        self.played += 1;
        self.depth = None;
        self.asked = Seats::only(self.on_turn());
    }
}

impl Position for Counter {
    type Setup = u8;
    type Action = Act;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Reason = Reason;
    type SetupError = String;
    const GAME: &'static str = "counter";
    const RULES_VERSION: u32 = 1;

    fn deal(seats: &u8, seed: Seed) -> Result<Self, String> {
        let mut rng = Rng::new(seed);
        let count = usize::from(*seats);
        Ok(Self {
            seats: *seats,
            tokens: (0..count).map(|_| rng.below(5) as u8).collect(),
            scores: vec![0; count],
            played: 0,
            asked: Seats::only(Seat::new(0)),
            depth: None,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.played < TURNS {
            return Turn::Act(self.asked);
        }
        let best = self.scores.iter().max();
        let winners = Seat::all(self.seats).filter(|seat| self.scores.get(seat.index()) == best);
        Turn::Over(Outcome {
            winners: winners.collect(),
        })
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Act>) {
        let all = [Act::Deed, Act::Rest, Act::Counter, Act::Pass];
        out.extend(all.into_iter().filter(|&act| self.is_legal(seat, act)));
    }

    fn why_not(&self, seat: Seat, act: Act) -> Option<Reason> {
        if self.played >= TURNS || !self.asked.has(seat) {
            return Some(Reason::NotAsked);
        }
        match (self.depth, act) {
            (None, Act::Deed | Act::Rest) | (Some(_), Act::Pass) => None,
            (Some(_), Act::Counter) => (self.tokens[seat.index()] == 0).then_some(Reason::NoToken),
            _ => Some(Reason::WrongQuestion),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, act: Act, tell: &mut dyn FnMut(Event)) {
        tell(Event::Open(Sight::Did(seat, act)));
        match act {
            Act::Rest => self.next_turn(),
            Act::Deed => {
                self.depth = Some(0);
                self.asked = Seats::all(self.seats).without(seat);
            }
            Act::Counter => {
                self.tokens[seat.index()] -= 1;
                tell(Event::Tokens(seat, self.tokens[seat.index()]));
                self.depth = self.depth.map(|depth| depth + 1);
                self.asked = Seats::all(self.seats).without(seat);
            }
            Act::Pass => self.asked = self.asked.without(seat),
        }
        if self.asked.is_empty() {
            if self.depth.is_some_and(|depth| depth % 2 == 0) {
                let scorer = self.on_turn();
                self.scores[scorer.index()] += 1;
                tell(Event::Open(Sight::Scored(scorer)));
            }
            self.next_turn();
        }
        tell(Event::Open(Sight::Now {
            asked: self.asked,
            depth: self.depth,
            played: self.played,
        }));
    }

    fn view(&self, eye: Eye) -> View {
        View {
            tokens: match eye {
                Eye::Seat(seat) => Some(self.tokens[seat.index()]),
                Eye::Public | Eye::All => None,
            },
            scores: self.scores.clone(),
            played: self.played,
            asked: self.asked,
            depth: self.depth,
        }
    }

    fn sight(event: &Event, eye: Eye) -> Option<Sight> {
        match *event {
            Event::Open(sight) => Some(sight),
            Event::Tokens(seat, left) => (eye == Eye::Seat(seat)).then_some(Sight::Tokens(left)),
        }
    }

    fn fold(view: &mut View, sight: &Sight) {
        match *sight {
            Sight::Did(..) => {}
            Sight::Tokens(left) => view.tokens = Some(left),
            Sight::Scored(seat) => view.scores[seat.index()] += 1,
            Sight::Now {
                asked,
                depth,
                played,
            } => {
                view.asked = asked;
                view.depth = depth;
                view.played = played;
            }
        }
    }
}

impl Playable for Counter {
    fn is_pass(act: Act) -> bool {
        act == Act::Pass
    }

    fn is_open(_: &View, _: Act) -> bool {
        true
    }
}

const NAMES: [&str; 4] = ["deed", "rest", "counter", "pass"];
const ACTS: [Act; 4] = [Act::Deed, Act::Rest, Act::Counter, Act::Pass];

impl Notation for Counter {
    fn write_action(act: Act) -> String {
        NAMES[act as usize].to_owned()
    }

    fn read_action(text: &str) -> Result<Act, String> {
        let at = NAMES.iter().position(|&name| name == text);
        at.map(|at| ACTS[at])
            .ok_or_else(|| format!("\"{text}\" is no act"))
    }

    fn pack_action(act: Act) -> u32 {
        act as u32
    }

    fn unpack_action(number: u32) -> Option<Act> {
        ACTS.get(number as usize).copied()
    }

    fn write_setup(seats: &u8) -> String {
        seats.to_string()
    }

    fn read_setup(text: &str) -> Result<u8, String> {
        text.parse().map_err(|_| format!("\"{text}\" is no number"))
    }
}
