//! A table set up by hand, shown by the terminal: no bots, no luck.

use std::io;
use std::time::Duration;

use blanc_noir::Table;
use blanc_noir::scene::{Place, Scene};
use kernel::{Eye, Seat, Turn};
use protocol::{FromSitting, Level, Moment, SeatPlan, ToSitting};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use table::Question;
use table::door::Spoken;
use tui::{App, Keep, Opening, Pace, Play};
use words::{Locale, Words};

const ME: Seat = Seat::new(0);

/// A place with this hand, in card codes, and these face-down scrolls.
pub(crate) fn place(hand: &str, scrolls: &str) -> Place {
    Place {
        hand: hand
            .split_whitespace()
            .map(|it| it.parse().unwrap())
            .collect(),
        down: scrolls
            .split_whitespace()
            .map(|it| it.parse().unwrap())
            .collect(),
        ..Place::default()
    }
}

/// A place with this many cards.
pub(crate) fn more(count: u8, total: u16) -> Place {
    Place {
        more: count,
        total,
        ..Place::default()
    }
}

/// Four players; A, whose screen it is, has these cards and scrolls.
pub(crate) fn scene(hand: &str, scrolls: &str, lead: &str) -> Scene {
    let mut scene = Scene::new(4);
    scene.places = vec![place(hand, scrolls), more(5, 45), more(8, 120), more(2, 60)];
    scene.places[0].total = 30;
    scene.places[1].down = vec!["relief".parse().unwrap(), "mirage".parse().unwrap()];
    scene.places[2].down = vec!["outburst".parse().unwrap()];
    scene.places[2].up = vec!["blizzard".parse().unwrap(), "herald-red".parse().unwrap()];
    scene.lead = lead.parse().unwrap();
    scene.round = 2;
    scene
}

/// Keeps nothing.
struct Nowhere;

impl Keep for Nowhere {
    fn keep(&mut self, _: &str) -> io::Result<()> {
        Ok(())
    }

    fn begin(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn place(&self) -> String {
        String::new()
    }

    fn keep_wishes(&mut self, _: &str) -> io::Result<()> {
        Ok(())
    }
}

/// A game of Blanc Noir for two.
pub(crate) fn start() -> ToSitting {
    started("blanc-noir", serde_json::json!({"seats": 2}), 2, "random")
}

/// A new game for so many; the first is the person.
pub(crate) fn started(game: &str, setup: serde_json::Value, seats: usize, bot: &str) -> ToSitting {
    let you = SeatPlan::You {
        name: NAMES[0].to_owned(),
    };
    let bots = NAMES[1..seats].iter().map(|name| SeatPlan::Bot {
        bot: bot.to_owned(),
        name: (*name).to_owned(),
    });
    ToSitting::Start {
        game: game.to_owned(),
        setup,
        plan: [you].into_iter().chain(bots).collect(),
        seed: Some("5a".repeat(32)),
    }
}

const NAMES: [&str; 9] = [
    "小王",
    "阿墨",
    "司马小简",
    "Morse",
    "白露",
    "阿灯",
    "苇苇",
    "老贤",
    "钟",
];

pub(crate) fn play(locale: Locale, opening: Opening) -> Play {
    Play {
        words: Words::load(locale),
        opening,
        pace: Pace::Every(Duration::ZERO),
        level: Level::Moves,
        colours: false,
        keep: Box::new(Nowhere),
        wishes: String::new(),
        another: Box::new(start),
        notice: None,
    }
}

/// A terminal around an app, whose messages are made from a position instead of a door.
pub(crate) struct Stage<G> {
    pub(crate) app: App,
    truth: G,
    n: u32,
}

impl Stage<Table> {
    /// Shows the scene after these decisions, whoever makes them.
    pub(crate) fn new(locale: Locale, scene: &Scene, actions: &[&str]) -> Self {
        Self::of(locale, start(), scene.build().unwrap(), actions)
    }
}

impl<G: Spoken> Stage<G> {
    /// Shows the position after these decisions in an app that began with `start`.
    pub(crate) fn of(locale: Locale, start: ToSitting, truth: G, actions: &[&str]) -> Self {
        let app = App::new(play(locale, Opening::New(start))).unwrap();
        let mut stage = Self { app, truth, n: 0 };
        stage.tell(None, None, &[], true);
        for action in actions {
            stage.decide(action);
        }
        stage
    }

    fn decide(&mut self, action: &str) {
        let Turn::Act(asked) = self.truth.turn() else {
            panic!("the game is over before \"{action}\"");
        };
        let seat = asked.first().unwrap();
        let action = G::read_action(action).unwrap();
        let mut sights = Vec::new();
        self.truth
            .play(seat, action, &mut |event| {
                sights.extend(G::sight(&event, Eye::Seat(ME)));
            })
            .unwrap_or_else(|why| panic!("{seat} may not {action:?}: {why:?}"));
        self.n += 1;
        self.tell(Some(seat), Some(action), &sights, false);
    }

    fn tell(
        &mut self,
        by: Option<Seat>,
        action: Option<G::Action>,
        sights: &[G::Sight],
        fresh: bool,
    ) {
        let view = self.truth.view(Eye::Seat(ME));
        let mut legal = Vec::new();
        self.truth.legal_actions(ME, &mut legal);
        let question = Question::<G> {
            moment: self.n,
            seat: ME,
            legal,
        };
        let why_not = |action| self.truth.why_not(ME, action);
        let asked = !question.legal.is_empty();
        let prompt = asked.then(|| G::prompt(&view, &question, &why_not));
        let seats = usize::from(self.truth.seats());
        let bots = [None, Some("heuristic"), Some("heuristic"), Some("random")];
        let bots = bots.into_iter().chain([Some("heuristic")]);
        self.app.receive(FromSitting::Table {
            seat: ME,
            names: NAMES[..seats.max(4)]
                .iter()
                .map(ToString::to_string)
                .collect(),
            bots: bots.map(|bot| bot.map(str::to_owned)).collect(),
            moments: vec![Moment {
                n: self.n,
                by,
                action: action.map(G::write_action),
                lines: G::lines(&view, sights),
                view: G::view_message(&view),
            }],
            prompt,
            prompts: Vec::new(),
            sheet: None,
            fresh,
            record: String::new(),
        });
    }

    pub(crate) fn press(&mut self, keys: &str) {
        for key in keys.chars() {
            press(&mut self.app, KeyCode::Char(key));
        }
    }

    pub(crate) fn screen(&self) -> String {
        screen(&self.app, 80, 24)
    }
}

pub(crate) fn press(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

/// What stands on the screen, without the spaces at the ends of lines. A wide character hides the cell after it.
pub(crate) fn screen(app: &App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| tui::draw(frame, app)).unwrap();
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..height {
        let mut line = String::new();
        let mut hidden = 0;
        for x in 0..width {
            if hidden > 0 {
                hidden -= 1;
                continue;
            }
            let symbol = buffer[(x, y)].symbol();
            hidden = unicode_width::UnicodeWidthStr::width(symbol).saturating_sub(1);
            line.push_str(symbol);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
