//! A table set up by hand, shown by the terminal: no bots, no luck.

use std::io;
use std::time::Duration;

use blanc_noir::scene::{Place, Scene};
use blanc_noir::{Action, Sight, Table};
use kernel::{Eye, Position, Seat, Turn};
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
}

pub(crate) fn start() -> ToSitting {
    ToSitting::Start {
        game: "blanc-noir".to_owned(),
        setup: serde_json::json!({"seats": 2}),
        plan: vec![
            SeatPlan::You {
                name: "小王".to_owned(),
            },
            SeatPlan::Bot {
                bot: "random".to_owned(),
                name: "阿墨".to_owned(),
            },
        ],
        seed: Some("5a".repeat(32)),
    }
}

pub(crate) fn play(locale: Locale, opening: Opening) -> Play {
    Play {
        words: Words::load(locale),
        opening,
        pace: Pace::Every(Duration::ZERO),
        level: Level::Moves,
        colours: false,
        keep: Box::new(Nowhere),
        another: Box::new(start),
        notice: None,
    }
}

/// A terminal around an app, without a door: messages are made from a position.
pub(crate) struct Stage {
    pub(crate) app: App,
    truth: Table,
    n: u32,
}

impl Stage {
    /// Shows the scene after these decisions, whoever makes them.
    pub(crate) fn new(locale: Locale, scene: &Scene, actions: &[&str]) -> Self {
        let app = App::new(play(locale, Opening::New(start()))).unwrap();
        let mut stage = Self {
            app,
            truth: scene.build().unwrap(),
            n: 0,
        };
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
        let action: Action = action.parse().unwrap();
        let mut sights = Vec::new();
        self.truth
            .play(seat, action, &mut |event| {
                sights.extend(Table::sight(&event, Eye::Seat(ME)));
            })
            .unwrap_or_else(|why| panic!("{seat} may not {action}: {why:?}"));
        self.n += 1;
        self.tell(Some(seat), Some(action), &sights, false);
    }

    fn tell(&mut self, by: Option<Seat>, action: Option<Action>, sights: &[Sight], fresh: bool) {
        let view = self.truth.view(Eye::Seat(ME));
        let mut legal = Vec::new();
        self.truth.legal_actions(ME, &mut legal);
        let question = Question::<Table> {
            moment: self.n,
            seat: ME,
            legal,
        };
        let why_not = |action| self.truth.why_not(ME, action);
        let asked = !question.legal.is_empty();
        let prompt = asked.then(|| Table::prompt(&view, &question, &why_not));
        self.app.receive(FromSitting::Table {
            seat: ME,
            names: ["小王", "阿墨", "司马小简", "Morse"]
                .map(str::to_owned)
                .to_vec(),
            bots: [None, Some("heuristic"), Some("heuristic"), Some("random")]
                .map(|bot| bot.map(str::to_owned))
                .to_vec(),
            moments: vec![Moment {
                n: self.n,
                by,
                action: action.map(|it| it.to_string()),
                lines: Table::lines(sights),
                view: Table::view_message(&view),
            }],
            prompt,
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
