//! 状态 — one person's table: what it shows, and what a message or the passing of time changes.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use fengsheng::Ask;
use kernel::Seat;
use protocol::clocktower::{Phase, Sheet};
use protocol::{FromSitting, Line, Moment, Prompt, ToSitting, View};
use table::door::Door;
use words::Words;

use crate::log::Log;
use crate::menu::Menu;
use crate::overlay::Overlay;
use crate::passing::Passing;
use crate::picks::Picks;
use crate::theme::Theme;
use crate::{Keep, Opening, Pace, Play, wishes};

/// What the terminal shows and how it got there.
pub struct App {
    door: Door,
    keep: Box<dyn Keep>,
    another: Box<dyn FnMut() -> ToSitting>,
    pub(crate) words: Words,
    pub(crate) theme: Theme,
    pub(crate) pace: Pace,
    pub(crate) seat: Seat,
    pub(crate) names: Vec<String>,
    pub(crate) bots: Vec<Option<String>>,
    pub(crate) view: Option<View>,
    pub(crate) queue: VecDeque<Moment>,
    pub(crate) log: Log,
    pub(crate) latest: u32,
    pub(crate) coming: Option<Prompt>,
    /// The questions to those for whom the person answers too.
    pub(crate) for_others: Vec<Prompt>,
    pub(crate) menu: Menu,
    /// The script that is played, in a game that has them.
    pub(crate) script: Option<Sheet>,
    /// How wide the screen was when it was drawn last.
    pub(crate) width: std::cell::Cell<u16>,
    pub(crate) waited: Duration,
    /// The rounds whose counting was looked at.
    pub(crate) sheet_seen: u16,
    /// Whether the result was put away to look at the table.
    pub(crate) result_seen: bool,
    pub(crate) selected: Option<usize>,
    /// Which of the selected place's answers is highlighted.
    pub(crate) option: usize,
    /// What is answered for the person.
    pub(crate) passing: Passing,
    pub(crate) notice: Option<String>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) scroll: usize,
    pub(crate) over: bool,
    offered: Option<ToSitting>,
}

impl App {
    /// Sits down. The error is a sentence: the game could not be started or resumed.
    pub fn new(play: Play) -> Result<Self, String> {
        let mut app = Self {
            door: Door::new(),
            keep: play.keep,
            another: play.another,
            words: play.words,
            theme: Theme {
                colours: play.colours,
            },
            pace: play.pace,
            seat: Seat::default(),
            names: Vec::new(),
            bots: Vec::new(),
            view: None,
            queue: VecDeque::new(),
            log: Log::default(),
            latest: 0,
            coming: None,
            for_others: Vec::new(),
            menu: Menu::default(),
            script: None,
            width: std::cell::Cell::new(80),
            waited: Duration::ZERO,
            sheet_seen: 0,
            result_seen: false,
            selected: None,
            option: 0,
            passing: Passing::wished(wishes::read(&play.wishes)),
            notice: play.notice,
            overlay: None,
            scroll: 0,
            over: false,
            offered: None,
        };
        app.log.level = Some(play.level);
        let notice = app.notice.take();
        match play.opening {
            Opening::New(start) => app.begin(start),
            Opening::Resume(record) => app.say(ToSitting::Resume { record }),
            Opening::Offer(record, start) => {
                app.say(ToSitting::Resume { record });
                app.overlay = Some(Overlay::Offer);
                app.offered = Some(start);
            }
        }
        match (app.view.is_some(), app.notice.take()) {
            (false, Some(sorry)) => return Err(sorry),
            (_, sorry) => app.notice = sorry.or(notice),
        }
        app.settle();
        Ok(app)
    }

    /// Whether the person wants to leave.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether the game is over.
    pub(crate) fn is_finished(&self) -> bool {
        match &self.view {
            Some(View::BlancNoir(view)) => view.winners.is_some(),
            Some(View::Fengsheng(view)) => view.winners.is_some(),
            Some(View::Clocktower(view)) => matches!(view.board.phase, Phase::Over { .. }),
            None => false,
        }
    }

    /// The question on the table, once everything before it has been shown.
    pub(crate) fn prompt(&self) -> Option<&Prompt> {
        let shown = self.queue.is_empty() && !self.sheet_is_open();
        self.coming.as_ref().filter(|_| shown)
    }

