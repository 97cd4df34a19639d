//! 按键 — how one goes about in the menu.

use protocol::ToSitting;
use ratatui::crossterm::event::KeyCode;

use super::{Entry, FEW, Menu, Page, ROWS, Step};
use crate::App;

impl App {
    /// Begins anew at the top of the menu: the question is another one.
    pub(crate) fn close_menu(&mut self) {
        self.menu = Menu::default();
    }

    pub(crate) fn key_on_menu(&mut self, code: KeyCode, width: usize) {
        if self.menu.filter.is_some() && self.key_on_filter(code) {
            return;
        }
        let (count, page) = (self.entries().len(), self.menu_page(width));
        let size = page.cells.len().max(1);
        let walk = |at: usize, by: isize| {
            let count = count.max(1);
            at.min(count - 1)
                .wrapping_add_signed(by)
                .wrapping_add(count)
                % count
        };
        let columns = page.columns.max(1);
        match code {
            KeyCode::Left => self.menu.at = walk(self.menu.at, -1),
            KeyCode::Right => self.menu.at = walk(self.menu.at, 1),
            KeyCode::Up => self.menu.at = self.menu.at.saturating_sub(columns),
            KeyCode::Down => {
                let below = self.menu.at + columns;
                self.menu.at = below.min(count.saturating_sub(1));
            }
            KeyCode::PageUp => self.menu.at = self.menu.at.saturating_sub(size),
            KeyCode::PageDown | KeyCode::Char(' ') => {
                let below = self.menu.at + size;
                self.menu.at = if below < count { below } else { 0 };
            }
            KeyCode::Tab => self.next_asked(),
            KeyCode::Char('/') => {
                self.menu.filter = Some(String::new());
                self.menu.at = 0;
            }
            KeyCode::Esc | KeyCode::Backspace => {
                self.menu.path.pop();
                self.menu.at = 0;
                self.notice = None;
            }
            KeyCode::Enter if self.is_finished() => self.result_seen = false,
            KeyCode::Enter => self.take(self.menu.at),
            KeyCode::Char(digit @ '1'..='9') => {
                let place = digit as usize - '1' as usize;
                if place < page.cells.len() {
                    self.take((page.number - 1) * page_size(&page) + place);
                }
            }
            _ => {}
        }
    }

    /// What is typed while something is looked for. Whether the key was for that.
    fn key_on_filter(&mut self, code: KeyCode) -> bool {
        let Some(filter) = &mut self.menu.filter else {
            return false;
        };
        match code {
            KeyCode::Char(letter) => filter.push(letter),
            KeyCode::Backspace => {
                if filter.pop().is_none() {
                    self.menu.filter = None;
                }
            }
            KeyCode::Esc => self.menu.filter = None,
            _ => return false,
        }
        self.menu.at = 0;
        true
    }

    /// The next seat for which the person answers.
    fn next_asked(&mut self) {
        let asked: Vec<u8> = self.asked().iter().map(|it| it.seat.number()).collect();
        let now = self.looked_at().map(|it| it.seat.number());
        let at = asked.iter().position(|&seat| Some(seat) == now);
        let next = at.map_or(0, |at| (at + 1) % asked.len().max(1));
        self.menu = Menu::default();
        if let Some(&seat) = asked.get(next).filter(|_| next > 0) {
            self.menu.path.push(Step::Who(seat));
        }
    }

    /// Does what an entry says: opens it, or answers.
    fn take(&mut self, at: usize) {
        let Some((entry, _)) = self.entries().into_iter().nth(at) else {
            return;
        };
        match entry {
            Entry::Open(step) => {
                self.menu.path.push(step);
                self.menu.at = 0;
            }
            Entry::Answer(answer) => self.say(ToSitting::Act {
                moment: answer.moment,
                action: answer.action,
                seat: Some(answer.seat),
            }),
        }
    }
}

/// How many entries a full page like this has.
fn page_size(page: &Page) -> usize {
    FEW.min(page.columns * ROWS)
}
