//! 按键 — what each key does.
//!
//! Letters and digits pick; a letter only selects, and Enter or the same letter again commits, so that no
//! slip of a finger plays a card. Digits stand before what they do and commit at once.

use protocol::patience::{Why, untils};
use protocol::{ToSitting, View};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::App;
use crate::overlay::Overlay;
use crate::screen;

/// How many lines a page key moves.
const PAGE: usize = 10;

impl App {
    /// Does what a key says.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control {
            self.over |= matches!(key.code, KeyCode::Char('c' | 'd'));
            return;
        }
        if self.overlay.is_some() {
            self.key_on_overlay(key.code);
        } else if self.sheet_is_open() {
            self.key_on_sheet(key.code);
        } else if self.result_is_open() {
            self.key_on_result(key.code);
        } else if self.menu.filter.is_some() || !self.command(key.code) {
            if self.queue.is_empty() && matches!(self.view, Some(View::Clocktower(_))) {
                let inside = usize::from(self.width.get()).saturating_sub(screen::INSIDE);
                self.key_on_menu(key.code, inside);
            } else if self.queue.is_empty() {
                self.key_on_question(key.code);
            } else {
                self.key_while_others_move(key.code);
            }
        }
        self.settle();
    }

    /// The commands that always hold.
    fn command(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Char('?') | KeyCode::F(1) => self.open(Overlay::Help),
            KeyCode::Char('q') => self.over = true,
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('l') => self.open(Overlay::Log),
            KeyCode::Char('L') => self.log.cycle(),
            KeyCode::Char('v') => self.open(Overlay::Seats),
            KeyCode::Char('r') => self.open_rule(),
            _ => return self.command_of_game(code),
        }
        true
    }

    /// The commands that only one game has.
    fn command_of_game(&mut self, code: KeyCode) -> bool {
        match (&self.view, code) {
            (Some(View::BlancNoir(_) | View::Clocktower(_)), KeyCode::Char('s')) => {
                self.open(Overlay::Sheet);
            }
            (Some(View::Clocktower(_)), KeyCode::Char('t')) => self.open(Overlay::Square),
            (Some(View::Clocktower(_)), KeyCode::Char('c')) => self.open(Overlay::Card(0)),
            (Some(View::Clocktower(view)), KeyCode::Char('w')) => {
                if self.is_finished() {
                    self.say(ToSitting::Review);
                } else if screen::is_host(view) {
                    self.say(ToSitting::Advise);
                }
            }
            (Some(View::Fengsheng(_)), KeyCode::Char('m')) => self.ask_otherwise(),
            (Some(View::Fengsheng(_)), KeyCode::Char('o')) => self.open(Overlay::Asking),
            (Some(View::Fengsheng(_)), KeyCode::Char('w')) => {
                if self.prompt().is_some_and(|prompt| prompt.pause.is_some()) {
                    self.open(Overlay::Wait);
                }
            }
            _ => return false,
        }
        true
    }

    fn ask_otherwise(&mut self) {
        let patience = &mut self.passing.patience;
        patience.asking = patience.asking.next();
        self.keep_wishes();
    }

    fn open(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        self.scroll = 0;
    }

    /// The rulebook page of the selected card of Fengsheng, or of the question.
    fn open_rule(&mut self) {
        let Some(prompt) = self.prompt().or_else(|| self.looked_at()) else {
            return;
        };
        let selected = self.selected.and_then(|at| {
            let picks = self.picks();
            let face: fengsheng::Face = picks.choosable().get(at)?.code.parse().ok()?;
            Some(format!("fengsheng/cards/{}", face.function().name()))
        });
        let name = selected.unwrap_or_else(|| prompt.rule.clone());
        let look = rulebook::Look {
            width: 76,
            ink: rulebook::Ink::Plain,
        };
        match rulebook::index::find(&name) {
            Ok(page) => {
                let text = rulebook::show(&page, look);
                self.open(Overlay::Rule(text.lines().map(str::to_owned).collect()));
            }
            Err(_) => {
                let values = [("page", name.as_str().into())];
                self.notice = Some(self.words.text_with("tui-no-rule", &values));
            }
        }
    }

    fn key_on_overlay(&mut self, code: KeyCode) {
        if self.overlay == Some(Overlay::Offer) {
            match code {
                KeyCode::Enter | KeyCode::Char(' ') => self.overlay = None,
                KeyCode::Char('n') => {
                    self.overlay = None;
                    self.begin_offered();
                }
                KeyCode::Char('q') | KeyCode::Esc => self.over = true,
                _ => {}
            }
            return;
        }
        if let Some(Overlay::Card(before)) = self.overlay {
            self.key_on_card(before, code);
            return;
        }
        match code {
            KeyCode::Char('l' | 'L') if self.overlay == Some(Overlay::Log) => {
                self.log.cycle();
                self.scroll = 0;
            }
            KeyCode::Char('m') if self.overlay == Some(Overlay::Asking) => self.ask_otherwise(),
            KeyCode::Char(digit @ '1'..='9') if self.overlay == Some(Overlay::Asking) => {
                self.switch_reason(digit);
            }
            KeyCode::Char(digit @ '1'..='9') if self.overlay == Some(Overlay::Wait) => {
                self.overlay = None;
                self.wait_for(digit);
            }
            _ if self.turn_page(code) => {}
            _ => {
                self.overlay = None;
                self.scroll = 0;
            }
        }
    }

    /// Cards are leafed through; whoever puts one away hands the device back before anything else is shown.
    fn key_on_card(&mut self, before: usize, code: KeyCode) {
        let count = self.log.told().count();
        self.overlay = Some(match code {
            KeyCode::Left if before + 1 < count => Overlay::Card(before + 1),
            KeyCode::Right => Overlay::Card(before.saturating_sub(1)),
            KeyCode::Left => Overlay::Card(before),
            _ => Overlay::Cover,
        });
    }

    /// Switches a reason to be asked on or off.
    fn switch_reason(&mut self, digit: char) {
        let at = digit.to_digit(10).map_or(0, |digit| digit as usize);
        let Some(&why) = at.checked_sub(1).and_then(|at| Why::ALL.get(at)) else {
            return;
        };
        let off = &mut self.passing.patience.off;
        if off.contains(&why) {
            off.retain(|&it| it != why);
        } else if !why.is_fixed() {
            off.push(why);
        }
        self.keep_wishes();
    }

    fn wait_for(&mut self, digit: char) {
        let Some(View::Fengsheng(view)) = &self.view else {
            return;
        };
        let untils = untils(view);
        let at = digit.to_digit(10).map_or(0, |digit| digit as usize);
        if let Some(&until) = at.checked_sub(1).and_then(|at| untils.get(at)) {
            self.wait(until);
        }
    }

    /// Moves what is longer than the screen.
    pub(crate) fn turn_page(&mut self, code: KeyCode) -> bool {
        self.scroll = match code {
            KeyCode::Up => self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll + 1,
            KeyCode::PageUp => self.scroll.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll + PAGE,
            KeyCode::Home => 0,
            _ => return false,
        };
        true
    }

    fn key_on_sheet(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Esc => {
                self.scroll = 0;
                self.close_sheet();
            }
            KeyCode::Char('q') => self.over = true,
            _ => {
                self.turn_page(code);
            }
        }
    }

    fn key_on_result(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('n') => self.begin_another(),
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('l') => self.open(Overlay::Log),
            KeyCode::Char('w') if matches!(self.view, Some(View::Clocktower(_))) => {
                self.say(ToSitting::Review);
            }
            KeyCode::Char('q') => self.over = true,
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Esc => {
                self.scroll = 0;
                self.result_seen = true;
            }
            _ => {
                self.turn_page(code);
            }
        }
    }

    fn key_while_others_move(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(' ') | KeyCode::Right => self.advance(),
            KeyCode::Enter | KeyCode::Esc => self.skip(),
            _ => {}
        }
    }
}