    /// Whether the question is which character to keep: its screen is read like a page.
    pub(crate) fn is_choosing_a_character(&self) -> bool {
        let asked = matches!(&self.view, Some(View::Fengsheng(view)) if view.ask == Ask::Role);
        asked && self.prompt().is_some()
    }

    pub(crate) fn picks(&self) -> Picks {
        Picks::of(self)
    }

    /// The counting of the last finished round, in a game that has rounds.
    pub(crate) fn sheet(&self) -> Option<&protocol::blanc_noir::Sheet> {
        match &self.view {
            Some(View::BlancNoir(view)) => view.sheet.as_ref(),
            _ => None,
        }
    }

    /// Whether a round was counted that the person has not looked at yet.
    pub(crate) fn sheet_is_open(&self) -> bool {
        self.sheet()
            .is_some_and(|sheet| sheet.round > self.sheet_seen)
    }

    /// Whether the game is over and its result lies over the table.
    pub(crate) fn result_is_open(&self) -> bool {
        self.is_finished() && self.queue.is_empty() && !self.sheet_is_open() && !self.result_seen
    }

    /// Says something to the table and takes in the answer.
    pub(crate) fn say(&mut self, message: ToSitting) {
        self.selected = None;
        self.option = 0;
        self.scroll = 0;
        self.notice = None;
        for answer in self.door.answer(message) {
            self.receive(answer);
        }
    }

    /// Starts a game; what was kept before is put aside.
    pub(crate) fn begin(&mut self, start: ToSitting) {
        if let Err(error) = self.keep.begin() {
            self.cannot_keep(&error);
        }
        self.say(start);
    }

    /// Where the game is kept.
    pub fn place(&self) -> String {
        self.keep.place()
    }

    /// Starts another game of the same kind.
    pub(crate) fn begin_another(&mut self) {
        let start = (self.another)();
        self.begin(start);
    }

    /// Starts the new game that stood beside the offered one.
    pub(crate) fn begin_offered(&mut self) {
        if let Some(start) = self.offered.take() {
            self.begin(start);
        }
    }

    /// Takes in a message from the table.
    pub fn receive(&mut self, message: FromSitting) {
        match message {
            FromSitting::Table {
                seat,
                names,
                bots,
                moments,
                prompt,
                prompts,
                sheet,
                fresh,
                record,
            } => {
                if let Err(error) = self.keep.keep(&record) {
                    self.cannot_keep(&error);
                }
                self.seat = seat;
                self.names = names;
                self.bots = bots;
                self.coming = prompt;
                self.for_others = prompts;
                self.close_menu();
                if fresh {
                    self.script = sheet;
                }
                self.result_seen = false;
                if fresh {
                    self.jump(moments);
                } else {
                    self.queue.extend(moments);
                    self.show_own();
                }
            }
            FromSitting::Because { reason, .. } => self.notice = reason.map(|it| self.line(&it)),
            FromSitting::Advice { counsel, .. } => {
                self.overlay = Some(Overlay::Advice(Box::new(counsel)));
            }
            FromSitting::Reviewed { decisions } => {
                self.overlay = Some(Overlay::Review(decisions));
            }
            FromSitting::Sorry { line } => self.notice = Some(self.line(&line)),
            FromSitting::Welcome { .. } | FromSitting::Saved { .. } => {}
        }
    }

    /// What a player is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// A line of the table as text.
    pub(crate) fn line(&self, line: &Line) -> String {
        self.words.line(line, &self.names)
    }

    /// Remembers how the person wants to be asked now.
    pub(crate) fn keep_wishes(&mut self) {
        let wishes = wishes::write(&self.passing.patience);
        if let Err(error) = self.keep.keep_wishes(&wishes) {
            let why = error.to_string();
            let values = [("why", why.as_str().into())];
            self.notice = Some(self.words.text_with("tui-cannot-keep-wishes", &values));
        }
    }

    fn cannot_keep(&mut self, error: &io::Error) {
        let why = error.to_string();
        let values = [("why", why.as_str().into())];
        self.notice = Some(self.words.text_with("tui-cannot-keep", &values));
    }
}
